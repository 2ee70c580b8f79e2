import { and, asc, eq, like, type SQL, sql } from 'drizzle-orm'
import { pageInfoOf } from '@nmw/contract/page'
import { ROLES } from '@nmw/contract/role'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account, patient } from '../database/schema/account-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { patientCardOf } from './patient-card.ts'

type Input = { caller: Caller; client: Client; query: { page: number; limit: number; search: string } }

/** An empty search finds nobody: listing all patients is not allowed. */
export async function searchPatients(context: Context, { caller, client, query }: Input) {
  const { db, now } = context
  const condition = searchCondition(query.search)
  if (!condition) return { datas: [], page: pageInfoOf(0, query) }
  const which = and(eq(account.roleId, ROLES.patient), condition)
  const [rows, total] = await Promise.all([find(db, which, query), count(db, which)])
  await recordAudit(context, db, client, {
    action: 'search-patients',
    accountId: caller.accountId,
    // Logs who was shown, not what was typed.
    detail: { shown: rows.map(({ account: { id } }) => id).join(','), found: total },
  })
  return { datas: rows.map((row) => patientCardOf(row, now())), page: pageInfoOf(total, query) }
}

function find(db: Database, which: SQL | undefined, { page, limit }: Input['query']) {
  return db
    .select({ account, patient, member: membership })
    .from(account)
    .innerJoin(patient, eq(patient.accountId, account.id))
    .leftJoin(membership, eq(membership.accountId, account.id))
    .where(which)
    .orderBy(asc(account.fullName), asc(account.id))
    .limit(limit)
    .offset((page - 1) * limit)
}

async function count(db: Database, which: SQL | undefined) {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(account)
    .leftJoin(membership, eq(membership.accountId, account.id))
    .where(which)
  return row?.total ?? 0
}

/** Matches a member number, an e-mail, the start of a phone number, or starts of the words of a name. */
function searchCondition(text: string): SQL | undefined {
  const member = /^NMW-?(\d{1,7})$/i.exec(text)?.[1]
  if (member) return eq(membership.number, `NMW-${member.padStart(7, '0')}`)
  if (text.includes('@')) return eq(sql`lower(${account.email})`, text.toLowerCase())
  const digits = text.replace(/[\s+.-]/g, '')
  if (/^\d{4,14}$/.test(digits)) return like(account.phone, `${digits.replace(/^0/, '62')}%`)
  const words = text.match(/[\p{L}\p{N}]+/gu)
  if (!words) return undefined
  const query = words.map((word) => `${word.toLowerCase()}:*`).join(' & ')
  return sql`to_tsvector('simple', ${account.fullName}) @@ to_tsquery('simple', ${query})`
}
