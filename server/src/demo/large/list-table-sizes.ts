import { sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'

export async function listTableSizes({ db }: Pick<Context, 'db'>) {
  const { rows: tables } = await db.execute<{ name: string; size: string }>(sql`
    select relname as name, pg_size_pretty(pg_total_relation_size(oid)) as size from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname
  `)
  const sizes = []
  for (const { name, size } of tables) {
    const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int from ${sql.identifier(name)}`)
    sizes.push({ name, rows: rows[0]?.count ?? 0, size })
  }
  return sizes
}
