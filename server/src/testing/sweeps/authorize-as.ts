import * as auth from '@nmw/contract/auth'
import { ROLES } from '@nmw/contract/role'
import { createPatient } from '../make/create-patient.ts'
import type { TestApp } from '../app/open-test-app.ts'
import type { Principal } from './permission-rows.ts'
import { signIn } from '../app/sign-in.ts'

const staff: Partial<Record<Principal, { roleId: number; site: 'dashboard' | 'ops' }>> = {
  administrator: { roleId: ROLES.administrator, site: 'dashboard' },
  opsAdministrator: { roleId: ROLES.administrator, site: 'ops' },
  marcom: { roleId: ROLES.marcom, site: 'dashboard' },
  designer: { roleId: ROLES.designer, site: 'dashboard' },
  doctor: { roleId: ROLES.doctor, site: 'ops' },
  pharmacist: { roleId: ROLES.pharmacist, site: 'ops' },
  frontOffice: { roleId: ROLES.frontOffice, site: 'ops' },
}

/** The headers of a new caller of this kind. The session of an `expired` one expires after a day. */
export async function authorizeAs(testApp: TestApp, principal: Principal): Promise<Record<string, string>> {
  if (principal === 'guest') return {}
  if (principal === 'key') return { authorization: 'Bearer nmw-public' }
  const { roleId, site } = staff[principal] ?? { roleId: ROLES.patient, site: 'member' as const }
  const person = await createPatient(testApp, { roleId })
  const bearer = await signIn(testApp, person, site, principal === 'pending' ? 'pending' : 'active')
  if (principal === 'loggedOut') await testApp.send(auth.logout, {}, bearer, '10.8.8.8')
  return bearer
}

export function isStaff(principal: Principal) {
  return principal in staff
}
