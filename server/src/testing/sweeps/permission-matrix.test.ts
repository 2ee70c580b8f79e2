import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoutes } from '../../all-routes.ts'
import { authorizeAs } from './authorize-as.ts'
import type { TestApp } from '../app/open-test-app.ts'
import { openWholeTestApp } from '../app/open-whole-test-app.ts'
import { permissionRows, principals, type Principal } from './permission-rows.ts'
import { printFigure } from '../stress/print-figure.ts'

let testApp: TestApp
let correct = 0
beforeAll(async () => {
  testApp = await openWholeTestApp()
})
afterAll(async () => {
  await testApp.close()
  printFigure(`I1: ${allRoutes.length} calls for ${principals.length} kinds of caller: ${correct} answers as declared`)
})

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

const known = new Map<Principal, Promise<Record<string, string>>>()
function authorizationOf(principal: Principal) {
  const headers = known.get(principal) ?? authorizeAs(testApp, principal)
  known.set(principal, headers)
  return headers
}

test('permission matrix: every call has a row, and every row has a call', () => {
  expect(Object.keys(permissionRows).toSorted()).toEqual(allRoutes.map(({ endpoint }) => nameOf(endpoint)).toSorted())
})

test.each(allRoutes.map(({ endpoint }) => [nameOf(endpoint), endpoint] as const))(
  'permission matrix: %s',
  async (name, endpoint) => {
    const admitted: Principal[] = []
    const broken: Principal[] = []
    const cacheable: Principal[] = []
    for (const principal of principals) {
      const headers = await authorizationOf(principal)
      if (principal === 'expired') testApp.clock.advance(86_401)
      const params = { id: crypto.randomUUID(), key: 'none' }
      const body = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : {}
      const { code, headers: answered } = await testApp.send(endpoint, { params, body }, headers, '10.7.7.7')
      testApp.clock.reset()
      // The call may have ended its session, as logout does.
      if (code < 300 && endpoint.method !== 'GET') known.delete(principal)
      if (code !== 401 && code !== 403) admitted.push(principal)
      if (code >= 500) broken.push(principal)
      // H2: no cache may store any response, not even a refusal, which may change later.
      if (answered['cache-control'] !== 'no-store') cacheable.push(principal)
    }
    expect({ admitted: admitted.toSorted(), broken, cacheable }).toEqual({
      admitted: permissionRows[name]!.toSorted(),
      broken: [],
      cacheable: [],
    })
    correct += principals.length
  },
)
