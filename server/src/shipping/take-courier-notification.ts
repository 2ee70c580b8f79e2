import { createHash } from 'node:crypto'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { courierNotification } from '../database/schema/shipment-table.ts'
import type { Visit } from '../http/visit.ts'
import type { ReceivedCourierNotification } from '../outside/courier/courier.ts'

/** Verified, kept, answered; the work comes after. A repeat is answered like the first and changes nothing. */
export async function takeCourierNotification(
  context: Context,
  visit: Pick<Visit, 'ip' | 'requestId'>,
  received: ReceivedCourierNotification,
): Promise<200 | 400 | 401> {
  const { courier } = context.outside
  const read = courier.readNotification(received)
  if (!read.genuine) {
    const detail = { reason: read.reason }
    await recordAudit(context, context.db, visit, { action: 'courier-notification-refused', object: 'courier', detail })
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
