import type { LiveEvent } from '@nmw/contract/notification'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRefresh } from './live-refresh.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const paths = [
  '/legacy/profile/info/detail',
  '/legacy/profile/personal',
  '/legacy/notification/all',
  '/legacy/notification/preferences',
  '/legacy/message/all',
  '/legacy/message/:id',
  '/legacy/order/list',
  '/legacy/appointment/detail/:id',
  '/legacy/user/appointment/getappointmentuser',
  '/legacy/user/prescription/list',
  '/legacy/point/user',
  '/legacy/voucher/list/user',
  '/legacy/invoice/user/:invoice',
  '/legacy/articles',
]

function staleAfter(...events: LiveEvent[]) {
  const client = new QueryClient()
  for (const path of paths) client.setQueryData([path, {}], 1)
  const spy = vi.spyOn(client, 'invalidateQueries')
  const refresh = createRefresh(client)
  for (const event of events) refresh(event)
  vi.advanceTimersByTime(50)
  const stale = paths.filter((path) => client.getQueryState([path, {}])?.isInvalidated)
  return { stale, times: spy.mock.calls.length }
}

test.each([
  [
    'notification',
    [
      '/legacy/profile/info/detail',
      '/legacy/notification/all',
      '/legacy/user/prescription/list',
      '/legacy/point/user',
      '/legacy/voucher/list/user',
      '/legacy/invoice/user/:invoice',
    ],
  ],
  ['message', ['/legacy/profile/info/detail', '/legacy/message/all', '/legacy/message/:id']],
  [
    'order',
    [
      '/legacy/order/list',
      '/legacy/appointment/detail/:id',
      '/legacy/user/appointment/getappointmentuser',
      '/legacy/user/prescription/list',
      '/legacy/point/user',
      '/legacy/invoice/user/:invoice',
    ],
  ],
  [
    'appointment',
    ['/legacy/appointment/detail/:id', '/legacy/user/appointment/getappointmentuser', '/legacy/user/prescription/list'],
  ],
] as const)('live updates: a %s event refetches its reads and no others', (topic, stale) => {
  expect(staleAfter({ topic, id: '1' })).toEqual({ stale, times: 1 })
})

test('live updates: a reconnect refetches everything', () => {
  const untouched = ['/legacy/profile/personal', '/legacy/notification/preferences', '/legacy/articles']
  expect(staleAfter({ topic: 'sync' }).stale).toEqual(paths.filter((path) => !untouched.includes(path)))
})

test('live updates: many events at once cause one refetch', () => {
  const events: LiveEvent[] = Array.from({ length: 30 }, (_, id) => ({ topic: 'message', id: String(id) }))
  expect(staleAfter(...events).times).toBe(1)
})

test('live updates: an unknown topic is ignored', () => {
  expect(staleAfter({ topic: 'weather' as 'sync' }).stale).toEqual([])
})
