import * as auth from '@nmw/contract/auth'
import { ROLES } from '@nmw/contract/role'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allRoutes } from '../all-routes.ts'
import { createPatient } from './create-patient.ts'
import { openTestApp, type TestApp } from './open-test-app.ts'
import { permissionRows, principals, type Principal } from './permission-rows.ts'
import { printFigure } from './print-figure.ts'
import { signIn } from './sign-in.ts'

let world: TestApp
let right = 0
beforeAll(async () => {
  world = await openTestApp()
})
afterAll(async () => {
  await world.close()
  printFigure(`I1: ${allRoutes.length} calls for ${principals.length} kinds of caller: ${right} answers as declared`)
})

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

const staff: Partial<Record<Principal, { roleId: number; site: 'dashboard' | 'ops' }>> = {
  administrator: { roleId: ROLES.administrator, site: 'dashboard' },
  marcom: { roleId: ROLES.marcom, site: 'dashboard' },
  designer: { roleId: ROLES.designer, site: 'dashboard' },
  doctor: { roleId: ROLES.doctor, site: 'ops' },
  pharmacist: { roleId: ROLES.pharmacist, site: 'ops' },
  frontOffice: { roleId: ROLES.frontOffice, site: 'ops' },
}

const known = new Map<Principal, Promise<Record<string, string>>>()

function authorizationOf(principal: Principal) {
  const headers = known.get(principal) ?? authorize(principal)
  known.set(principal, headers)
  return headers
}

async function authorize(principal: Principal): Promise<Record<string, string>> {
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
    // It may have ended the session it was given, as logout does.
    if (code < 300 && endpoint.method !== 'GET') known.delete(principal)
    const admitted = code !== 401 && code !== 403
    expect({ admitted, broken: code >= 500 }).toEqual({
      admitted: permissionRows[name]!.includes(principal),
      broken: false,
    })
    right++
  })
})
