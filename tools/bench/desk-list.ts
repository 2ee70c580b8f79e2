import { compareRates } from './compare-rates.ts'
import type { Benchmark, TestClinic } from './benchmark.ts'
import { keepAliveClient } from './keep-alive-client.ts'
import { openEditor } from './open-editor.ts'
import { withSmallClinic } from './with-small-clinic.ts'

const FEW = 100
/** Pages that both have. */
const PAGES = 8
const words = ['kulit', 'wajah', 'perawatan', 'jerawat']

/** What an editor of ten thousand articles waits for, against one of a hundred: her list, and what she searches. */
export const deskList: Benchmark = {
  name: 'desk-list',
  scale: { articles: 10_000 },
  measure: (stage) => withSmallClinic({ articles: FEW }, (small) => measureBoth(stage, small)),
}

const list = (turn: number) => `/legacy/admin/articles?limit=10&page=${1 + (turn % PAGES)}`
/** By turns a word that many have, and a number that nobody has asked for yet. */
const search = (turn: number) =>
  `/legacy/admin/articles?limit=10&search=${turn % 2 ? words[(turn >> 1) % words.length] : 1000 + (turn % 9000)}`

async function measureBoth(large: TestClinic, small: TestClinic) {
  const [many, few] = [await open(large), await open(small)]
  try {
    const rates = await compareRates({
      manyListed: { once: (turn) => many.get(list(turn)) },
      fewListed: { once: (turn) => few.get(list(turn)) },
      manySearched: { once: (turn) => many.get(search(turn)) },
      fewSearched: { once: (turn) => few.get(search(turn)) },
    })
    return [
      against('list', rates.fewListed / rates.manyListed),
      against('search', rates.fewSearched / rates.manySearched),
      { name: 'desk: searches out of 10,000', value: rates.manySearched, unit: '/s' as const },
    ]
  } finally {
    many.close()
    few.close()
  }
}

function against(name: string, value: number) {
  const unit = 'x' as const
  return { name: `desk: ${name} with 10,000 articles against 100`, value, unit, goal: { atMost: 1.3 } }
}

async function open(stage: TestClinic) {
  return keepAliveClient(stage.server.url, (await openEditor(stage)).headers)
}
