import { QueryObserver } from '@tanstack/react-query'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { CurrentQueryClient } from './current-query-client.ts'

const queryKey = ['/legacy/order/search/:invoice', {}]

/** What is read is as it was when it was asked for, however late the answer comes. */
function readLater() {
  const client = new CurrentQueryClient()
  const asked: (() => void)[] = []
  const order = { status: 'WAITING_PAYMENT' }
  const queryFn = () => {
    const { status } = order
    return new Promise<string>((resolve) => asked.push(() => resolve(status)))
  }
  const answer = async () => {
    for (const give of asked.splice(0)) give()
    await setTimeout()
  }
  return { client, order, options: { queryKey, queryFn, staleTime: 30_000 }, answer }
}

test('current query client: news that overtakes the answer of a first read is not missed', async () => {
  const { client, order, options, answer } = readLater()
  const leave = new QueryObserver(client, options).subscribe(() => {})
  order.status = 'PAID'
  void client.invalidateQueries({ queryKey })
  await answer()
  await answer()
  expect(client.getQueryData(queryKey)).toBe('PAID')
  leave()
})

test('current query client: what is read again for a screen to come is not older than the news', async () => {
  const { client, order, options, answer } = readLater()
  client.setQueryData(queryKey, 'NONE')
  const prepared = client.fetchQuery({ ...options, staleTime: 0 })
  order.status = 'PAID'
  void client.invalidateQueries({ queryKey })
  await answer()
  expect(await prepared).toBe('NONE')
  const leave = new QueryObserver(client, options).subscribe(() => {})
  await answer()
  expect(client.getQueryData(queryKey)).toBe('PAID')
  leave()
})

test('current query client: what is only to be read when it is shown is not read before', async () => {
  const { client, options, answer } = readLater()
  const leave = new QueryObserver(client, options).subscribe(() => {})
  await client.invalidateQueries({ queryKey, refetchType: 'none' })
  await answer()
  expect(client.isFetching()).toBe(0)
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  leave()
})
