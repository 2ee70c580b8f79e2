import type { Context } from '../context.ts'
import { phoneTicket } from '../database/schema/one-time-code-table.ts'
import type { Visit } from '../http/visit.ts'
import { hashToken, randomToken } from '../secret.ts'
import { useCode } from './use-code.ts'

const TICKET_MINUTES = 30

type Input = { visit: Visit; body: { phone: string; otp: string } }

export async function verifySignupPhone(context: Context, { visit, body: { phone, otp } }: Input) {
  await useCode(context, visit, { purpose: 'signup', target: phone, code: otp })
  const ticket = randomToken()
  const expiresAt = new Date(context.now().getTime() + TICKET_MINUTES * 60_000)
  await context.db.insert(phoneTicket).values({ ticketHash: hashToken(ticket), phone, expiresAt })
  return { ticket, expired: expiresAt.toISOString() }
}
