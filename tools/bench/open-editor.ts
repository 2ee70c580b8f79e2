import { mustCall } from '../test-clinic/call-clinic.ts'
import { hireEditor } from '../test-clinic/hire-editor.ts'
import type { Stage } from './figure.ts'

/** Someone of the dashboard who is signed in, with the headers of her calls. */
export async function openEditor({ server: { url }, dataDirectory }: Stage) {
  const { email, password } = await hireEditor({ dataDirectory })
  const body = { username: email, password, site: 'dashboard' }
  const { result } = await mustCall(url, '/legacy/auth/login', { body })
  return { email, headers: { authorization: `Bearer ${(result as { token: string }).token}` } }
}
