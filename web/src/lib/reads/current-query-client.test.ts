import { QueryObserver } from '@tanstack/react-query'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { CurrentQueryClient } from './current-query-client.ts'

const queryKey = ['/legacy/order/search/:invoice', {}]

/** The result is the order as it was when requested, however late the answer comes. */
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

test('query cache: an invalidation during the first read is not lost', async () => {
  const { client, order, options, answer } = readLater()
  const leave = new QueryObserver(client, options).subscribe(() => {})
  order.status = 'PAID'
  void client.invalidateQueries({ queryKey })
  await answer()
  await answer()
  expect(client.getQueryData(queryKey)).toBe('PAID')
  leave()
})

test('query cache: a prefetch is not older than an invalidation during it', async () => {
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

test('query cache: an inactive query is not read before it is shown', async () => {
  const { client, options, answer } = readLater()
  const leave = new QueryObserver(client, options).subscribe(() => {})
  await client.invalidateQueries({ queryKey, refetchType: 'none' })
  await answer()
  expect(client.isFetching()).toBe(0)
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  leave()
})
