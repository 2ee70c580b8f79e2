import type { QueryConfig } from 'pg'
import { listArticles } from '../../server/src/article/list-articles.ts'
import type { Context } from '../../server/src/context.ts'
import { openDatabase } from '../../server/src/database/connection.ts'

/** The very statements that the list runs for each of its first pages, overheard between it and the driver. */
export async function listArticleStatements(url: string, pages: number) {
  const { db, pool, close } = openDatabase(url, { onError: () => {} })
  const heard: QueryConfig[] = []
  const query = pool.query.bind(pool) as (statement: QueryConfig, values?: unknown[]) => Promise<unknown>
  const listen = (statement: QueryConfig, values: unknown[] = []) => {
    const { text, name } = statement
    heard.push({ text, values: [...(statement.values ?? values)], ...(name && { name }) })
    return query(statement, values)
  }
  pool.query = listen as unknown as typeof pool.query
  try {
    const context = { db, now: () => new Date() } as Context
    const statements: QueryConfig[][] = []
    for (let page = 1; page <= pages; page++) {
      await listArticles(context, { query: { page, limit: 10, search: '' } })
      statements.push(heard.splice(0))
    }
    if (statements.some(({ length }) => length === 0)) throw new Error('The list ran no statement that was heard')
    return statements
  } finally {
    await close()
  }
}
