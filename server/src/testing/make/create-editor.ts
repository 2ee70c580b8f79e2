import type { Call, Endpoint, Result } from '@nmw/contract/endpoint'
import { ROLES } from '@nmw/contract/role'
import { createPatient } from './create-patient.ts'
import type { TestApp } from '../app/open-test-app.ts'
import { signIn } from '../app/sign-in.ts'

export type Editor = Awaited<ReturnType<typeof createEditor>>

/** A signed-in dashboard account. `must` throws if the call fails. */
export async function createEditor(testApp: TestApp, roleId: number = ROLES.marcom) {
  const person = await createPatient(testApp, { roleId })
  const headers = await signIn(testApp, person, 'dashboard')
  const ask = <E extends Endpoint>(endpoint: E, input: Partial<Call<E>> = {}, more: Record<string, string> = {}) =>
    testApp.send(endpoint, input, { ...headers, ...more }, '10.4.4.4')
  return {
    person,
    headers,
    ask,
    async must<E extends Endpoint>(endpoint: E, input: Partial<Call<E>> = {}): Promise<Result<E>> {
      const { code, message, errors, result } = await ask(endpoint, input)
      if (code !== 200) throw new Error(`${endpoint.path}: ${code} ${message} ${JSON.stringify(errors)}`)
      return result as Result<E>
    },
  }
}
