import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { membership } from '../database/schema/membership-table.ts'
import type { Caller } from '../http/route.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'

export async function readMembership({ db, now }: Context, { caller }: { caller: Caller }) {
  const [row] = await db.select().from(membership).where(eq(membership.accountId, caller.accountId))
  return {
    userPoint: row?.points ?? 0,
    statusMembership: row !== undefined && row.expiresOn >= dateInJakarta(now()),
    expiredMembership: row?.expiresOn ?? null,
    noMember: row?.number ?? null,
  }
}
