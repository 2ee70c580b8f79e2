import { and, eq } from 'drizzle-orm'
import { timingSafeEqual } from 'node:crypto'
import { recordAudit } from '../audit/record-audit.ts'
import { returnAttempt, consumeAttempt } from '../auth/consume-attempt.ts'
import type { Context } from '../context.ts'
import { order } from '../database/schema/order-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound, Problem, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { hashToken } from '../secret.ts'
import { worksAt } from '../staff-branch/work-branches.ts'
import { lockOrder } from './lock-order.ts'
import { moveOrder } from './move-order.ts'

const QUARTER = 15 * 60
const WRONG_CODES = 5

type Input = { caller: Caller; client: Client; params: { invoice: string }; body: { code: string } }

/** Hands over to anyone who knows the code. Wrong codes are counted, so that staff cannot try them all. */
export async function handOver(context: Context, { caller, client, params, body }: Input): Promise<true> {
  const [row] = await context.db
    .select()
    .from(order)
    .where(and(eq(order.invoice, params.invoice), worksAt(context.db, order.branchId, caller)))
  if (!row) throw notFound('Pesanan tidak ditemukan')
  if (row.orderStatus !== 'SELF_PICKUP' || row.pickupCode === null)
    throw new Problem(409, notReadyMessage(row.orderStatus))
  const key = `pickup:${row.id}`
  await consumeAttempt(context, { key, limit: WRONG_CODES, seconds: QUARTER, what: 'Terlalu banyak kode yang salah.' })
  const byAccountId = caller.accountId
  const auditFacts = { accountId: byAccountId, object: row.invoice }
  if (!isSame(body.code, row.pickupCode)) {
    await recordAudit(context, context.db, client, { action: 'wrong-pickup-code', ...auditFacts })
    throw refused('Kode pengambilan salah', 'code')
  }
  await returnAttempt(context, key)
  await transaction(context.db, async (db) => {
    const moved = await moveOrder(context, db, { orderId: row.id, move: 'handOver', by: 'frontOffice', byAccountId })
    if (!moved) throw new Problem(409, notReadyMessage((await lockOrder(db, row.id))!.orderStatus))
    await recordAudit(context, db, client, { action: 'hand-over', ...auditFacts })
  })
  return true
}

function isSame(typed: string, code: string) {
  return timingSafeEqual(hashToken(typed.replace(/[\s-]/g, '')), hashToken(code.replace(/[\s-]/g, '')))
}

function notReadyMessage(status: string) {
  if (status === 'COMPLETED') return 'Pesanan ini sudah diserahkan'
  return status === 'CANCEL' ? 'Pesanan ini sudah dibatalkan' : 'Pesanan ini belum siap diambil'
}
