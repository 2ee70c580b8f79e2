import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { paymentNotification } from '../database/schema/payment-table.ts'
import { ipKey } from '../http/ip-key.ts'
import type { Client } from '../http/client.ts'
import type { ReceivedNotification } from '../outside/payment/payment-gateway.ts'

/** Verifies, stores and answers; applying comes later. A repeat gets the same answer and changes nothing. */
export async function receiveNotification(
  context: Context,
  client: Pick<Client, 'ip' | 'requestId'>,
  received: ReceivedNotification,
  mayNote: (key: string, at: Date) => boolean,
): Promise<{ status: number; body: object }> {
  const read = context.outside.payment.readNotification(received)
  if (!read.genuine) {
    const detail = { reason: read.reason }
    const entry = { action: 'payment-notification-refused' as const, object: received.path, detail }
    const mayAudit = mayNote(`${received.path} ${ipKey(client.ip)}`, received.at)
    if (mayAudit) await recordAudit(context, context.db, client, entry)
    return { status: 401, body: read.answer }
  }
  const { provider, messageId, headers, event, answer } = read
  await context.db
    .insert(paymentNotification)
    .values({
      provider,
      requestId: messageId,
      headers,
      body: received.body,
      invoice: event?.invoice ?? null,
      receivedAt: received.at,
      ...(!event && { outcome: 'broken', note: 'not understood', processedAt: received.at }),
    })
    .onConflictDoNothing()
  if (!event) return { status: 400, body: { status: false, result: null, message: 'Bad Request' } }
  context.wake('apply-notifications')
  return { status: 200, body: answer }
}
