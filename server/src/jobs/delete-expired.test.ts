import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR } from '@nmw/contract/duration'
import { emailChange } from '../database/schema/email-change-table.ts'
import { exportTicket } from '../database/schema/export-ticket-table.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { queueMessage } from '../message/queue-message.ts'
import { hashToken, randomToken } from '../secret.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { deleteExpired } from './delete-expired.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

test('expired data: email change links and export tickets are deleted a day after they expire', async () => {
  const { id: accountId } = await createPatient(testApp)
  const at = testApp.context.now().getTime()
  const [past, recent, coming] = [-25, -23, 1].map((hours) => new Date(at + hours * HOUR)) as [Date, Date, Date]
  for (const expiresAt of [past, recent, coming]) {
    const [keyHash, ticketHash] = [hashToken(randomToken()), hashToken(randomToken())]
    await testApp.db.insert(emailChange).values({ keyHash, accountId, email: 'new@nmw.example', expiresAt })
    await testApp.db.insert(exportTicket).values({ ticketHash, accountId, expiresAt })
  }
  await deleteExpired(testApp.context)
  for (const table of [emailChange, exportTicket]) {
    const { expiresAt } = table
    const left = await testApp.db.select({ expiresAt }).from(table).where(eq(table.accountId, accountId))
    expect(left.map((row) => row.expiresAt).toSorted((one, other) => one.getTime() - other.getTime())).toEqual([
      recent,
      coming,
    ])
  }
})

test('expired data: a message is deleted 30 days after it was sent or given up; an unsent one stays', async () => {
  const at = testApp.context.now().getTime()
  const [old, recent] = [-31, -29].map((days) => new Date(at + days * 24 * HOUR)) as [Date, Date]
  const ends = {
    'sent long ago': { sentAt: old },
    'given up long ago': { failedAt: old },
    'sent lately': { sentAt: recent },
    'given up lately': { failedAt: recent },
    'still to go': { createdAt: old, dueAt: old },
  }
  for (const [dedupeKey, end] of Object.entries(ends)) {
    const message = { channel: 'mail' as const, to: 'former@nmw.example', subject: 'Kabar', text: 'Halo', dedupeKey }
    await queueMessage({ ...testApp.context, wake: () => {} }, testApp.db, message)
    await testApp.db.update(outboxMessage).set(end).where(eq(outboxMessage.dedupeKey, dedupeKey))
  }
  await deleteExpired(testApp.context)
  const left = await testApp.db.select({ key: outboxMessage.dedupeKey }).from(outboxMessage)
  expect(left.map(({ key }) => key).toSorted()).toEqual(['given up lately', 'sent lately', 'still to go'])
})
