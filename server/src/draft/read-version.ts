import type { ContentKind } from '@nmw/contract/content-kind'
import { pageInfoOf } from '@nmw/contract/page'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { contentVersion } from '../database/schema/draft-table.ts'
import { notFound } from '../http/problem.ts'
import { tableOf } from './content-tables.ts'

const facts = { version: contentVersion.version, at: contentVersion.at, who: account.fullName }

type ListInput = { params: { kind: ContentKind; id: string }; query: { page: number; limit: number } }

export async function listVersions({ db }: Context, { params: { kind, id }, query }: ListInput) {
  const { table } = tableOf(kind)
  const ofIt = and(eq(contentVersion.kind, kind), eq(contentVersion.targetId, id))
  const [[current], total, rows] = await Promise.all([
    db
      .select({ version: table.version })
      .from(table)
      .where(and(eq(table.id, id), isNull(table.deletedAt))),
    db.$count(contentVersion, ofIt),
    db
      .select(facts)
      .from(contentVersion)
      .leftJoin(account, eq(account.id, contentVersion.accountId))
      .where(ofIt)
      .orderBy(desc(contentVersion.version))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
  ])
  if (!current) throw notFound()
  const datas = rows.map((row) => ({ ...row, at: row.at.toISOString(), current: row.version === current.version }))
  return { datas, page: pageInfoOf(total, query) }
}

type Input = { params: { kind: ContentKind; id: string; version: number } }

export async function readVersion({ db }: Context, { params: { kind, id, version } }: Input) {
  const [row] = await db
    .select({ ...facts, data: contentVersion.data })
    .from(contentVersion)
    .leftJoin(account, eq(account.id, contentVersion.accountId))
    .where(and(eq(contentVersion.kind, kind), eq(contentVersion.targetId, id), eq(contentVersion.version, version)))
  if (!row) throw notFound()
  return { ...row, at: row.at.toISOString(), data: row.data as Record<string, never> }
}
