import { asc, like } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { membership } from '../../database/schema/membership-table.ts'
import { writeLongHistory } from './write-long-history.ts'

export async function fillLargePoints({ db, now }: Context, entries: number) {
  const [member] = await db
    .select()
    .from(membership)
    .where(like(membership.number, 'NMW-9%'))
    .orderBy(asc(membership.number))
    .limit(1)
  if (member) await writeLongHistory(db, member.accountId, entries, now())
}
