import * as bell from '@nmw/contract/notification'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notification } from '../database/schema/notification-table.ts'
import { transaction, violated } from '../database/transaction.ts'
import { shellProfileRoutes } from '../profile/shell-profile-routes.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { notificationRoutes } from './notification-routes.ts'
import { type News, notify } from './notify.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...notificationRoutes, ...shellProfileRoutes] })
})
afterAll(() => testApp.close())

type Listed = {
  data: bell.NotificationItem[]
  page: { total: number; unread: number; currentPage: number; totalPage: number; limit: number }
}

async function member() {
  const { id } = await createPatient(testApp)
  const headers = await signIn(testApp, { id })
  const send = (endpoint: Parameters<TestApp['send']>[0], sent: Parameters<TestApp['send']>[1] = {}) =>
    testApp.send(endpoint, sent, headers, '10.5.5.5')
  const list = async (query: Record<string, string> = {}) =>
    (await send(bell.listNotifications, { query })).result as Listed
  const add = (news: Partial<News> = {}) =>
    transaction(testApp.db, (db) =>
      notify(db, {
        accountId: id,
        category: bell.CATEGORY.payment,
        message: 'Pembayaran Anda sudah kami terima.',
        link: '/user/order/INV261115000001',
        dedupeKey: crypto.randomUUID(),
        at: testApp.context.now(),
        ...news,
      }),
    )
  const read = (id: number | string) => send(bell.markNotificationRead, { params: { id: String(id) } })
  const unread = async () =>
    ((await send(readShellProfile)).result as { unreadNotification: number }).unreadNotification
  return { id, send, list, add, read, unread }
}

test('notification: the list is newest first with total and unread count', async () => {
  const { list, add } = await member()
  expect(await list()).toEqual({
    data: [],
    page: { total: 0, unread: 0, currentPage: 1, totalPage: 1, limit: 10 },
  })
  const at = new Date('2026-11-15T02:30:00Z')
  await add({ at })
  await add({ category: bell.CATEGORY.promo, message: 'Kupon baru', link: null })
  const { data, page } = await list()
  expect(data.map(({ messages }) => messages)).toEqual(['Kupon baru', 'Pembayaran Anda sudah kami terima.'])
  expect(data[1]).toEqual({
    id: expect.any(Number),
    category: 2,
    date: '2026-11-15T02:30:00.000Z',
    messages: 'Pembayaran Anda sudah kami terima.',
    readStatus: false,
    link: '/user/order/INV261115000001',
  })
  expect(page).toMatchObject({ total: 2, unread: 2 })
})

test('notification: pages follow each other without gaps or repeats', async () => {
  const { list, add } = await member()
  for (let news = 1; news <= 23; news++) await add({ message: `Kabar ${news}` })
  const pages = [await list(), await list({ page: '2' }), await list({ page: '3' }), await list({ page: '4' })]
  expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 3, 0])
  const seen = pages.flatMap(({ data }) => data.map(({ messages }) => messages))
  expect(seen).toEqual(Array.from({ length: 23 }, (_, index) => `Kabar ${23 - index}`))
  expect(pages[2]!.page).toEqual({ total: 23, unread: 23, currentPage: 3, totalPage: 3, limit: 10 })
})

test.each([{ page: '0' }, { page: '-1' }, { page: '1e9' }, { limit: '101' }, { limit: 'x' }, { page: '1.5' }])(
  'notification: a list with %o is refused',
  async (query) => {
    const { send } = await member()
    expect(await send(bell.listNotifications, { query })).toMatchObject({ code: 400, result: null })
  },
)

test('notification: the same dedupe key creates one row, even concurrently', async () => {
  const { id, list, add } = await member()
  const other = await member()
  await Promise.all(Array.from({ length: 20 }, () => add({ dedupeKey: 'paid:INV1' })))
  await other.add({ dedupeKey: 'paid:INV1' })
  expect((await list()).page.total).toBe(1)
  expect((await other.list()).page.total).toBe(1)
  expect(await testApp.db.$count(notification, eq(notification.accountId, id))).toBe(1)
})

test('notification: marking one as read lowers the unread count once', async () => {
  const { list, add, read, unread } = await member()
  await add()
  await add()
  expect(await unread()).toBe(2)
  const [newest] = (await list()).data
  expect(await read(newest!.id)).toMatchObject({ code: 200, result: true })
  const [first] = await testApp.db.select().from(notification).where(eq(notification.id, newest!.id))
  testApp.clock.advance(60)
  expect(await read(newest!.id)).toMatchObject({ code: 200, result: true })
  testApp.clock.reset()
  const [again] = await testApp.db.select().from(notification).where(eq(notification.id, newest!.id))
  expect(again).toEqual(first)
  expect(await unread()).toBe(1)
  expect((await list()).data.map(({ readStatus }) => readStatus)).toEqual([true, false])
})

test("notification: marking all as read affects only the caller's notifications", async () => {
  const siti = await member()
  const budi = await member()
  for (const { add } of [siti, siti, budi]) await add()
  expect(await siti.send(bell.markAllNotificationsRead)).toMatchObject({ code: 200, result: true })
  expect(await siti.send(bell.markAllNotificationsRead)).toMatchObject({ code: 200, result: true })
  expect([await siti.unread(), await budi.unread()]).toEqual([0, 1])
  expect((await siti.list()).page).toMatchObject({ total: 2, unread: 0 })
})

test("notification: another member's notification looks like a missing one", async () => {
  const siti = await member()
  const budi = await member()
  await budi.add()
  const [theirs] = (await budi.list()).data
  const foreign = await siti.read(theirs!.id)
  const missing = await siti.read(2_147_483_647)
  expect(foreign).toMatchObject({ code: 404, message: 'Data Tidak Ditemukan' })
  const { headers: _f, ...one } = foreign
  const { headers: _m, ...other } = missing
  expect(one).toEqual(other)
  expect(await budi.unread()).toBe(1)
})

test.each(['0', '-1', '1.5', 'abc', '9'.repeat(40), '2147483648', '%00', "1' or '1'='1", '1e3x', '[]'])(
  'notification: the id %s is refused',
  async (id) => {
    const { read } = await member()
    const { code } = await read(id)
    expect([400, 404]).toContain(code)
  },
)

test('notification: the database accepts only links inside the member area and known categories', async () => {
  const { add } = await member()
  for (const link of [
    'https://evil.test',
    '//evil.test',
    '/user//evil.test',
    '/dashboard/home',
    'javascript:1',
    '/user/',
  ]) {
    expect(await add({ link }).catch(violated), link).toBe('notification_link_inside')
  }
  for (const category of [-1, 6]) {
    expect(await add({ category }).catch(violated)).toBe('notification_category_known')
  }
})

test('notification: every category has a title', () => {
  expect(bell.NOTIFICATION_CATEGORIES).toEqual([
    'Promo Kupon',
    'Penukaran Poin',
    'Pembayaran',
    'Janji',
    'Konsultasi',
    'Poin',
  ])
  for (const code of Object.values(bell.CATEGORY)) expect(bell.NOTIFICATION_CATEGORIES[code]).toBeDefined()
})
