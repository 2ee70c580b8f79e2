import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { membership } from '../database/schema/membership-table.ts'
import { activeMembers } from './is-active-member.ts'

export async function isMemberNow({ now }: Pick<Context, 'now'>, db: Database, accountId: number) {
  const found = await db
    .select({ accountId: membership.accountId })
    .from(membership)
    .where(and(eq(membership.accountId, accountId), activeMembers(now())))
  return found.length > 0
}
