import { listThreads, type Thread } from '@nmw/contract/chat'
import { listNotifications, type NotificationItem } from '@nmw/contract/notification'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authRoutes } from '../auth/auth-routes.ts'
import { chatRoutes } from '../chat/chat-routes.ts'
import { notificationRoutes } from '../notification/notification-routes.ts'
import { openDemoApp } from '../testing/app/open-demo-app.ts'
import type { TestApp } from '../testing/app/open-test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openDemoApp({ routes: [...authRoutes, ...chatRoutes, ...notificationRoutes] })
})
afterAll(() => testApp.close())

async function inboxOf(email: string) {
  const visitor = testApp.visitor()
  await visitor.logIn(email)
  const bell = await visitor.call(listNotifications, { query: { limit: 50 } })
  const chats = await visitor.call(listThreads)
  return {
    ...(bell.result as { data: NotificationItem[]; page: { unread: number } }),
    ...(chats.result as { datas: Thread[]; unread: number }),
  }
}

test('demo data: Siti has notifications of every kind, newest first, and none from the future', async () => {
  const { data, page, datas, unread } = await inboxOf('siti@nmw.example')
  expect(new Set(data.map(({ category }) => category))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
  expect(page.unread).toBe(3)
  const dates = data.map(({ date }) => Date.parse(date))
  expect(dates).toEqual(dates.toSorted((one, other) => other - one))
  expect(dates[0]).toBeLessThan(Date.now())
  expect(unread).toBe(2)
  expect(datas).toMatchObject([
    { title: 'Klinik NMW Menteng', state: 'free', unread: 2, lastMine: false },
    { title: 'dr. Anindita Larasati, Sp.D.V.E.', state: 'ended', unread: 0 },
  ])
  const links = new Set(datas.map(({ id }) => `/user/message?id=${id}`))
  const toChats = data.filter(({ link }) => link?.startsWith('/user/message'))
  expect(toChats.every(({ link }) => links.has(link!))).toBe(true)
})

test("demo data: Maria has no notifications, and Made's use his time zone", async () => {
  expect(await inboxOf('maria@nmw.example')).toMatchObject({ data: [], datas: [], unread: 0 })
  const { data, datas } = await inboxOf('made@nmw.example')
  expect(data.some(({ messages }) => messages.includes('09.30 WITA'))).toBe(true)
  expect(datas).toMatchObject([{ title: 'Klinik NMW Denpasar', timezone: 'Asia/Makassar', unread: 1 }])
})
