import { compareRates } from './compare-rates.ts'
import type { Benchmark } from './benchmark.ts'
import { keepAliveClient } from './keep-alive-client.ts'
import { withSmallClinic } from './with-small-clinic.ts'

const FEW = 100
/** Pages that both have. */
const PAGES = 8

/** The list of a site with ten thousand articles, against the same list of one with a hundred. */
export const articleGrowth: Benchmark = {
  name: 'article-growth',
  scale: { articles: 10_000 },
  measure: ({ server }) => withSmallClinic({ articles: FEW }, (small) => measureBoth(server.url, small.server.url)),
}

const path = (turn: number) => `/legacy/articles?page=${1 + (turn % PAGES)}&limit=10`

async function measureBoth(manyUrl: string, fewUrl: string) {
  const [many, few] = [manyUrl, fewUrl].map((url) => keepAliveClient(url, { authorization: 'Bearer nmw-public' }))
  try {
    const rates = await compareRates({
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
