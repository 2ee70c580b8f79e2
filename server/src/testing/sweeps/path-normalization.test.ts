import type { Endpoint } from '@nmw/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoutes } from '../../all-routes.ts'
import { authorizeAs } from './authorize-as.ts'
import { sample } from '../stress/full-size.ts'
import type { TestApp } from '../app/open-test-app.ts'
import { openWholeTestApp } from '../app/open-whole-test-app.ts'
import { printFigure } from '../stress/print-figure.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openWholeTestApp()
})
afterAll(() => testApp.close())

type Ask = { method: string; url: string; headers?: Record<string, string> }

/** Other spellings of a call that a guard in front of it might not recognise. */
function spellingsOf({ method, path }: Endpoint): Ask[] {
  const url = path.replace(/:\w+/g, '1')
  const first = url.slice(1, url.indexOf('/', 1))
  const rest = url.slice(first.length + 1)
  const paths = [
    `/${url}`,
    `/${first}/${rest}`,
    `/./${first}${rest}`,
    `/${first}/%2e${rest}`,
    `/x/../${first}${rest}`,
    `/${first.toUpperCase()}${rest}`,
    `${url}/`,
    `${url};x`,
    `${url}%20`,
    `${url}%00`,
    `${url}.json`,
    `/%${first.charCodeAt(0).toString(16)}${first.slice(1)}${rest}`,
  ]
  const overrides = ['x-http-method-override', 'x-method-override', 'x-http-method', 'x-original-url', 'x-rewrite-url']
  return [
    ...paths.map((spelling) => ({ method, url: spelling })),
    ...['HEAD', 'OPTIONS', 'TRACE', 'PATCH'].map((other) => ({ method: other, url })),
    ...overrides.map((name) => ({
      method: 'GET',
      url: '/legacy/ip/none',
      headers: { [name]: name.endsWith('url') ? url : method },
    })),
    { method, url: `${url}?_method=GET` },
  ]
}

test('path normalization: a forbidden call stays forbidden in every spelling', async () => {
  let requests = 0
  for (const principal of ['guest', 'loggedOut', 'frontOffice'] as const) {
    const authorization = await authorizeAs(testApp, principal)
    const ask = async ({ method, url, headers = {} }: Ask) =>
      (await testApp.app.inject({ method: method as 'GET', url, headers: { ...authorization, ...headers } })).statusCode
    for (const { endpoint } of sample(allRoutes, 18)) {
      const plain = await ask({ method: endpoint.method, url: endpoint.path.replace(/:\w+/g, '1') })
      if (plain !== 401 && plain !== 403) continue
      for (const spelling of spellingsOf(endpoint)) {
        const code = await ask(spelling)
        expect({ principal, ...spelling, refused: [plain, 400, 404, 405].includes(code) }).toMatchObject({
          refused: true,
        })
        requests++
      }
    }
  }
  expect(requests).toBeGreaterThan(100)
  printFigure(`I7: ${requests} odd spellings of calls that are not for the caller: none was admitted`)
})
