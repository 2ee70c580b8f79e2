import { Pool } from 'pg'
import { listArticles } from '../../server/src/article/list-articles.ts'
import { embeddedUrl } from '../shared/embedded-url.ts'
import type { Benchmark } from './benchmark.ts'
import { compareRates } from './compare-rates.ts'
import { keepAliveClient } from './keep-alive-client.ts'
import { recordQueries } from './record-queries.ts'

const PAGES = 20

/** The public list over HTTP, against nothing but its SQL. */
export const articleList: Benchmark = {
  name: 'article-list',
  scale: { articles: 10_000 },
  async measure({ url, dataDirectory }) {
    const pages = Array.from({ length: PAGES }, (_, index) => index + 1)
    const statements = await recordQueries(
      dataDirectory,
      pages.map(
        (page) =>
          ({ context }) =>
            listArticles(context, { query: { page, limit: 10, search: '' } }),
      ),
    )
    const pool = new Pool({ connectionString: embeddedUrl(dataDirectory), max: 20 })
    const client = keepAliveClient(url, { authorization: 'Bearer nmw-public' })
    try {
      const rates = await compareRates({
        app: (turn) => client.get(`/legacy/articles?page=${1 + (turn % PAGES)}&limit=10`),
        sql: (turn) => Promise.all(statements[turn % PAGES]!.map(({ statement }) => pool.query(statement))),
      })
      return [
        { name: 'article list: share of bare pg', value: rates.app / rates.sql, unit: 'x', goal: { atLeast: 0.5 } },
        { name: 'article list: lists over HTTP', value: rates.app, unit: '/s' },
        { name: 'article list: lists through bare pg', value: rates.sql, unit: '/s' },
      ]
    } finally {
      client.close()
      await pool.end()
    }
  },
}
