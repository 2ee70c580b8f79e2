import { mustCall } from '../test-clinic/call-clinic.ts'
import { createEditor } from '../test-clinic/create-editor.ts'
import type { TestClinic } from './benchmark.ts'

/** Someone of the dashboard who is signed in, with the headers of her calls. */
export async function openEditor({ server: { url }, dataDirectory }: TestClinic) {
  const { email, password } = await createEditor({ dataDirectory })
  const body = { username: email, password, site: 'dashboard' }
  const { result } = await mustCall(url, '/legacy/auth/login', { body })
  return { email, headers: { authorization: `Bearer ${(result as { token: string }).token}` } }
}
