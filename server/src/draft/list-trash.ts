import type { ContentKind } from '@nmw/contract/content-kind'
import { pageInfoOf } from '@nmw/contract/page'
import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { tableOf } from './content-tables.ts'
import { kinds, TRASH_TIME } from './content-trash.ts'

export async function listTrash({ db }: Context, { query }: { query: { page: number; limit: number } }) {
  const { page, limit } = query
  const parts = kinds.map((kind) => {
    const { table, title } = tableOf(kind)
    return sql`select ${kind}::text as kind, ${table.id} as id, ${title} as title, ${table.deletedAt} as deleted_at
      from ${table} where ${table.deletedAt} is not null`
  })
  const all = sql.join(parts, sql` union all `)
  const { rows } = await db.execute<{
    kind: ContentKind
    id: string
    title: string
    deleted_at: string
    total: number
  }>(
    sql`select *, count(*) over ()::int as total from (${all}) everything
        order by deleted_at desc, id limit ${limit} offset ${(page - 1) * limit}`,
  )
  const datas = rows.map(({ kind, id, title, deleted_at }) => {
    const deletedAt = new Date(deleted_at)
    const goneAt = new Date(deletedAt.getTime() + TRASH_TIME)
    return { kind, _id: id, title, deletedAt: deletedAt.toISOString(), goneAt: goneAt.toISOString() }
  })
  return { datas, page: pageInfoOf(rows[0]?.total ?? 0, { page, limit }) }
}
