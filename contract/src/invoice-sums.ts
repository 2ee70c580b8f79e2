import { PAYMENT_METHOD_LABELS } from './invoice-labels.ts'
import type { Invoice } from './invoice.ts'

export type InvoiceSum = { name: string; value: number; strong?: true }

/** From the subtotal to the amount paid, without unused payment methods. */
export function invoiceSums({ detail, method, header, fees }: Invoice): InvoiceSum[] {
  const { debit, kredit, merchant } = detail
  const payments: InvoiceSum[] = [
    { name: PAYMENT_METHOD_LABELS.cash, value: detail.cash },
    { name: named(PAYMENT_METHOD_LABELS.debit, debit.name, debit.no), value: debit.value },
    { name: named(PAYMENT_METHOD_LABELS.kredit, kredit.name, kredit.no), value: kredit.value },
    { name: named(PAYMENT_METHOD_LABELS.transfer, method), value: detail.transfer },
    { name: named(PAYMENT_METHOD_LABELS.merchant, merchant.name), value: merchant.value },
    { name: PAYMENT_METHOD_LABELS.voucher, value: detail.voucher },
    { name: PAYMENT_METHOD_LABELS.dp, value: detail.dp },
  ]
  return [
    { name: 'Subtotal', value: detail.subTotal },
    ...fees,
    { name: 'Total', value: header.grandTotal, strong: true },
    ...payments.filter(({ value }) => value > 0),
    { name: 'Total bayar', value: detail.payTotal },
    // Only cash has change.
    ...(detail.cash > 0 ? [{ name: 'Kembalian', value: detail.return }] : []),
  ]
}

/** 'Debit BCA (1234)' */
function named(method: string, name: string, digits = '') {
  return [method, name, digits && `(${digits})`].filter(Boolean).join(' ')
}
