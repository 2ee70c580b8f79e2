import { AUDIT_EXPORT_ENTRIES } from '@nmw/contract/audit'
import { findAuditActions, auditLabel, type AuditAction } from '@nmw/contract/audit-labels'
import { DAY } from '@nmw/contract/duration'
import { pageInfoOf } from '@nmw/contract/page'
import { roleName } from '@nmw/contract/role'
import { momentOf } from '@nmw/contract/zone'
import { and, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { account } from '../database/schema/account-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { describeDetail, describeObject, findObjects } from './audit-entry-labels.ts'
import { csvOf } from './csv-of.ts'
import { recordAudit } from './record-audit.ts'

type Filter = {
  search: string
  action?: AuditAction | undefined
  from?: string | undefined
  to?: string | undefined
}
type Input = { query: Filter & { page: number; limit: number } }

const startOf = (day: string) => momentOf('Asia/Jakarta', day, '00:00')

/** Days start at midnight in WIB. */
function matching(db: Database, { search, action, from, to }: Filter) {
  const pattern = containsPattern(search)
  return and(
    search
      ? or(
          inArray(auditEntry.action, findAuditActions(search)),
          ilike(auditEntry.action, pattern),
          inArray(auditEntry.object, findObjects(search)),
          ilike(auditEntry.object, pattern),
          inArray(
            auditEntry.accountId,
            db.select({ id: account.id }).from(account).where(ilike(account.fullName, pattern)),
          ),
        )
      : undefined,
    action ? eq(auditEntry.action, action) : undefined,
    from ? gte(auditEntry.at, startOf(from)) : undefined,
    to ? lt(auditEntry.at, new Date(startOf(to).getTime() + DAY)) : undefined,
  )
}

type Part = { limit: number; offset: number }

/** The number of entries and one page of them, latest first. */
async function findEntries(db: Database, filter: Filter, part: Part) {
  if (filter.search) {
    const { total, ids } = await searchLog(db, filter, part)
    return { total, entries: ids.length ? await readEntries(db, inIds(ids)) : [] }
  }
  const which = matching(db, filter)
  const [entries, total] = await Promise.all([readEntries(db, which, part), db.$count(auditEntry, which)])
  return { total, entries }
}

/** One sequential scan: walking back from the latest entry takes far longer for a rare word. */
async function searchLog(db: Database, filter: Filter, { limit, offset }: Part) {
  const { rows } = await db.execute<{ total: number; ids: string[] }>(sql`
    with found as materialized (select id from ${auditEntry} where ${matching(db, filter)})
    select (select count(*)::int from found) total,
      array(select id::text from found order by found.id desc limit ${limit} offset ${offset}) ids`)
  return rows[0]!
}

const inIds = (ids: string[]) => sql`${auditEntry.id} = any(${sql.param(ids)}::bigint[])`

async function readEntries(db: Database, which: SQL | undefined, part?: Part) {
  const query = db
    .select({ entry: auditEntry, who: account.fullName, roleId: account.roleId })
    .from(auditEntry)
    .leftJoin(account, eq(account.id, auditEntry.accountId))
    .where(which)
    .orderBy(desc(auditEntry.id))
    .$dynamic()
  const rows = await (part ? query.limit(part.limit).offset(part.offset) : query)
  return rows.map(({ entry: { id, at, action, object, ip, detail }, who, roleId }) => ({
    id,
    at: at.toISOString(),
    action,
    object: describeObject(object),
    ip,
    who,
    role: roleId === null ? null : roleName(roleId),
    detail: describeDetail(detail),
  }))
}

export async function listAudit({ db }: Context, { query: { page, limit, ...filter } }: Input) {
  const { total, entries } = await findEntries(db, filter, { limit, offset: (page - 1) * limit })
  return { datas: entries, page: pageInfoOf(total, { page, limit }) }
}

/** Exporting the log is itself logged. */
export async function exportAudit(
  context: Context,
  { caller, client, query }: { caller: Caller; client: Client; query: Filter },
) {
  const { total, entries } = await findEntries(context.db, query, { limit: AUDIT_EXPORT_ENTRIES, offset: 0 })
  const { search, action = null, from = null, to = null } = query
  await recordAudit(context, context.db, client, {
    action: 'export-audit',
    accountId: caller.accountId,
    detail: { search, action, from, to, lines: entries.length },
  })
  return {
    filename: `audit-${dateInJakarta(context.now())}.csv`,
    csv: csvOf(
      ['waktu_utc', 'tindakan', 'kode', 'siapa', 'peran', 'objek', 'rincian', 'alamat_ip'],
      entries.map(({ at, action, who, role, object, detail, ip }) => [
        at,
        auditLabel(action),
        action,
        who,
        role,
        object,
        detail,
        ip,
      ]),
    ),
    lines: entries.length,
    cut: total > entries.length,
  }
}
