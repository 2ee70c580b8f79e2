import { afterAll, beforeAll, expect, test, vi } from 'vitest'

type FetchEventLike = { request: object; respondWith: (answer: Promise<Response>) => void; waitUntil: () => void }
const listeners = new Map<string, (event: FetchEventLike) => void>()
const cache = {
  match: vi.fn(() => Promise.resolve<Response | undefined>(undefined)),
  put: vi.fn(() => Promise.resolve()),
  keys: () => Promise.resolve([]),
}
const open = vi.fn()

beforeAll(async () => {
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: (event: FetchEventLike) => void) => listeners.set(name, listener),
    location: { origin: 'https://nmw.test' },
  })
  vi.stubGlobal('caches', { open })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('from the network')))
  await import('./service-worker.ts')
})
afterAll(() => vi.unstubAllGlobals())

async function askForScript() {
  const answer = Promise.withResolvers<Response>()
  const request = { method: 'GET', url: 'https://nmw.test/_app/client/a.js', mode: 'cors' }
  listeners.get('fetch')!({ request, respondWith: answer.resolve, waitUntil: () => undefined })
  return (await answer.promise).text()
}

test('service worker: a cached file needs no network', async () => {
  open.mockResolvedValue(cache)
  cache.match.mockResolvedValueOnce(new Response('cached'))
  expect(await askForScript()).toBe('cached')
})

test.each([
  ['is full', () => cache.put.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))],
  ['cannot be read', () => cache.match.mockRejectedValueOnce(new DOMException('broken', 'UnknownError'))],
  ['cannot be opened', () => open.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))],
])('service worker: the page gets its file although the cache %s', async (_how, breaks) => {
  open.mockResolvedValue(cache)
  breaks()
  expect(await askForScript()).toBe('from the network')
})

test.each([
  ['an answer of the API', '/legacy/auth/user-profile', 'cors'],
  ['a picture', '/img/photo.webp', 'no-cors'],
  ['an invoice', '/legacy/invoice/pdf/1', 'cors'],
  ['a page', '/user/home', 'navigate'],
])('service worker: %s is never stored', async (_what, path, mode) => {
  open.mockClear()
  cache.put.mockClear()
  const given: Promise<Response>[] = []
  const respondWith = (answer: Promise<Response>) => void given.push(answer)
  const request = { method: 'GET', url: `https://nmw.test${path}`, mode }
  listeners.get('fetch')!({ request, respondWith, waitUntil: () => undefined })
  // Page requests go through the worker, which answers with the offline page without a network.
  expect(given).toHaveLength(mode === 'navigate' ? 1 : 0)
  await Promise.all(given)
  expect([open.mock.calls, cache.put.mock.calls]).toEqual([[], []])
})
