import { and, eq, isNotNull } from 'drizzle-orm'
import { CODE_WRONG } from '@nmw/contract/one-time-code'
import { recordAudit } from '../audit/record-audit.ts'
import { useCode } from '../auth/use-code.ts'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { transaction, violated } from '../database/transaction.ts'
import { Problem, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { renewReminders } from '../seat/renew-reminders.ts'
import { announceContactChange } from './announce-contact-change.ts'
import { chooseNewPassword, warnOwner } from './warn-owner.ts'

type Input = { client: Client; caller: Caller; body: { phone: string; otp: string } }

/** The code is valid for this account and number only. */
export async function verifyPhone(context: Context, { client, caller: { accountId }, body }: Input): Promise<true> {
  const { phone, otp } = body
  const at = context.now()
  const given = { purpose: 'phone', target: `${accountId}:${phone}`, code: otp, again: true } as const
  const { before: done } = await useCode(context, client, given)
  if (done) return requireOwnPhone(context, accountId, phone)
  await transaction(context.db, async (db) => {
    const [before] = await db.select().from(account).where(eq(account.id, accountId)).for('update')
    await db.update(account).set({ phone, phoneVerifiedAt: at }).where(eq(account.id, accountId))
    await renewReminders(context, db, accountId)
    await recordAudit(context, db, client, { action: 'verify-phone', accountId })
    await announceContactChange(db, accountId)
    if (!before?.phoneVerifiedAt || before.phone === phone) return
    await warnOwner(context, db, {
      to: before.email,
      fullName: before.fullName,
      subject: 'Nomor telepon akun diganti',
      what: `Nomor telepon akun Anda kini ${phone}.`,
      remedy: chooseNewPassword(context),
      dedupeKey: `phone-changed:${accountId}:${at.getTime()}`,
    })
  }).catch((error: unknown) => {
    if (violated(error) !== 'account_verified_phone_unique') throw error
    throw new Problem(409, 'Nomor telepon sudah dipakai akun lain')
  })
  return true
}

/** A retry after a lost answer: succeeds while the number is still the account's. */
async function requireOwnPhone({ db }: Context, accountId: number, phone: string): Promise<true> {
  const own = and(eq(account.id, accountId), eq(account.phone, phone), isNotNull(account.phoneVerifiedAt))
  const [found] = await db.select({ id: account.id }).from(account).where(own)
  if (!found) throw refused(CODE_WRONG)
  return true
}
