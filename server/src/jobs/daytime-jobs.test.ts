import { ZONES } from '@nmw/contract/zone'
import { expect, test } from 'vitest'
import { timetable } from './start-jobs.ts'

test.each(['remind-renewals', 'mark-missed'])('by day: %s, which tells people things, wakes nobody', (job) => {
  const [, cron] = timetable.find(([name]) => name === job)!
  const [first, last] = cron.split(' ')[1]!.split('-').map(Number)
  for (const { hours } of Object.values(ZONES)) {
    expect(first! + hours).toBeGreaterThanOrEqual(9)
    expect(last! + hours).toBeLessThan(23)
  }
})
