/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope

const offlineCache = 'nmw-offline-1'
const assetCache = 'nmw-assets-1'
const offlinePage = '/offline.html'
const offlineFiles = [offlinePage, '/offline.css', '/art/error.svg', '/art/favicon.svg']
/** More than one build has; the oldest files are evicted. */
const assetLimit = 250

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(offlineCache)
      .then((cache) => cache.addAll(offlineFiles.map((file) => new Request(file, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()))
})

// Caches only files with a content hash in their name, and an offline page. Requests with personal data bypass this
// worker and are never stored.
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => offlineAnswer(offlinePage)))
  else if (url.pathname.startsWith('/_app/')) event.respondWith(serveAsset(event))
  else if (offlineFiles.includes(url.pathname)) event.respondWith(fetch(request).catch(() => offlineAnswer(request)))
})

async function offlineAnswer(wanted: RequestInfo) {
  const cache = await caches.open(offlineCache)
  return (await cache.match(wanted)) ?? Response.error()
}

/** On a full phone the cache cannot be opened or written: the file then comes from the network. */
async function serveAsset(event: FetchEvent) {
  const { request } = event
  const cache = await caches.open(assetCache).catch(() => undefined)
  const cached = await cache?.match(request).catch(() => undefined)
  if (cached) return cached
  const answer = await fetch(request)
  if (cache && answer.ok) event.waitUntil(cacheAsset(cache, request, answer.clone()).catch(() => undefined))
  return answer
}

async function cacheAsset(cache: Cache, request: Request, answer: Response) {
  await cache.put(request, answer)
  await evictOldAssets(cache)
}

async function evictOldAssets(cache: Cache) {
  const requests = await cache.keys()
  for (const old of requests.slice(0, Math.max(0, requests.length - assetLimit))) await cache.delete(old)
}

async function dropOldCaches() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('nmw-') && name !== offlineCache && name !== assetCache)
  await Promise.all(old.map((name) => caches.delete(name)))
}
