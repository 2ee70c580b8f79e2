import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { membership } from '../database/schema/membership-table.ts'
import type { Caller } from '../http/route.ts'
import { isActiveMember } from '../membership/is-active-member.ts'
import { lastPointDay } from './last-point-day.ts'

export async function readMembership({ db, now, env }: Context, { caller }: { caller: Caller }) {
  const [row] = await db.select().from(membership).where(eq(membership.accountId, caller.accountId))
  return {
    userPoint: row?.points ?? 0,
    statusMembership: isActiveMember(row, now()),
    expiredMembership: row?.expiresOn ?? null,
    noMember: row?.number ?? null,
    expiredPoint: row && row.points > 0 ? lastPointDay(row.expiresOn, env) : null,
  }
}
