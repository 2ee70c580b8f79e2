import type { AuditAction } from '@nmw/contract/audit-labels'
import { and, eq } from 'drizzle-orm'
import { CATEGORY } from '@nmw/contract/notification'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { order } from '../database/schema/order-table.ts'
import { moneyEntry, refundCase } from '../database/schema/payment-table.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { notify } from '../notification/notify.ts'
import { lockOrder } from '../order/lock-order.ts'
import { announceRefund } from '../refund/announce-refund.ts'
import { worksAt } from '../staff-branch/work-branches.ts'

export type LockedRefund = Awaited<ReturnType<typeof lockRefund>>

/** Locks the order and then the case, if it is at a branch of the caller. */
export async function lockRefund(db: Database, caller: Caller, id: number) {
  const [known] = await db.select({ orderId: refundCase.orderId }).from(refundCase).where(eq(refundCase.id, id))
  if (known) await lockOrder(db, known.orderId)
  const [found] = await db
    .select({ refund: refundCase, order })
    .from(refundCase)
    .innerJoin(order, eq(order.id, refundCase.orderId))
    .where(and(eq(refundCase.id, id), worksAt(db, order.branchId, caller)))
    .for('update', { of: refundCase })
  if (!found) throw notFound('Kasus tidak ditemukan')
  const due = and(
    eq(moneyEntry.orderId, found.order.id),
    eq(moneyEntry.kind, 'refund-due'),
    eq(moneyEntry.reference, `case-${id}`),
  )
  return { ...found, owed: (await db.$count(moneyEntry, due)) > 0 }
}

type RefundStep = {
  locked: LockedRefund
  caller: Caller
  client: Client
  action: AuditAction
  note: string
  news: string
}

/** Audits the step, notifies the patient and updates open pages. */
export async function recordRefundStep(context: Context, db: Database, step: RefundStep) {
  const { locked, caller, client, action, note, news } = step
  const { refund, order: row } = locked
  await recordAudit(context, db, client, {
    action,
    accountId: caller.accountId,
    object: `refund-${refund.id}`,
    detail: { invoice: row.invoice, amount: refund.amount, note },
  })
  await notify(db, {
    accountId: row.patientId,
    category: CATEGORY.payment,
    message: news,
    link: `/user/order/${row.invoice}`,
    dedupeKey: `${action}-${refund.id}`,
    at: context.now(),
  })
  await announceRefund(db, row.id)
}
