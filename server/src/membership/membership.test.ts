import { addDays } from '@nmw/contract/zone'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { account } from '../database/schema/account-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { transaction } from '../database/transaction.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { relayNews } from '../notification/relay-news.ts'
import { createMember } from '../testing/make/create-member.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { findBrokenInvariants } from '../testing/checks/find-broken-invariants.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { activateMembership } from './activate-membership.ts'
import { addMonths } from './add-months.ts'
import { isActiveMember } from './is-active-member.ts'
import { formatMemberNumber } from './member-number.ts'
import { remindRenewals } from './remind-renewals.ts'

let testApp: TestApp
let cashier: number
beforeAll(async () => {
  testApp = await openTestApp()
  testApp.context.wake = () => {}
  cashier = (await createPatient(testApp, { roleId: 23 })).id
})
afterEach(() => testApp.clock.reset())
afterAll(async () => {
  expect(await findBrokenInvariants(testApp.db)).toEqual([])
  await testApp.close()
})

const DAY = 86_400
const today = () => dateInJakarta(testApp.context.now())
const client = { ip: '10.3.3.3', requestId: 'desk' }
const activate = (accountId: number) =>
  transaction(testApp.db, (db) => activateMembership(testApp.context, db, { accountId, byAccountId: cashier, client }))

test.each([
  ['2026-11-15', 12, '2027-11-15'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-01-31', 3, '2026-04-30'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-12-31', 0, '2026-12-31'],
])('membership: %s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})

test('membership: a membership is valid through the last second of its last day in Jakarta', () => {
  const row = { expiresOn: '2027-06-13' }
  expect(isActiveMember(row, new Date('2027-06-13T16:59:59.999Z'))).toBe(true)
  expect(isActiveMember(row, new Date('2027-06-13T17:00:00Z'))).toBe(false)
  expect(isActiveMember(undefined, new Date(0))).toBe(false)
})

test('membership: activation gives a patient one year, the next number and an audit entry', async () => {
  await createMember(testApp)
  const [before] = await testApp.db.select().from(membership).orderBy(desc(membership.number)).limit(1)
  const { id } = await createPatient(testApp)
  const given = await activate(id)
  expect(given).toEqual({
    number: formatMemberNumber(Number(before!.number.slice(4)) + 1),
    expiresOn: addMonths(today(), 12),
  })
  expect(given.number).toMatch(/^NMW-\d{7}$/)
  const audit = await testApp.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.object, `account:${id}`))
  expect(audit).toMatchObject([{ action: 'activate-membership', accountId: cashier, detail: given, ip: client.ip }])
})

test('membership: a renewal adds a year to the last day, or to today if the membership has ended', async () => {
  const soon = await createMember(testApp, { days: 21 })
  expect(await activate(soon.id)).toEqual({ number: soon.number, expiresOn: addMonths(soon.expiresOn, 12) })
  const past = await createMember(testApp, { days: -200 })
  expect(await activate(past.id)).toEqual({ number: past.number, expiresOn: addMonths(today(), 12) })
})

test('membership: a repeated renewal adds no second year', async () => {
  const { id, expiresOn } = await createMember(testApp, { days: 21 })
  const presses = await Promise.allSettled(Array.from({ length: 8 }, () => activate(id)))
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = presses.flatMap((press) => (press.status === 'rejected' ? [press.reason as unknown] : []))
  for (const reason of refused) expect(reason).toMatchObject({ status: 409 })
  const [row] = await testApp.db.select().from(membership).where(eq(membership.accountId, id))
  expect(row!.expiresOn).toBe(addMonths(expiresOn, 12))
})

test('membership: concurrent activations give each patient a unique number, and one patient one membership', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => createPatient(testApp)))
  const ids = people.flatMap(({ id }) => [id, id])
  const done = await Promise.allSettled(ids.map(activate))
  const given = done.flatMap((one) => (one.status === 'fulfilled' ? [one.value.number] : []))
  expect(given).toHaveLength(10)
  expect(new Set(given).size).toBe(10)
})

test('membership: staff, unknown accounts and closed accounts cannot become members', async () => {
  const closed = await createPatient(testApp, { active: false })
  for (const id of [cashier, closed.id, 2_000_000_000])
    await expect(activate(id)).rejects.toMatchObject({ status: 404 })
})

const remindersOf = (accountId: number) =>
  testApp.db.select().from(notification).where(eq(notification.accountId, accountId)).orderBy(notification.id)

test('membership: renewal reminders are sent a month and a week before the end, once each, also by mail', async () => {
  const { id, email, fullName, expiresOn, number } = await createMember(testApp, { days: 31, points: 7 })
  await remindRenewals(testApp.context)
  expect(await remindersOf(id)).toEqual([])
  testApp.clock.advance(DAY)
  await remindRenewals(testApp.context)
  await Promise.all([remindRenewals(testApp.context), remindRenewals(testApp.context)])
  const [first, ...others] = await remindersOf(id)
  expect(others).toEqual([])
  expect(first).toMatchObject({ category: 5, link: '/user/account' })
  expect(first!.message).toContain(`Keanggotaan ${number} berakhir dalam 30 hari, pada `)
  expect(first!.message).toContain('7 poin Anda hangus')
  await relayNews(testApp.context)
  const mails = await testApp.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, email))
  expect(mails).toMatchObject([{ channel: 'mail', subject: 'Poin dari Klinik NMW' }])
  for (const words of [fullName, first!.message, '/user/account']) expect(mails[0]!.body).toContain(words)
  testApp.clock.advance(22 * DAY)
  await remindRenewals(testApp.context)
  expect(await remindersOf(id)).toHaveLength(1)
  testApp.clock.advance(DAY)
  await remindRenewals(testApp.context)
  await remindRenewals(testApp.context)
  const [, second, ...more] = await remindersOf(id)
  expect(second!.message).toContain('berakhir dalam 7 hari')
  expect(more).toEqual([])
  testApp.clock.advance(7 * DAY)
  expect(today()).toBe(expiresOn)
  await remindRenewals(testApp.context)
  expect(await remindersOf(id)).toHaveLength(2)
})

test('membership: a member who got no reminder in the last month gets only the one in the last week', async () => {
  const { id } = await createMember(testApp, { days: 0 })
  await remindRenewals(testApp.context)
  expect(await remindersOf(id)).toMatchObject([{ message: expect.stringContaining('berakhir hari ini') }])
})

test('membership: a renewal stops the reminders, and the next end date brings new ones', async () => {
  const { id } = await createMember(testApp, { days: 20 })
  await remindRenewals(testApp.context)
  await activate(id)
  testApp.clock.advance(15 * DAY)
  await remindRenewals(testApp.context)
  expect(await remindersOf(id)).toHaveLength(1)
  testApp.clock.advance(345 * DAY)
  await remindRenewals(testApp.context)
  expect(await remindersOf(id)).toHaveLength(2)
})

test('membership: ended memberships and closed accounts get no reminder', async () => {
  const past = await createMember(testApp, { days: -1 })
  const closed = await createMember(testApp, { days: 5 })
  await testApp.db.update(account).set({ active: false }).where(eq(account.id, closed.id))
  await remindRenewals(testApp.context)
  expect(await remindersOf(past.id)).toEqual([])
  expect(await remindersOf(closed.id)).toEqual([])
})

test('membership: one run reminds more members than one batch', async () => {
  await Promise.all(Array.from({ length: 205 }, () => createMember(testApp, { days: 12 })))
  await remindRenewals(testApp.context)
  const [row] = await testApp.db
    .select({ count: sql<number>`count(*)::int` })
    .from(notification)
    .where(eq(notification.dedupeKey, `renewal-${addDays(today(), 12)}-30`))
  expect(row?.count).toBe(205)
})
