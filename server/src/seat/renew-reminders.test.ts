import { CATEGORY, changePreference } from '@nmw/contract/notification'
import * as profile from '@nmw/contract/profile'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { appointmentRoutes } from '../appointment/appointment-routes.ts'
import { account } from '../database/schema/account-table.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { order } from '../database/schema/order-table.ts'
import { payOrder } from '../order/pay-order.ts'
import { transaction } from '../database/transaction.ts'
import { preferenceRoutes } from '../profile/preference-routes.ts'
import { profileRoutes } from '../profile/profile-routes.ts'
import { createBooker } from '../testing/make/create-booker.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...appointmentRoutes, ...preferenceRoutes, ...profileRoutes] })
  // Sending a message would first move its due time.
  testApp.context.wake = () => {}
})
beforeEach(() => testApp.clock.reset())
afterAll(() => testApp.close())

const bca = { payment_methode: 'VIRTUAL_ACCOUNT_BCA' }

/** A patient with an upcoming appointment and the channels of its reminders. */
async function booked(session?: { id: number }) {
  session ??= (await createDoctorSession(testApp)).session
  const { person, book, send } = await createBooker(testApp)
  const { result } = await book(session.id)
  const ours = like(outboxMessage.dedupeKey, `appointment-${(result as { id: number }).id}-%`)
  const reminded = async () =>
    (await testApp.db.select().from(outboxMessage).where(ours)).map(({ recipient }) => recipient).toSorted()
  const both = [person.phone!, person.phone!, person.email, person.email]
  expect(await reminded()).toEqual(both)
  const due = async () => (await testApp.db.select().from(outboxMessage).where(ours)).map(({ dueAt }) => dueAt)
  return { person, send, reminded, due, phone: person.phone!, email: person.email }
}

async function lastTo(recipient: string) {
  const [row] = await testApp.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, recipient))
  return row!
}

test('reminder: after a change of phone number reminders go only to the new number', async () => {
  const { send, reminded, email } = await booked()
  const phone = '6281777000111'
  await send(profile.requestPhoneCode, { body: { phone } })
  const otp = (await lastTo(phone)).code!
  expect(await send(profile.verifyPhone, { body: { phone, otp } })).toMatchObject({ code: 200 })
  expect(await reminded()).toEqual([phone, phone, email, email])
})

test('reminder: after a change of e-mail reminders go only to the new address', async () => {
  const { person, send, reminded, phone } = await booked()
  const email = `new-${person.id}@nmw.example`
  await send(profile.changeEmail, { body: { email } })
  const id = new URL((await lastTo(email)).link!).searchParams.get('id')!
  expect(await testApp.visitor().call(profile.verifyEmail, { query: { id } })).toMatchObject({ code: 200 })
  expect(await reminded()).toEqual([phone, phone, email, email])
})

test('reminder: disabling a channel removes its reminders, and enabling one adds them', async () => {
  const { send, reminded, phone, email } = await booked()
  const choose = (mail: boolean, whatsapp: boolean) =>
    send(changePreference, { body: { category: CATEGORY.appointment, mail, whatsapp } })
  expect(await choose(true, false)).toMatchObject({ code: 200 })
  expect(await reminded()).toEqual([email, email])
  expect(await choose(false, true)).toMatchObject({ code: 200 })
  expect(await reminded()).toEqual([phone, phone])
})

test('reminder: an overdue unsent reminder goes to the new address, and one that was never due does not', async () => {
  const { session } = await createDoctorSession(testApp)
  const HOUR = 60 * 60
  const start = session.startsAt.getTime()
  // First 25 hours before the appointment, then 23: between the first reminder and the second.
  testApp.clock.advance((start - testApp.context.now().getTime()) / 1000 - 25 * HOUR)
  const { send, reminded, due, phone } = await booked(session)
  testApp.clock.advance(2 * HOUR)
  const from = testApp.context.now()
  const choose = (mail: boolean, whatsapp: boolean) =>
    send(changePreference, { body: { category: CATEGORY.appointment, mail, whatsapp } })
  expect(await choose(false, true)).toMatchObject({ code: 200 })
  expect(await reminded()).toEqual([phone, phone])
  const [first, second] = (await due()).toSorted((a, b) => a.getTime() - b.getTime())
  expect(first!.getTime()).toBeGreaterThanOrEqual(from.getTime())
  expect(first!.getTime()).toBeLessThanOrEqual(testApp.context.now().getTime())
  expect(second!.getTime()).toBe(start - 2 * HOUR * 1000)

  // A booking within the last day never had the first reminder.
  const late = await createBooker(testApp)
  const { result } = await late.book(session.id)
  const own = like(outboxMessage.dedupeKey, `appointment-${(result as { id: number }).id}-%`)
  expect(await testApp.db.$count(outboxMessage, own)).toBe(2)
  await late.send(changePreference, { body: { category: CATEGORY.appointment, mail: true, whatsapp: true } })
  expect(await testApp.db.$count(outboxMessage, own)).toBe(2)
})

test('reminder: a sent reminder is not sent a second time', async () => {
  const { person, send, reminded, phone, email } = await booked()
  const sent = and(eq(outboxMessage.recipient, email), like(outboxMessage.dedupeKey, '%-24h-mail'))
  await testApp.db.update(outboxMessage).set({ sentAt: testApp.context.now() }).where(sent)
  await testApp.db
    .update(account)
    .set({ email: `moved-${person.id}@nmw.example` })
    .where(eq(account.id, person.id))
  await send(changePreference, { body: { category: CATEGORY.appointment, mail: true, whatsapp: true } })
  expect(await reminded()).toEqual([phone, phone, `moved-${person.id}@nmw.example`, email].toSorted())
})

test('reminder: an unpaid appointment has no reminders until it is paid', async () => {
  const { session } = await createDoctorSession(testApp, { typeCode: 2560, fee: 150_000 })
  const { person, book, send } = await createBooker(testApp)
  const { code, result } = await book(session.id, bca)
  expect(code).toBe(200)
  const ours = like(outboxMessage.dedupeKey, `appointment-${(result as { id: number }).id}-%`)
  const reminded = async () => {
    const rows = await testApp.db.select().from(outboxMessage).where(ours)
    return rows.map(
      ({ recipient, dueAt }) => `${recipient} ${(session.startsAt.getTime() - dueAt.getTime()) / 3_600_000}`,
    )
  }
  expect(await reminded()).toEqual([])
  await send(changePreference, { body: { category: CATEGORY.appointment, mail: true, whatsapp: true } })
  expect(await reminded()).toEqual([])
  const [unpaid] = await testApp.db.select().from(order).where(eq(order.patientId, person.id))
  const pay = () => transaction(testApp.db, (db) => payOrder(testApp.context, db, { orderId: unpaid!.id }))
  expect(await pay()).toBe('paid')
  expect(await pay()).toBe('already')
  const both = [24, 2].flatMap((hours) => [`${person.email} ${hours}`, `${person.phone} ${hours}`])
  expect((await reminded()).toSorted()).toEqual(both.toSorted())
})
