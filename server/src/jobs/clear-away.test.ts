import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailChange } from '../database/schema/email-change-table.ts'
import { exportTicket } from '../database/schema/export-ticket-table.ts'
import { hashToken, randomToken } from '../secret.ts'
import { createPatient } from '../testing/create-patient.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { clearAway } from './clear-away.ts'

let world: TestApp
beforeAll(async () => {
  world = await openTestApp()
})
afterAll(() => world.close())

const HOUR = 60 * 60 * 1000

test('links to a new address and tickets for the own data go a day after their time, not before', async () => {
  const { id: accountId } = await createPatient(world)
  const at = world.context.now().getTime()
  const [past, recent, coming] = [-25, -23, 1].map((hours) => new Date(at + hours * HOUR)) as [Date, Date, Date]
  for (const expiresAt of [past, recent, coming]) {
    const [keyHash, ticketHash] = [hashToken(randomToken()), hashToken(randomToken())]
    await world.db.insert(emailChange).values({ keyHash, accountId, email: 'new@nmw.example', expiresAt })
    await world.db.insert(exportTicket).values({ ticketHash, accountId, expiresAt })
  }
  await clearAway(world.context)
  for (const table of [emailChange, exportTicket]) {
    const { expiresAt } = table
    const left = await world.db.select({ expiresAt }).from(table).where(eq(table.accountId, accountId))
    expect(left.map((row) => row.expiresAt).toSorted((one, other) => one.getTime() - other.getTime())).toEqual([
      recent,
      coming,
    ])
  }
})
