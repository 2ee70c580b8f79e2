import { and, eq } from 'drizzle-orm'
import { ROLES } from '@nmw/contract/role'
import { addDays } from '@nmw/contract/zone'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { formatLongDay } from '../format-long-day.ts'
import { notFound, Problem } from '../http/problem.ts'
import type { Client } from '../http/client.ts'
import { readSetting } from '../setting/read-setting.ts'
import { addMonths } from './add-months.ts'
import { isActiveMember } from './is-active-member.ts'
import { nextMemberNumber } from './member-number.ts'

/**
 * Renewal extends from the last day, and opens only shortly before it: a repeated request must not add a second year.
 */
const RENEWABLE_DAYS = 90

type Activation = {
  accountId: number
  /** The staff account. */
  byAccountId: number
  client: Pick<Client, 'ip' | 'requestId'>
}

/** Activates or renews a membership, in the caller's transaction. */
export async function activateMembership(
  context: Context,
  db: Database,
  { accountId, byAccountId, client }: Activation,
) {
  const [before] = await db.select().from(membership).where(eq(membership.accountId, accountId)).for('no key update')
  const { number, expiresOn } = before
    ? await renewMembership(context, db, before)
    : await openMembership(context, db, accountId)
  await recordAudit(context, db, client, {
    action: before ? 'renew-membership' : 'activate-membership',
    accountId: byAccountId,
    object: `account:${accountId}`,
    detail: { number, expiresOn },
  })
  return { number, expiresOn }
}

async function openMembership(context: Context, db: Database, accountId: number) {
  const patients = and(eq(account.id, accountId), eq(account.roleId, ROLES.patient), eq(account.active, true))
  const [person] = await db.select({ id: account.id }).from(account).where(patients)
  if (!person) throw notFound()
  const months = await readSetting(context, db, 'membership-months')
  const expiresOn = addMonths(dateInJakarta(context.now()), months)
  const number = await nextMemberNumber(db)
  const [opened] = await db
    .insert(membership)
    .values({ accountId, number, expiresOn })
    .onConflictDoNothing({ target: membership.accountId })
    .returning()
  if (!opened) throw new Problem(409, 'Pasien ini sudah menjadi anggota')
  return opened
}

export function mayRenew({ expiresOn }: { expiresOn: string }, at: Date) {
  return expiresOn <= addDays(dateInJakarta(at), RENEWABLE_DAYS)
}

async function renewMembership(context: Context, db: Database, before: typeof membership.$inferSelect) {
  const { now } = context
  const today = dateInJakarta(now())
  const { accountId, expiresOn } = before
  if (!mayRenew(before, now()))
    throw new Problem(
      409,
      `Keanggotaan berlaku hingga ${formatLongDay(expiresOn)}. Perpanjangan dibuka ${RENEWABLE_DAYS} hari sebelumnya.`,
    )
  const from = isActiveMember(before, now()) ? expiresOn : today
  const months = await readSetting(context, db, 'membership-months')
  const [renewed] = await db
    .update(membership)
    .set({ expiresOn: addMonths(from, months) })
    .where(eq(membership.accountId, accountId))
    .returning()
  return renewed!
}
