import { desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'

export async function listSimulatedMessages({ db }: Context, to?: string) {
  const rows = await db
    .select()
    .from(outboxMessage)
    .where(to ? eq(outboxMessage.recipient, to) : undefined)
    .orderBy(desc(outboxMessage.id))
    .limit(50)
  return rows.map(({ channel, recipient, subject, body, code, link, createdAt, sentAt, lastError }) => ({
    channel,
    to: recipient,
    subject,
    text: body,
    code,
    link,
    at: createdAt.toISOString(),
    sent: sentAt !== null,
    error: lastError,
  }))
}

export type SimulatedMessage = Awaited<ReturnType<typeof listSimulatedMessages>>[number]
