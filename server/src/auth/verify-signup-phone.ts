import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { phoneTicket } from '../database/schema/one-time-code-table.ts'
import { transaction } from '../database/transaction.ts'
import type { Client } from '../http/client.ts'
import { hashToken, randomToken } from '../secret.ts'
import { useCode } from './use-code.ts'

const TICKET_MINUTES = 30

type Input = { client: Client; body: { phone: string; otp: string } }

export async function verifySignupPhone(context: Context, { client, body: { phone, otp } }: Input) {
  await useCode(context, client, { purpose: 'signup', target: phone, code: otp })
  const ticket = randomToken()
  const expiresAt = new Date(context.now().getTime() + TICKET_MINUTES * 60_000)
  await transaction(context.db, async (db) => {
    await db.insert(phoneTicket).values({ ticketHash: hashToken(ticket), phone, expiresAt })
    await recordAudit(context, db, client, { action: 'verify-phone' })
  })
  return { ticket, expired: expiresAt.toISOString() }
}
