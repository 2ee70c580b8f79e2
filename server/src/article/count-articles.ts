import { count, type SQL } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { article } from '../database/schema/article-table.ts'

type Cached = { change: number; totals: Map<string, number> }
type CountScope = {
  /** The articles' change counter when the page was read; missing where the page was empty. */
  change: number | undefined
  /** What the count depends on besides the articles; missing where it is not worth caching. */
  filter: readonly unknown[] | undefined
}

const cacheByDatabase = new WeakMap<Database, Cached>()
/** Anybody can invent filters; this is more than the site has. The oldest is evicted. */
const MAX_CACHED = 500

/**
 * Counting ten thousand articles takes longer than reading ten, so a count is cached until an article changes. It is
 * made after the change counter was read, so it is never older than the page beside it.
 */
export async function countArticles(db: Database, shown: SQL | undefined, { change, filter }: CountScope) {
  const key = JSON.stringify(filter)
  const cached = cacheByDatabase.get(db)
  const known = filter && cached?.change === change ? cached?.totals.get(key) : undefined
  if (known !== undefined) return known
  const [row] = await db.select({ total: count() }).from(article).where(shown)
  const total = row?.total ?? 0
  if (filter && change !== undefined) cache(db, change, key, total)
  return total
}

function cache(db: Database, change: number, key: string, total: number) {
  const cached = cacheByDatabase.get(db)
  if (cached && cached.change > change) return
  if (cached?.change !== change) {
    cacheByDatabase.set(db, { change, totals: new Map([[key, total]]) })
    return
  }
  if (cached.totals.size >= MAX_CACHED) cached.totals.delete(cached.totals.keys().next().value!)
  cached.totals.set(key, total)
}
