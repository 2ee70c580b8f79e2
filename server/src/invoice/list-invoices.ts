import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import { pageInfoOf } from '@nmw/contract/page'
import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'
import { order } from '../database/schema/order-table.ts'
import { pointEntry } from '../database/schema/point-table.ts'
import type { Caller } from '../http/route.ts'
import { findPaymentMethod } from '../payment-method/all-payment-methods.ts'

type Input = { caller: Caller; query: { page: number; limit: number } }

/** Every order whose payment is decided; those that still wait are no history yet. */
export async function listInvoices({ db }: Context, { caller, query }: Input) {
  const own = and(eq(order.patientId, caller.accountId), ne(order.paymentStatus, 'PENDING'))
  const [rows, [counted]] = await Promise.all([
    db
      .select({ order, branchName: branch.name, points: sql<number>`coalesce(${pointEntry.amount}, 0)` })
      .from(order)
      .innerJoin(branch, eq(branch.id, order.branchId))
      .leftJoin(
        pointEntry,
        and(
          eq(pointEntry.accountId, order.patientId),
          eq(pointEntry.kind, 'earn'),
          eq(pointEntry.reference, order.invoice),
        ),
      )
      .where(own)
      .orderBy(desc(order.id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    db.select({ total: count() }).from(order).where(own),
  ])
  const datas = rows.map(({ order: row, branchName, points }) => {
    const { code, name } = findPaymentMethod(row.paymentMethod)
    const paid = row.paymentStatus === 'PAID' && row.orderStatus !== 'CANCEL'
    return {
      status: paid ? ('success' as const) : ('cancel' as const),
      branch: { name: branchName },
      date: (row.paidAt ?? row.createdAt).toISOString(),
      noInvoice: row.invoice,
      summary: {
        payment: row.paidAt ? [{ type: code, name, value: row.grandTotal }] : [],
        grandTotal: row.grandTotal,
      },
      point: points,
      edited: false,
    }
  })
  return { datas, page: pageInfoOf(counted?.total ?? 0, query) }
}
