import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { paymentNotification } from '../database/schema/payment-table.ts'
import type { PaymentEvent } from '../outside/payment/payment-gateway.ts'
import type { PaymentRow } from './payment-queries.ts'

type Mismatch = { row: PaymentRow; event: PaymentEvent; note: string | null }

/**
 * Stores a gateway answer that does not match our request among the notifications, for staff to check. Stored once per
 * payment and difference, and not if a notification already reported it.
 */
export async function saveMismatch({ now }: Context, db: Database, { row, event, note }: Mismatch) {
  const { invoice } = event
  const same = and(
    eq(paymentNotification.invoice, invoice),
    eq(paymentNotification.outcome, 'mismatch'),
    eq(paymentNotification.note, note ?? ''),
  )
  if (await db.$count(paymentNotification, same)) return
  const at = now()
  await db
    .insert(paymentNotification)
    .values({
      provider: row.provider,
      requestId: `asked-${row.requestId}-${note}`,
      headers: {},
      body: Buffer.from(JSON.stringify(event)),
      invoice,
      outcome: 'mismatch',
      note,
      receivedAt: at,
      processedAt: at,
    })
    .onConflictDoNothing()
}
