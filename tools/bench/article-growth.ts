import { fillDemoData } from '../../server/src/demo/fill-demo-data.ts'
import { fillLargeData } from '../../server/src/demo/large/fill-large-data.ts'
import { readEnv } from '../../server/src/env.ts'
import { runServer } from '../clinic/run-server.ts'
import { makeTemporaryData } from '../clinic/temporary-data.ts'
import { withDatabase } from '../clinic/with-database.ts'
import { compete } from './compete.ts'
import type { Measurement } from './figure.ts'
import { keepAliveClient } from './keep-alive-client.ts'

const FEW = 100
/** Pages that both have. */
const PAGES = 8

/** The list of a site with ten thousand articles, against the same list of one with a hundred. */
export const articleGrowth: Measurement = {
  name: 'article-growth',
  async measure({ server }) {
    const data = makeTemporaryData()
    try {
      await withDatabase(readEnv({ DATA_DIR: data.directory }), async (context) => {
        await fillDemoData(context)
        await fillLargeData(context, { patients: 0, articles: FEW, pointEntries: 0 })
      })
      const small = await runServer(data.directory)
      try {
        return await measureBoth(server.url, small.url)
      } finally {
        await small.stop()
      }
    } finally {
      await data.remove()
    }
  },
}

async function measureBoth(manyUrl: string, fewUrl: string) {
  const [many, few] = [manyUrl, fewUrl].map((url) => keepAliveClient(url, { authorization: 'Bearer nmw-public' }))
  const path = (turn: number) => `/legacy/articles?page=${1 + (turn % PAGES)}&limit=10`
  try {
    const rates = await compete({
      many: { once: (turn) => many!.get(path(turn)) },
      few: { once: (turn) => few!.get(path(turn)) },
    })
    return [
      {
        name: 'article list: time with 10,000 against 100',
        value: rates.few / rates.many,
        unit: 'x' as const,
        goal: { atMost: 1.3 },
      },
      { name: 'article list: lists out of 10,000', value: rates.many, unit: '/s' as const },
      { name: 'article list: lists out of 100', value: rates.few, unit: '/s' as const },
    ]
  } finally {
    many!.close()
    few!.close()
  }
}
