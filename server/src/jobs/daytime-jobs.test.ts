import { ZONES } from '@nmw/contract/zone'
import { expect, test } from 'vitest'
import { timetable } from './start-jobs.ts'

test.each(['remind-renewals', 'mark-missed'])('daytime jobs: %s, which notifies people, runs only by day', (job) => {
  const [, cron] = timetable.find(([name]) => name === job)!
  const [first, last] = cron.split(' ')[1]!.split('-').map(Number)
  for (const { hours } of Object.values(ZONES)) {
    expect(first! + hours).toBeGreaterThanOrEqual(9)
    expect(last! + hours).toBeLessThan(23)
  }
})
