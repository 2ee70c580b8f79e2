import { CONSENTS } from '@nmw/contract/registration'
import { desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { consent } from '../database/schema/consent-table.ts'
import type { Caller } from '../http/route.ts'

export async function readPrivacy({ db }: Context, { caller: { accountId } }: { caller: Caller }) {
  const [person] = await db.select({ closesAt: account.closesAt }).from(account).where(eq(account.id, accountId))
  const rows = await db.select().from(consent).where(eq(consent.accountId, accountId)).orderBy(desc(consent.id))
  const consents = CONSENTS.map((purpose) => {
    const last = rows.find((row) => row.purpose === purpose)
    return {
      purpose,
      grantedAt: last?.grantedAt.toISOString() ?? null,
      withdrawnAt: last?.withdrawnAt?.toISOString() ?? null,
    }
  })
  return { consents, closesAt: person?.closesAt?.toISOString() ?? null }
}
