import { addDays, dayIn } from '@nmw/contract/zone'
import type { TestClinic } from '../test-clinic/call-clinic.ts'
import { addDoctorSession, openSessionToday } from '../test-clinic/doctor-sessions.ts'
import { authorize } from '../test-clinic/log-in.ts'
import { createEditor } from '../test-clinic/staff.ts'
import { type Benchmark, type Metric, startFilledClinic } from './benchmark.ts'
import { compareRates } from './compare-rates.ts'
import { keepAliveClient } from './keep-alive-client.ts'
import { openPatient } from './open-patient.ts'

/** Pages that both article lists have. */
const PAGES = 8
const searches = ['kulit', 'wajah', 'perawatan', 'jerawat']
/** A day that no weekly plan has reached yet. */
const laterDay = addDays(dayIn('Asia/Jakarta', new Date()), 90)

type Growth = Pick<Benchmark, 'name'> & {
  large: NonNullable<Benchmark['scale']>
  small?: Benchmark['scale']
  difference: string
  /** Prepares a clinic and returns the headers of the caller. */
  open: (clinic: TestClinic) => Promise<Record<string, string>>
  /** Paths by what they list. */
  reads: Record<string, (turn: number) => string>
}

/** The same reads in a clinic with years of data and in a small one: the years must cost nothing. */
function growth({ name, large, small = {}, difference, open, reads }: Growth): Benchmark {
  return {
    name,
    scale: large,
    async measure(largeClinic) {
      const smallClinic = await startFilledClinic(small)
      const [many, few] = [
        keepAliveClient(largeClinic.url, await open(largeClinic)),
        keepAliveClient(smallClinic.url, await open(smallClinic)),
      ]
      try {
        const metrics: Metric[] = []
        for (const [label, path] of Object.entries(reads)) {
          const rates = await compareRates({
            many: (turn) => many.get(path(turn)),
            few: (turn) => few.get(path(turn)),
          })
          metrics.push(
            {
              name: `${label}: time with ${difference}`,
              value: rates.few / rates.many,
              unit: 'x',
              goal: { atMost: 1.3 },
            },
            { name: `${label}: over HTTP`, value: rates.many, unit: '/s' },
          )
        }
        return metrics
      } finally {
        many.close()
        few.close()
        await smallClinic.close()
      }
    },
  }
}

export const articleGrowth = growth({
  name: 'article-growth',
  large: { articles: 10_000 },
  small: { articles: 100 },
  difference: '10,000 articles against 100',
  open: async () => ({ authorization: 'Bearer nmw-public' }),
  reads: { 'article list': (turn) => `/legacy/articles?page=${1 + (turn % PAGES)}&limit=10` },
})

export const deskList = growth({
  name: 'desk-list',
  large: { articles: 10_000 },
  small: { articles: 100 },
  difference: '10,000 articles against 100',
  open: async (clinic) => {
    const { email } = await createEditor(clinic)
    return authorize(clinic.url, email, { site: 'dashboard' })
  },
  reads: {
    "editor's list": (turn) => `/legacy/admin/articles?limit=10&page=${1 + (turn % PAGES)}`,
    // By turns a word that many have, and a number that has not been searched yet.
    "editor's search": (turn) => {
      const search = turn % 2 ? searches[(turn >> 1) % searches.length] : 1000 + (turn % 9000)
      return `/legacy/admin/articles?limit=10&search=${search}`
    },
  },
})

export const availability = growth({
  name: 'availability',
  large: { doctors: 2_000 },
  difference: '2,000 doctors and 100,000 sessions against the demo data',
  open: async (clinic) => {
    await addDoctorSession(clinic.dataDirectory, { branch: 1, day: laterDay })
    return (await openPatient(clinic)).headers
  },
  reads: { 'doctors of a day': () => `/legacy/admin/doctor/availables?branch=1&date=${laterDay}` },
})

export const opsLists = growth({
  name: 'ops-lists',
  large: { patients: 10_000, orders: 1_000_000 },
  difference: '1,000,000 orders against the demo data',
  open: async (clinic) => {
    await openSessionToday(clinic.dataDirectory)
    return authorize(clinic.url, 'admin@nmw.example', { site: 'ops' })
  },
  reads: {
    'orders to confirm': () => '/legacy/ops/order?branch=1&state=WAITING_CONFIRM',
    'queue of the day': () => '/legacy/ops/queue?branch=1',
    'summary of the day': () => '/legacy/ops/summary?branch=1',
  },
})
