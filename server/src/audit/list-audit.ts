import { pageInfoOf } from '@nmw/contract/page'
import { roleName } from '@nmw/contract/role'
import { momentOf } from '@nmw/contract/zone'
import { and, count, desc, eq, gte, ilike, lt, or } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { account } from '../database/schema/account-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'

type Input = {
  query: { page: number; limit: number; search: string; from?: string | undefined; to?: string | undefined }
}

const DAY = 24 * 60 * 60 * 1000

const begins = (day: string) => momentOf('Asia/Jakarta', day, '00:00')

/** Days begin at midnight in WIB. */
export async function listAudit({ db }: Context, { query: { page, limit, search, from, to } }: Input) {
  const pattern = containsPattern(search)
  const shown = and(
    search
      ? or(ilike(auditEntry.action, pattern), ilike(auditEntry.object, pattern), ilike(account.fullName, pattern))
      : undefined,
    from ? gte(auditEntry.at, begins(from)) : undefined,
    to ? lt(auditEntry.at, new Date(begins(to).getTime() + DAY)) : undefined,
  )
  const [rows, [counted]] = await Promise.all([
    db
      .select({ entry: auditEntry, who: account.fullName, roleId: account.roleId })
      .from(auditEntry)
      .leftJoin(account, eq(account.id, auditEntry.accountId))
      .where(shown)
      .orderBy(desc(auditEntry.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(auditEntry).leftJoin(account, eq(account.id, auditEntry.accountId)).where(shown),
  ])
  const datas = rows.map(({ entry: { id, at, action, object, ip, detail }, who, roleId }) => ({
    id,
    at: at.toISOString(),
    action,
    object,
    ip,
    who,
    role: roleId === null ? null : roleName(roleId),
    detail: Object.entries(detail ?? {})
      .map(([name, value]) => `${name}: ${value}`)
      .join(', '),
  }))
  return { datas, page: pageInfoOf(counted?.total ?? 0, { page, limit }) }
}
