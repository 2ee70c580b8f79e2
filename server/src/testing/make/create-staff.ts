import { ROLES } from '@nmw/contract/role'
import type { Endpoint } from '@nmw/contract/endpoint'
import { createPatient } from './create-patient.ts'
import type { TestApp } from '../app/open-test-app.ts'
import { signIn } from '../app/sign-in.ts'

export type StaffRole = 'administrator' | 'doctor' | 'pharmacist' | 'frontOffice'
type Sent = Parameters<TestApp['send']>[1]

/** A staff account of a branch, signed in to the operations area. */
export async function createStaff(testApp: TestApp, wanted: { role?: StaffRole; branchId?: number } = {}) {
  const { role = 'frontOffice', branchId = 1 } = wanted
  const person = await createPatient(testApp, { roleId: ROLES[role], branchId })
  const headers = await signIn(testApp, person, 'ops')
  const call = (endpoint: Endpoint, sent: Sent = {}, extra: Record<string, string> = {}) =>
    testApp.send(endpoint, sent, { ...headers, ...extra }, '10.4.4.4')
  return { id: person.id, person, headers, call }
}
