import { listArticles } from '@nmw/contract/article'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { articleRoutes } from '../article/article-routes.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { ipKey, ipSiteKey } from './ip-key.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: articleRoutes, settings: { REQUESTS_PER_MINUTE: '3' } })
})
afterAll(() => testApp.close())

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
])('ip key: %s is counted as %s', (ip, key) => expect(ipKey(ip)).toBe(key))

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
])('ip key: %s belongs to %s', (ip, key) => expect(ipSiteKey(ip)).toBe(key))

test('ip key: a client that moves within one IPv6 network is still one sender', async () => {
  const codes = []
  for (const host of [':1', ':2', ':aaaa:1', 'ffff:ffff:ffff:ffff']) {
    codes.push((await testApp.app.inject({ url: listArticles.path, remoteAddress: `2001:db8:1:2:${host}` })).statusCode)
  }
  expect(codes.at(-1)).toBe(429)
  expect(codes.slice(0, 3)).not.toContain(429)
  const neighbour = await testApp.app.inject({ url: listArticles.path, remoteAddress: '2001:db8:1:3::1' })
  expect(neighbour.statusCode).not.toBe(429)
})
