import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import type { Caller } from '../http/route.ts'
import { listConsents } from './list-consents.ts'

export async function readPrivacy({ db }: Context, { caller: { accountId } }: { caller: Caller }) {
  const [person] = await db.select({ closesAt: account.closesAt }).from(account).where(eq(account.id, accountId))
  const consents = await listConsents(db, accountId)
  return { consents, closesAt: person?.closesAt?.toISOString() ?? null }
}
