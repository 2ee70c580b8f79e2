import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { articleTag } from '../database/schema/article-table.ts'

/** Case-insensitive. */
export async function findTagsByName(db: Database, names: string[]) {
  const same = inArray(
    sql`lower(${articleTag.name})`,
    names.map((name) => sql`lower(${name})`),
  )
  const rows = await db.select({ name: articleTag.name }).from(articleTag).where(same)
  return rows.map(({ name }) => name)
}
