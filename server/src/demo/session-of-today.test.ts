import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR } from '@nmw/contract/duration'
import { openDemoApp } from '../testing/app/open-demo-app.ts'
import type { TestApp } from '../testing/app/open-test-app.ts'
import { sessionOfToday } from './session-of-today.ts'

const wanted = { doctorId: 1, branchId: 1, seats: 5 }

let testApp: TestApp
beforeAll(async () => {
  testApp = await openDemoApp()
})
afterAll(() => testApp.close())

class RolledBack extends Error {}

test('demo data: the demo doctor has a session today at every hour of a week, whatever other sessions exist', async () => {
  const made: Date[] = []
  for (let hour = 24; hour < 8 * 24; hour++) {
    const moment = new Date(testApp.context.now().getTime() + hour * HOUR)
    const tried = testApp.db.transaction(async (db) => {
      const session = await sessionOfToday({ db: db as never, now: () => moment }, wanted)
      expect(session.endsAt.getTime(), moment.toISOString()).toBeGreaterThan(moment.getTime())
      if (!session.planId) made.push(moment)
      throw new RolledBack()
    })
    await expect(tried, moment.toISOString()).rejects.toThrow(RolledBack)
  }
  expect(made.length).toBeGreaterThan(24)
})
