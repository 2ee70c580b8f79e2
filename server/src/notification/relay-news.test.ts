import { CATEGORY, changePreference } from '@nmw/contract/notification'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notification } from '../database/schema/notification-table.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { preferenceRoutes } from '../profile/preference-routes.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { refuseRows } from '../testing/stress/refuse-rows.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { notify } from './notify.ts'
import { relayNews } from './relay-news.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: preferenceRoutes })
  testApp.context.wake = () => {}
})
afterAll(() => testApp.close())

let phones = 0
async function member() {
  const phone = `62811000${String(++phones).padStart(5, '0')}`
  const person = await createPatient(testApp, { phone, phoneVerifiedAt: new Date() })
  const headers = await signIn(testApp, person)
  return {
    id: person.id,
    fullName: person.fullName,
    choose: (category: number, mail: boolean, whatsapp: boolean) =>
      testApp.send(changePreference, { body: { category, mail, whatsapp } }, headers, '10.3.3.4'),
    addNews: (category: number, dedupeKey = 'news') =>
      notify(testApp.db, {
        accountId: person.id,
        category,
        message: 'Anda mendapat 7 poin',
        link: '/user/point',
        dedupeKey,
        at: testApp.context.now(),
      }),
    sent: () =>
      testApp.db
        .select()
        .from(outboxMessage)
        .where(inArray(outboxMessage.recipient, [person.email, phone]))
        .orderBy(outboxMessage.channel),
  }
}

test('notification: news is sent once by the channels of its category, with links to the page and to the settings', async () => {
  const { id, fullName, choose, addNews, sent } = await member()
  await choose(CATEGORY.points, true, true)
  await addNews(CATEGORY.points)
  await Promise.all(Array.from({ length: 4 }, () => relayNews(testApp.context)))
  await relayNews(testApp.context)
  const messages = await sent()
  expect(messages.map(({ channel }) => channel)).toEqual(['mail', 'whatsapp'])
  for (const { subject, body } of messages) {
    expect(subject).toBe('Poin dari Klinik NMW')
    for (const words of [fullName, 'Anda mendapat 7 poin', '/user/point', '/user/account-setting?slug=notifications']) {
      expect(body).toContain(words)
    }
  }
  const [row] = await testApp.db.select().from(notification).where(eq(notification.accountId, id))
  expect(row?.relayedAt).not.toBeNull()
})

test.each([
  ['payments', CATEGORY.payment, [true, true], ['mail', 'whatsapp']],
  ['payments, WhatsApp alone', CATEGORY.payment, [false, true], ['whatsapp']],
  ['points, switched off', CATEGORY.points, [false, false], []],
  ['redemptions by mail', CATEGORY.redemption, [true, false], ['mail']],
  ['promos without a consent', CATEGORY.promo, undefined, []],
  ['promos agreed to', CATEGORY.promo, [true, false], ['mail']],
] as const)('notification: %s', async (_about, category, ways, channels) => {
  const { choose, addNews, sent } = await member()
  if (ways) await choose(category, ways[0], ways[1])
  await addNews(category)
  await relayNews(testApp.context)
  expect((await sent()).map(({ channel }) => channel)).toEqual(channels)
})

test('notification: news that was read meanwhile or is older than a day is not sent', async () => {
  const { id, addNews, sent } = await member()
  await addNews(CATEGORY.points)
  await testApp.db.update(notification).set({ readAt: testApp.context.now() }).where(eq(notification.accountId, id))
  await relayNews(testApp.context)
  await addNews(CATEGORY.points, 'old')
  testApp.clock.advance(86_401)
  await relayNews(testApp.context)
  testApp.clock.reset()
  await relayNews(testApp.context)
  expect(await sent()).toEqual([])
})

test('notification: news that cannot be sent delays no other and stays queued', async () => {
  const [stuck, free] = [await member(), await member()]
  await stuck.addNews(CATEGORY.redemption)
  await free.addNews(CATEGORY.redemption)
  const letGo = await refuseRows(testApp, 'outbox_message', `new.body like 'Halo ${stuck.fullName},%'`)
  await relayNews(testApp.context)
  expect([(await stuck.sent()).length, (await free.sent()).length]).toEqual([0, 1])
  await letGo()
  await relayNews(testApp.context)
  expect(await stuck.sent()).toHaveLength(1)
})

test('notification: one run sends more than one batch', async () => {
  const { id, addNews, sent } = await member()
  await Promise.all(Array.from({ length: 205 }, (_, place) => addNews(CATEGORY.redemption, `news-${place}`)))
  await relayNews(testApp.context)
  expect(await sent()).toHaveLength(205)
  expect(await testApp.db.$count(notification, eq(notification.accountId, id))).toBe(205)
})
