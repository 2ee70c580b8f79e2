import { createHash } from 'node:crypto'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { courierNotification } from '../database/schema/shipment-table.ts'
import { ipKey } from '../http/ip-key.ts'
import type { Client } from '../http/client.ts'
import type { ReceivedCourierNotification } from '../outside/courier/courier.ts'

/** Verifies, stores and answers; applying comes later. A repeat gets the same answer and changes nothing. */
export async function receiveCourierNotification(
  context: Context,
  client: Pick<Client, 'ip' | 'requestId'>,
  received: ReceivedCourierNotification,
  mayNote: (key: string, at: Date) => boolean,
): Promise<200 | 400 | 401> {
  const { courier } = context.outside
  const read = courier.readNotification(received)
  if (!read.genuine) {
    const detail = { reason: read.reason }
    const happening = { action: 'courier-notification-refused' as const, object: 'courier', detail }
    if (mayNote(ipKey(client.ip), received.at)) await recordAudit(context, context.db, client, happening)
    return 401
  }
  const { body, at } = received
  await context.db
    .insert(courierNotification)
    .values({
      provider: courier.provider,
      digest: createHash('sha256').update(body).digest('hex'),
      body,
      receivedAt: at,
      ...(!read.events && { outcome: 'broken', processedAt: at }),
    })
    .onConflictDoNothing()
  if (!read.events) return 400
  context.wake('apply-parcels')
  return 200
}
