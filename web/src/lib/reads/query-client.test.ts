import { endpoint } from '@nmw/contract/endpoint'
import { onlineManager, QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { ApiError, type CallEndpoint } from '../call/call.ts'
import { createQueryClient, networkModeOf } from './query-client.ts'
import { readOptions } from './use-endpoint.ts'

const readThing = endpoint({
  method: 'GET',
  path: '/legacy/thing',
  audience: 'member',
  summary: 'A thing',
  result: z.object({ name: z.string() }),
})

afterEach(() => onlineManager.setOnline(true))

function openClient() {
  const network = { isOffline: false, requests: 0 }
  const call = (async () => {
    network.requests += 1
    if (network.isOffline) throw new ApiError(0, 'no network')
    return { name: 'Sari' }
  }) as unknown as CallEndpoint
  const client = createQueryClient({ call })
  client.mount()
  return { client, network, options: () => optionsOf(client) }
}

function optionsOf(client: QueryClient) {
  const options = readOptions(readThing, {})
  return { ...options, networkMode: networkModeOf(client, options.queryKey) }
}

function setOnline(network: { isOffline: boolean }, online: boolean) {
  network.isOffline = !online
  onlineManager.setOnline(online)
}

test('query cache: a first read fails while offline, and is repeated when online again', async () => {
  const { client, network, options } = openClient()
  setOnline(network, false)
  const observer = new QueryObserver(client, options())
  const stop = observer.subscribe(() => undefined)
  await vi.waitUntil(() => observer.getCurrentResult().isError, { timeout: 60_000 })
  setOnline(network, true)
  await vi.waitUntil(() => observer.getCurrentResult().data, { timeout: 60_000 })
  stop()
  client.unmount()
})

test('query cache: cached data stays while offline, and is refetched when online again', async () => {
  const { client, network, options } = openClient()
  const observer = new QueryObserver(client, options())
  const stop = observer.subscribe(() => undefined)
  await vi.waitUntil(() => observer.getCurrentResult().data, { timeout: 60_000 })
  observer.setOptions(options())
  setOnline(network, false)
  void client.invalidateQueries()
  await vi.waitUntil(() => observer.getCurrentResult().isPaused, { timeout: 60_000 })
  expect(observer.getCurrentResult()).toMatchObject({ data: { name: 'Sari' }, isError: false })
  expect(network.requests).toBe(1)
  setOnline(network, true)
  await vi.waitUntil(() => network.requests === 2, { timeout: 60_000 })
  stop()
  client.unmount()
})

test.each([
  ['shows the error itself', true, 0],
  ['leaves it to the toast', false, 1],
])(
  'query cache: the error of a read prefetched for a screen that %s is reported the right number of times',
  async (_, quiet, times) => {
    const answer = Promise.withResolvers<never>()
    const onError = vi.fn()
    const call = (() => answer.promise) as unknown as CallEndpoint
    const client = createQueryClient({ call, onError })
    const prefetched = client.prefetchQuery(optionsOf(client))
    const observer = new QueryObserver(client, { ...optionsOf(client), meta: { quiet } })
    const stop = observer.subscribe(() => undefined)
    answer.reject(new ApiError(500, 'broken'))
    await prefetched
    expect(onError).toHaveBeenCalledTimes(times)
    stop()
  },
)

function failing(status: number) {
  return (async () => Promise.reject(new ApiError(status, 'no'))) as unknown as CallEndpoint
}

test('query cache: a failed prefetch is not reported, but the end of a session is', async () => {
  const onError = vi.fn()
  for (const [status, times] of [
    [500, 0],
    [401, 1],
  ] as const) {
    const client = createQueryClient({ call: failing(status), onError })
    await client.prefetchQuery(optionsOf(client))
    expect(onError).toHaveBeenCalledTimes(times)
  }
})
