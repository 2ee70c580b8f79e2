import { addDays, dayIn } from '@nmw/contract/zone'
import { addDoctorSession } from '../test-clinic/add-doctor-session.ts'
import { compareRates } from './compare-rates.ts'
import type { Benchmark, TestClinic } from './benchmark.ts'
import { keepAliveClient } from './keep-alive-client.ts'
import { openPatient } from './open-patient.ts'
import { withSmallClinic } from './with-small-clinic.ts'

const BRANCH = 1

/** The doctors of one day at one branch: the same answer, out of a hundred thousand sessions and out of few. */
export const availability: Benchmark = {
  name: 'availability',
  scale: { doctors: 2_000 },
  measure: (stage) =>
    withSmallClinic({}, async (small) => {
      const [many, few] = [await openDay(stage), await openDay(small)]
      try {
        const rates = await compareRates({ many: { once: () => many.read() }, few: { once: () => few.read() } })
        return [
          {
            name: 'availability: time with 2,000 doctors and 100,000 sessions against the demo data',
            value: rates.few / rates.many,
            unit: 'x',
            goal: { atMost: 1.3 },
          },
          { name: 'availability: days over HTTP', value: rates.many, unit: '/s' },
        ]
      } finally {
        many.close()
        few.close()
      }
    }),
}

/** A day that no weekly plan has reached yet, with one session. */
async function openDay(stage: TestClinic) {
  const day = addDays(dayIn('Asia/Jakarta', new Date()), 90)
  await addDoctorSession(stage.dataDirectory, { branch: BRANCH, day })
  const client = keepAliveClient(stage.server.url, (await openPatient(stage)).headers)
  const path = `/legacy/admin/doctor/availables?branch=${BRANCH}&date=${day}`
  return { read: () => client.get(path), close: () => client.close() }
}
