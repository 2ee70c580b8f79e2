import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Pool } from 'pg'
import { listArticles } from '../../server/src/article/list-articles.ts'
import { embeddedUrl } from '../shared/embedded-url.ts'
import { compareRates } from './compare-rates.ts'
import type { Benchmark } from './benchmark.ts'
import { keepAliveClient } from './keep-alive-client.ts'
import { recordQueries } from './record-queries.ts'

const PAGES = 20
const path = (turn: number) => `/legacy/articles?page=${1 + (turn % PAGES)}&limit=10`

/** The public list over HTTP, against nothing but its SQL and against nothing but HTTP. */
export const articleList: Benchmark = {
  name: 'article-list',
  scale: { articles: 10_000 },
  async measure({ server, dataDirectory }) {
    const url = embeddedUrl(dataDirectory)
    const statements = await statementsOfPages(dataDirectory)
    const pool = new Pool({ connectionString: url, max: 20 })
    const client = keepAliveClient(server.url, { authorization: 'Bearer nmw-public' })
    const { length } = await client.get(path(0))
    const bare = await startBareHttp(length)
    try {
      const rates = await compareRates({
        app: { once: (turn) => client.get(path(turn)) },
        sql: {
          once: (turn) => Promise.all(statements[turn % PAGES]!.map(({ statement }) => pool.query(statement))),
        },
        http: { once: () => bare.client.get('/') },
      })
      return [
        { name: 'article list: share of bare pg', value: rates.app / rates.sql, unit: 'x', goal: { atLeast: 0.5 } },
        { name: 'article list: share of bare node:http', value: rates.app / rates.http, unit: 'x' },
        { name: 'article list: lists over HTTP', value: rates.app, unit: '/s' },
        { name: 'article list: lists through bare pg', value: rates.sql, unit: '/s' },
        { name: `article list: bare answers of ${length} bytes`, value: rates.http, unit: '/s' },
      ]
    } finally {
      bare.stop()
      client.close()
      await pool.end()
    }
  },
}

/** The very statements of each page. */
function statementsOfPages(dataDirectory: string) {
  const pages = Array.from({ length: PAGES }, (_, index) => index + 1)
  return recordQueries(
    dataDirectory,
    pages.map(
      (page) =>
        ({ context }) =>
          listArticles(context, { query: { page, limit: 10, search: '' } }),
    ),
  )
}

async function startBareHttp(length: number) {
  const child = fork(join(import.meta.dirname, 'bare-http.ts'), [String(length)])
  const [port] = (await once(child, 'message')) as [number]
  const client = keepAliveClient(`http://127.0.0.1:${port}`)
  const stop = () => {
    client.close()
    child.disconnect()
  }
  return { client, stop }
}
