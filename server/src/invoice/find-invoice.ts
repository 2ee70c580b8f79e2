import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { branch } from '../database/schema/branch-table.ts'
import { order, orderItem } from '../database/schema/order-table.ts'
import { deskPayment } from '../database/schema/payment-table.ts'
import { sale, saleItem, salePayment } from '../database/schema/sale-table.ts'
import { findPaymentMethod } from '../payment-method/all-payment-methods.ts'
import { readSettingOn } from '../setting/read-setting.ts'
import { findBuyer, findInvoicePoints } from './find-buyer.ts'
import { findRedeemedPrescription } from './find-redeemed-prescription.ts'
import type { InvoiceFacts, PaidPart } from './invoice-facts.ts'
import { saleStatus } from './sale-status.ts'

/** Finds any invoice; the caller checks who may see it. */
export async function findInvoice(db: Database, invoice: string): Promise<InvoiceFacts | undefined> {
  const facts = (await findOrderInvoice(db, invoice)) ?? (await findSaleInvoice(db, invoice))
  return facts && { ...facts, vatPercent: await readSettingOn(db, 'vat-percent', facts.at) }
}

async function findOrderInvoice(db: Database, invoice: string): Promise<InvoiceFacts | undefined> {
  const [found] = await db
    .select({ order, branch, atDesk: deskPayment })
    .from(order)
    .innerJoin(branch, eq(branch.id, order.branchId))
    .leftJoin(deskPayment, eq(deskPayment.orderId, order.id))
    .where(eq(order.invoice, invoice))
  if (!found) return undefined
  const { order: row, branch: clinic, atDesk } = found
  const [lines, buyer, points, prescription] = await Promise.all([
    db.select().from(orderItem).where(eq(orderItem.orderId, row.id)).orderBy(asc(orderItem.id)),
    findBuyer(db, row.patientId),
    findInvoicePoints(db, row.patientId, [invoice]),
    findRedeemedPrescription(db, row.id),
  ])
  const method = findPaymentMethod(row.paymentMethod)
  return {
    invoice,
    ownerId: row.patientId,
    // Paid and then cancelled: the money is refunded.
    paymentStatus: row.paymentStatus === 'PAID' && row.orderStatus === 'CANCEL' ? 'CANCEL' : row.paymentStatus,
    at: row.paidAt ?? row.createdAt,
    branch: { name: clinic.name, address: clinic.address, zone: clinic.timezone },
    buyer: { name: buyer.name, phone: buyer.phone, address: row.recipient?.address ?? null },
    customerNumber: buyer.customerNumber,
    lines,
    fees: [
      { name: row.shipping ? `Pengiriman, ${row.shipping.name}` : 'Pengiriman', value: row.shippingAmount },
      { name: 'Asuransi', value: row.insuranceFee },
      { name: 'Biaya layanan', value: row.serviceFee },
    ].filter(({ value }) => value > 0),
    payments: atDesk ? [{ ...atDesk, value: atDesk.paid }] : row.paidAt ? [onlinePayment(method, row.grandTotal)] : [],
    method: method.name,
    change: atDesk?.change ?? 0,
    weight: row.weight,
    prescription,
    points: points.get(invoice) ?? 0,
    edited: false,
  }
}

/** A virtual account counts as a transfer, every other online payment as a card. */
function onlinePayment({ name, bank }: { name: string; bank: string | null }, value: number): PaidPart {
  return bank === null
    ? { type: 'kredit', value, name, lastFour: null }
    : { type: 'transfer', value, name: null, lastFour: null }
}

async function findSaleInvoice(db: Database, invoice: string): Promise<InvoiceFacts | undefined> {
  const [found] = await db
    .select({ sale, branch })
    .from(sale)
    .innerJoin(branch, eq(branch.id, sale.branchId))
    .where(eq(sale.invoice, invoice))
  if (!found) return undefined
  const { sale: row, branch: clinic } = found
  const [lines, payments, buyer, points, paymentStatus] = await Promise.all([
    db.select().from(saleItem).where(eq(saleItem.saleId, row.id)).orderBy(asc(saleItem.id)),
    db.select().from(salePayment).where(eq(salePayment.saleId, row.id)).orderBy(asc(salePayment.id)),
    findBuyer(db, row.patientId),
    findInvoicePoints(db, row.patientId, [invoice]),
    saleStatus(db, row),
  ])
  return {
    invoice,
    ownerId: row.patientId,
    paymentStatus,
    at: row.createdAt,
    branch: { name: clinic.name, address: clinic.address, zone: clinic.timezone },
    buyer: { name: row.buyerName ?? buyer.name, phone: buyer.phone, address: null },
    customerNumber: buyer.customerNumber,
    lines,
    fees: [],
    payments,
    method: '',
    change: row.change,
    weight: 0,
    prescription: row.prescription,
    points: points.get(invoice) ?? 0,
    edited: row.voidedAt !== null,
  }
}
