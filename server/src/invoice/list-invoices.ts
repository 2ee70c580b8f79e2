import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm'
import type { InvoiceLine } from '@nmw/contract/invoice'
import { pageInfoOf } from '@nmw/contract/page'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { branch } from '../database/schema/branch-table.ts'
import { order } from '../database/schema/order-table.ts'
import { sale, salePayment } from '../database/schema/sale-table.ts'
import type { Caller } from '../http/route.ts'
import { findPaymentMethod } from '../payment-method/all-payment-methods.ts'
import { findInvoicePoints } from './find-buyer.ts'
import { paymentName } from './payment-name.ts'

type Page = { page: number; limit: number }

/** Lists paid or ended orders and all clinic sales together, newest first. Unpaid open orders are not history yet. */
export async function listInvoices({ db }: Context, { caller, query }: { caller: Caller; query: Page }) {
  const { accountId } = caller
  const decided = and(eq(order.patientId, accountId), ne(order.paymentStatus, 'PENDING'))
  const [place, [orders], [sales]] = await Promise.all([
    findPage(db, accountId, query),
    db.select({ total: count() }).from(order).where(decided),
    db.select({ total: count() }).from(sale).where(eq(sale.patientId, accountId)),
  ])
  const lines = new Map([...(await orderLines(db, place)), ...(await saleLines(db, place))])
  const points = await findInvoicePoints(db, accountId, [...lines.keys()])
  const datas = place.map(({ invoice }) => ({ ...lines.get(invoice)!, point: points.get(invoice) ?? 0 }))
  return { datas, page: pageInfoOf(orders!.total + sales!.total, query) }
}

type Place = { source: 'order' | 'clinic'; invoice: string }

async function findPage(db: Database, accountId: number, { page, limit }: Page) {
  const { rows } = await db.execute<Place>(sql`
    select source, invoice from (
      select 'order' as source, ${order.invoice}, coalesce(${order.paidAt}, ${order.createdAt}) as at
      from ${order} where ${order.patientId} = ${accountId} and ${order.paymentStatus} <> 'PENDING'
      union all
      select 'clinic', ${sale.invoice}, ${sale.createdAt} from ${sale} where ${sale.patientId} = ${accountId}
    ) everything
    order by at desc, invoice desc limit ${limit} offset ${(page - 1) * limit}`)
  return rows
}

type Line = [invoice: string, line: InvoiceLine]
const invoicesOf = (place: Place[], wanted: Place['source']) =>
  place.filter(({ source }) => source === wanted).map(({ invoice }) => invoice)

async function orderLines(db: Database, place: Place[]): Promise<Line[]> {
  const rows = await db
    .select({ order, branchName: branch.name })
    .from(order)
    .innerJoin(branch, eq(branch.id, order.branchId))
    .where(inArray(order.invoice, invoicesOf(place, 'order')))
  return rows.map(({ order: row, branchName }) => {
    const { code, name } = findPaymentMethod(row.paymentMethod)
    const paid = row.paymentStatus === 'PAID' && row.orderStatus !== 'CANCEL'
    const line: InvoiceLine = {
      status: paid ? 'success' : 'cancel',
      branch: { name: branchName },
      date: (row.paidAt ?? row.createdAt).toISOString(),
      noInvoice: row.invoice,
      summary: {
        payment: row.paidAt ? [{ type: code, name, value: row.grandTotal }] : [],
        grandTotal: row.grandTotal,
      },
      point: 0,
      edited: false,
      source: 'order',
    }
    return [row.invoice, line]
  })
}

async function saleLines(db: Database, place: Place[]): Promise<Line[]> {
  const rows = await db
    .select({ sale, branchName: branch.name })
    .from(sale)
    .innerJoin(branch, eq(branch.id, sale.branchId))
    .where(inArray(sale.invoice, invoicesOf(place, 'clinic')))
  const ids = rows.map((row) => row.sale.id)
  const payments = await db
    .select()
    .from(salePayment)
    .where(inArray(salePayment.saleId, ids))
    .orderBy(asc(salePayment.id))
  return rows.map(({ sale: row, branchName }) => {
    const line: InvoiceLine = {
      status: row.voidedAt ? 'cancel' : 'success',
      branch: { name: branchName },
      date: row.createdAt.toISOString(),
      noInvoice: row.invoice,
      summary: {
        payment: payments
          .filter(({ saleId }) => saleId === row.id)
          .map((part) => ({ type: part.type, name: paymentName(part), value: part.value })),
        grandTotal: row.total,
      },
      point: 0,
      edited: row.voidedAt !== null,
      source: 'clinic',
    }
    return [row.invoice, line]
  })
}
