import { Pool } from 'pg'
import { mustCall } from '../test-clinic/call-clinic.ts'
import { embeddedUrl } from '../shared/embedded-url.ts'
import { registerPatient } from '../test-clinic/register-new-patient.ts'
import type { TestClinic } from './benchmark.ts'

/** Someone new who is signed in: her account's number and the headers of her calls. */
export async function openPatient({ server: { url }, dataDirectory }: TestClinic) {
  const { email, password } = await registerPatient(url)
  const { result } = await mustCall(url, '/legacy/auth/login', { body: { username: email, password, site: 'member' } })
  const pool = new Pool({ connectionString: embeddedUrl(dataDirectory), max: 1 })
  const { rows } = await pool.query<{ id: number }>('select id from account where email = $1', [email])
  await pool.end()
  return { accountId: rows[0]!.id, headers: { authorization: `Bearer ${(result as { token: string }).token}` } }
}
