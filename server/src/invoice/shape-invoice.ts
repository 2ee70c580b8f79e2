import type { Invoice, OwnInvoice } from '@nmw/contract/invoice'
import { includedTax } from '@nmw/contract/value-added-tax'
import { dayIn } from '@nmw/contract/zone'
import type { InvoiceFacts } from './invoice-facts.ts'

export function shapeInvoice(facts: InvoiceFacts): Invoice {
  const items = facts.lines.map(({ name, quantity, listPrice, price }) => ({
    name,
    quantity,
    price: listPrice,
    discount: (listPrice - price) * quantity,
    subTotal: price * quantity,
  }))
  const subTotal = sum(items.map((item) => item.subTotal))
  const taxable = sum(facts.lines.filter((line) => line.taxable).map(({ price, quantity }) => price * quantity))
  return {
    name: facts.buyer.name,
    status: facts.paymentStatus === 'PAID' ? 'success' : facts.paymentStatus === 'PENDING' ? 'pending' : 'cancel',
    header: {
      date: facts.at.toISOString(),
      noInvoice: facts.invoice,
      patientId: facts.customerNumber,
      grandTotal: subTotal + sum(facts.fees.map(({ value }) => value)),
    },
    items,
    resep: facts.prescription,
    detail: { ...paid(facts), subTotal, payTotal: sum(facts.payments.map(({ value }) => value)), return: facts.change },
    point: facts.points,
    edited: facts.edited,
    paymentStatus: facts.paymentStatus,
    branch: facts.branch,
    method: facts.method,
    fees: facts.fees,
    tax: includedTax(taxable, dayIn('Asia/Jakarta', facts.at), facts.vatPercent),
  }
}

export function shapeOwnInvoice(facts: InvoiceFacts, token: string): OwnInvoice {
  return { ...shapeInvoice(facts), buyer: facts.buyer, weight: facts.weight, token }
}

function paid({ payments }: InvoiceFacts) {
  const part = (type: string) => {
    const found = payments.find((one) => one.type === type)
    return { value: found?.value ?? 0, name: found?.name ?? '', no: found?.lastFour ?? '' }
  }
  const { value, name } = part('merchant')
  return {
    cash: part('cash').value,
    debit: part('debit'),
    kredit: part('kredit'),
    voucher: part('voucher').value,
    dp: part('dp').value,
    transfer: part('transfer').value,
    merchant: { value, name },
  }
}

function sum(values: number[]) {
  return values.reduce((total, value) => total + value, 0)
}
