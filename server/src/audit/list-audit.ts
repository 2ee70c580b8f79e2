import { AUDIT_EXPORT_LINES } from '@nmw/contract/audit'
import { actionsSaid, inAuditWords, type AuditAction } from '@nmw/contract/audit-words'
import { DAY } from '@nmw/contract/duration'
import { pageInfoOf } from '@nmw/contract/page'
import { roleName } from '@nmw/contract/role'
import { momentOf } from '@nmw/contract/zone'
import { and, count, desc, eq, gte, ilike, inArray, lt, or } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { account } from '../database/schema/account-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { detailInWords, objectInWords, objectsMeant } from './audit-line-words.ts'
import { csvOf } from './csv-of.ts'
import { recordAudit } from './record-audit.ts'

type Filter = {
  search: string
  action?: AuditAction | undefined
  from?: string | undefined
  to?: string | undefined
}
type Input = { query: Filter & { page: number; limit: number } }

const begins = (day: string) => momentOf('Asia/Jakarta', day, '00:00')

/** Days begin at midnight in WIB. */
function matching({ search, action, from, to }: Filter) {
  const pattern = containsPattern(search)
  return and(
    search
      ? or(
          inArray(auditEntry.action, actionsSaid(search)),
          ilike(auditEntry.action, pattern),
          inArray(auditEntry.object, objectsMeant(search)),
          ilike(auditEntry.object, pattern),
          ilike(account.fullName, pattern),
        )
      : undefined,
    action ? eq(auditEntry.action, action) : undefined,
    from ? gte(auditEntry.at, begins(from)) : undefined,
    to ? lt(auditEntry.at, new Date(begins(to).getTime() + DAY)) : undefined,
  )
}

/** The latest first. */
async function findLines(db: Database, filter: Filter, { limit, offset }: { limit: number; offset: number }) {
  const rows = await db
    .select({ entry: auditEntry, who: account.fullName, roleId: account.roleId })
    .from(auditEntry)
    .leftJoin(account, eq(account.id, auditEntry.accountId))
    .where(matching(filter))
    .orderBy(desc(auditEntry.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ entry: { id, at, action, object, ip, detail }, who, roleId }) => ({
    id,
    at: at.toISOString(),
    action,
    object: objectInWords(object),
    ip,
    who,
    role: roleId === null ? null : roleName(roleId),
    detail: detailInWords(detail),
  }))
}

export async function listAudit({ db }: Context, { query: { page, limit, ...filter } }: Input) {
  const [datas, [counted]] = await Promise.all([
    findLines(db, filter, { limit, offset: (page - 1) * limit }),
    db
      .select({ total: count() })
      .from(auditEntry)
      .leftJoin(account, eq(account.id, auditEntry.accountId))
      .where(matching(filter)),
  ])
  return { datas, page: pageInfoOf(counted?.total ?? 0, { page, limit }) }
}

/** Taking the log away is itself something to be logged. */
export async function exportAudit(
  context: Context,
  { caller, client, query }: { caller: Caller; client: Client; query: Filter },
) {
  const found = await findLines(context.db, query, { limit: AUDIT_EXPORT_LINES + 1, offset: 0 })
  const lines = found.slice(0, AUDIT_EXPORT_LINES)
  const { search, action = null, from = null, to = null } = query
  await recordAudit(context, context.db, client, {
    action: 'export-audit',
    accountId: caller.accountId,
    detail: { search, action, from, to, lines: lines.length },
  })
  return {
    filename: `audit-${dateInJakarta(context.now())}.csv`,
    csv: csvOf(
      ['waktu_utc', 'tindakan', 'kode', 'siapa', 'peran', 'objek', 'rincian', 'alamat_ip'],
      lines.map(({ at, action, who, role, object, detail, ip }) => [
        at,
        inAuditWords(action),
        action,
        who,
        role,
        object,
        detail,
        ip,
      ]),
    ),
    lines: lines.length,
    cut: found.length > lines.length,
  }
}
