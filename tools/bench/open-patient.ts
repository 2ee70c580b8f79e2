import type { TestClinic } from '../test-clinic/call-clinic.ts'
import { queryRunning } from '../test-clinic/in-running-database.ts'
import { authorize } from '../test-clinic/log-in.ts'
import { registerPatient } from '../test-clinic/patients.ts'

/** A new patient, signed in: the id of the account and the headers of its calls. */
export async function openPatient({ url, dataDirectory }: TestClinic) {
  const { email, password } = await registerPatient(url)
  const headers = await authorize(url, email, { password })
  const [account] = await queryRunning<{ id: number }>(dataDirectory, 'select id from account where email = $1', [
    email,
  ])
  return { email, accountId: account!.id, headers }
}
