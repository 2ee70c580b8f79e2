import { mustCall } from '../test-clinic/call-clinic.ts'
import { openSessionToday } from '../test-clinic/open-session-today.ts'
import { compareRates } from './compare-rates.ts'
import type { Benchmark, TestClinic } from './benchmark.ts'
import { keepAliveClient } from './keep-alive-client.ts'
import { withSmallClinic } from './with-small-clinic.ts'

const BRANCH = 1
const lists = {
  'orders to confirm': `/legacy/ops/order?branch=${BRANCH}&state=WAITING_CONFIRM`,
  'queue of the day': `/legacy/ops/queue?branch=${BRANCH}`,
  'what waits, in figures': `/legacy/ops/summary?branch=${BRANCH}`,
}

/** What a counter looks at all day: the years behind it must cost nothing. */
export const opsLists: Benchmark = {
  name: 'ops-lists',
  scale: { patients: 10_000, orders: 1_000_000 },
  measure: (stage) =>
    withSmallClinic({}, async (small) => {
      const [many, few] = [await openCounter(stage), await openCounter(small)]
      try {
        const figures = []
        for (const [name, path] of Object.entries(lists)) {
          const rates = await compareRates({ many: { once: () => many.get(path) }, few: { once: () => few.get(path) } })
          figures.push({
            name: `operations, ${name}: time with 1,000,000 orders against the demo data`,
            value: rates.few / rates.many,
            unit: 'x' as const,
            goal: { atMost: 1.3 },
          })
        }
        return figures
      } finally {
        many.close()
        few.close()
      }
    }),
}

/** An administrator, who sees all lists, with a session today. */
async function openCounter({ server: { url }, dataDirectory }: TestClinic) {
  await openSessionToday(dataDirectory)
  const body = { username: 'admin@nmw.example', password: 'Demo1234', site: 'ops' }
  const { result } = await mustCall(url, '/legacy/auth/login', { body })
  return keepAliveClient(url, { authorization: `Bearer ${(result as { token: string }).token}` })
}
