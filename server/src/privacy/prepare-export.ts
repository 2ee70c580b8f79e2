import { recordAudit } from '../audit/record-audit.ts'
import { confirmPassword } from '../auth/confirm-password.ts'
import type { Context } from '../context.ts'
import { exportTicket } from '../database/schema/export-ticket-table.ts'
import { transaction } from '../database/transaction.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { hashToken, randomToken } from '../secret.ts'

const TICKET_MINUTES = 10

type Input = { client: Client; caller: Caller; body: { password: string } }

/** The export contains the whole record, so the password is checked again and the link works once. */
export async function prepareExport(context: Context, { client, caller: { accountId }, body }: Input) {
  await confirmPassword(context, {
    accountId,
    password: body.password,
    field: 'password',
    wrong: 'Kata sandi tidak sesuai',
  })
  const ticket = randomToken()
  const expiresAt = new Date(context.now().getTime() + TICKET_MINUTES * 60_000)
  await transaction(context.db, async (db) => {
    await db.insert(exportTicket).values({ ticketHash: hashToken(ticket), accountId, expiresAt })
    await recordAudit(context, db, client, { action: 'prepare-export', accountId })
  })
  return { link: `/legacy/profile/privacy/export/${ticket}`, expired: expiresAt.toISOString() }
}
