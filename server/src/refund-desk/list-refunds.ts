import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { RefundState } from '@nmw/contract/ops-refund'
import { pageInfoOf } from '@nmw/contract/page'
import type { Context } from '../context.ts'
import { order } from '../database/schema/order-table.ts'
import { refundCase } from '../database/schema/payment-table.ts'
import type { Caller } from '../http/route.ts'
import { requireBranch } from '../staff-branch/work-branches.ts'
import { refundItemOf, selectRefunds } from './refund-case-of.ts'

type Query = { branch: number; page: number; limit: number; state?: RefundState | undefined }

/** Open cases oldest first; with a final state, newest first. */
export async function listRefunds({ db }: Context, { caller, query }: { caller: Caller; query: Query }) {
  const place = await requireBranch(db, caller, query.branch)
  const { state, page, limit } = query
  const isOver = state === 'DITRANSFER' || state === 'DITOLAK'
  const open = sql`${refundCase.state} in ('DIAJUKAN', 'DISETUJUI')`
  const which = and(
    eq(order.branchId, place.id),
    state ? eq(refundCase.state, state) : undefined,
    isOver ? undefined : open,
  )
  const [rows, [counted]] = await Promise.all([
    selectRefunds(db)
      .where(which)
      .orderBy(isOver ? desc(refundCase.id) : asc(refundCase.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(refundCase)
      .innerJoin(order, eq(order.id, refundCase.orderId))
      .where(which),
  ])
  return { datas: rows.map(refundItemOf), page: pageInfoOf(counted?.total ?? 0, query) }
}
