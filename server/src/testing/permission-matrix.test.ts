import * as auth from '@nmw/contract/auth'
import { ROLES } from '@nmw/contract/role'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allRoutes } from '../all-routes.ts'
import { createPatient } from './create-patient.ts'
import { openTestApp, type TestApp } from './open-test-app.ts'
import { permissionRows, principals, type Principal } from './permission-rows.ts'
import { signIn } from './sign-in.ts'

let world: TestApp
beforeAll(async () => {
  world = await openTestApp()
})
afterAll(() => world.close())

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

const staff: Partial<Record<Principal, { roleId: number; site: 'dashboard' | 'ops' }>> = {
  administrator: { roleId: ROLES.administrator, site: 'dashboard' },
  marcom: { roleId: ROLES.marcom, site: 'dashboard' },
  designer: { roleId: ROLES.designer, site: 'dashboard' },
  doctor: { roleId: ROLES.doctor, site: 'ops' },
  pharmacist: { roleId: ROLES.pharmacist, site: 'ops' },
  frontOffice: { roleId: ROLES.frontOffice, site: 'ops' },
}

/** A fresh token each time: a call such as logout ends the one it is given. */
async function authorizationOf(principal: Principal): Promise<Record<string, string>> {
  if (principal === 'guest') return {}
  if (principal === 'key') return { authorization: 'Bearer nmw-public' }
  const { roleId, site } = staff[principal] ?? { roleId: ROLES.patient, site: 'member' as const }
  const person = await createPatient(world, { roleId })
  if (principal === 'pending') await Promise.all([signIn(world, person, site), signIn(world, person, site)])
  const bearer = await signIn(world, person, site)
  if (principal === 'loggedOut') await world.send(auth.logout, {}, bearer, '10.8.8.8')
  return bearer
}

test('every call has a row, and every row a call', () => {
  expect(Object.keys(permissionRows).toSorted()).toEqual(allRoutes.map(({ endpoint }) => nameOf(endpoint)).toSorted())
})

describe.each(allRoutes.map(({ endpoint }) => [nameOf(endpoint), endpoint] as const))('%s', (name, endpoint) => {
  test.each(principals)('%s', async (principal) => {
    const headers = await authorizationOf(principal)
    if (principal === 'expired') world.clock.advance(86_401)
    const params = { id: crypto.randomUUID(), key: 'none' }
    const body = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : {}
    const { code } = await world.send(endpoint, { params, body }, headers, '10.7.7.7')
    world.clock.reset()
    const admitted = code !== 401 && code !== 403
    expect({ admitted, broken: code >= 500 }).toEqual({
      admitted: permissionRows[name]!.includes(principal),
      broken: false,
    })
  })
})
