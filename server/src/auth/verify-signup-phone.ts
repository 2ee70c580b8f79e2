import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { phoneTicket } from '../database/schema/one-time-code-table.ts'
import { transaction } from '../database/transaction.ts'
import type { Visit } from '../http/visit.ts'
import { hashToken, randomToken } from '../secret.ts'
import { useCode } from './use-code.ts'

const TICKET_MINUTES = 30

type Input = { visit: Visit; body: { phone: string; otp: string } }

export async function verifySignupPhone(context: Context, { visit, body: { phone, otp } }: Input) {
  await useCode(context, visit, { purpose: 'signup', target: phone, code: otp })
  const ticket = randomToken()
  const expiresAt = new Date(context.now().getTime() + TICKET_MINUTES * 60_000)
  await transaction(context.db, async (db) => {
    await db.insert(phoneTicket).values({ ticketHash: hashToken(ticket), phone, expiresAt })
    await recordAudit(context, db, visit, { action: 'verify-phone' })
  })
  return { ticket, expired: expiresAt.toISOString() }
}
