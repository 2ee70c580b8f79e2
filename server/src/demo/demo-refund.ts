import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import type { order } from '../database/schema/order-table.ts'
import { refundCase } from '../database/schema/payment-table.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { decideRefund } from '../refund-desk/decide-refund.ts'
import { recordTransfer } from '../refund-desk/record-transfer.ts'
import { askRefund } from '../refund/ask-refund.ts'
import { giveRefundBank } from '../refund/give-refund-bank.ts'
import { openOwedCase } from '../refund/open-refund-case.ts'

export type RefundStory = {
  reason: string
  by: 'patient' | 'pharmacist'
  decision: 'DISETUJUI' | 'DITRANSFER' | 'DITOLAK'
  note: string
}

const bank = { bank: 'BCA', accountNumber: '5271009912', accountName: 'Siti Rahmawati' }
const client = { ip: '127.0.0.1', requestId: 'demo', idempotencyKey: undefined } as Client

/** A case created with the same verbs as in production: opened, decided and perhaps transferred. */
export async function refundDemoOrder(
  when: (step: number) => Context,
  { id: orderId, invoice, patientId, grandTotal: amount }: typeof order.$inferSelect,
  { reason, by, decision, note }: RefundStory,
) {
  const start = when(0)
  const patient: Caller = { sessionId: 'demo', accountId: patientId, roleId: 2, site: 'member', pending: false }
  const params = { invoice }
  if (by === 'patient') await askRefund(start, { caller: patient, client, params, body: { reason, ...bank } })
  else {
    const openedById = (await staffOf(start, 'apoteker@nmw.example')).accountId
    await openOwedCase(start, start.db, { orderId, amount, reason, openedById })
    await giveRefundBank(when(1), { caller: patient, client, params, body: bank })
  }
  const desk = await staffOf(start, 'kasir@nmw.example')
  const [opened] = await start.db.select().from(refundCase).where(eq(refundCase.orderId, orderId))
  const about = { caller: desk, client, params: { id: opened!.id } }
  await decideRefund(when(4), { ...about, body: { approve: decision !== 'DITOLAK', note } })
  if (decision === 'DITRANSFER') await recordTransfer(when(12), { ...about, body: { note: 'Ref 20917745' } })
}

async function staffOf({ db }: Context, email: string): Promise<Caller> {
  const [person] = await db.select().from(account).where(eq(account.email, email))
  return { sessionId: 'demo', accountId: person!.id, roleId: person!.roleId, site: 'ops', pending: false }
}
