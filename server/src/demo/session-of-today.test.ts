import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR } from '@nmw/contract/duration'
import { openDemoApp } from '../testing/app/open-demo-app.ts'
import type { TestApp } from '../testing/app/open-test-app.ts'
import { sessionOfToday } from './session-of-today.ts'

const sitting = { doctorId: 1, branchId: 1, seats: 5 }

let testApp: TestApp
beforeAll(async () => {
  testApp = await openDemoApp()
})
afterAll(() => testApp.close())

class TakenBack extends Error {}

test('session of today: the demo doctor sits in her waiting room in every hour of a week, wherever else she is expected', async () => {
  const made: Date[] = []
  for (let hour = 24; hour < 8 * 24; hour++) {
    const moment = new Date(testApp.context.now().getTime() + hour * HOUR)
    const tried = testApp.db.transaction(async (db) => {
      const session = await sessionOfToday({ db: db as never, now: () => moment }, sitting)
      expect(session.endsAt.getTime(), moment.toISOString()).toBeGreaterThan(moment.getTime())
      if (!session.planId) made.push(moment)
      throw new TakenBack()
    })
    await expect(tried, moment.toISOString()).rejects.toThrow(TakenBack)
  }
  expect(made.length).toBeGreaterThan(24)
})
