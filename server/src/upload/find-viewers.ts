import type { Audience } from '@nmw/contract/endpoint'
import { sendChunk } from '@nmw/contract/upload'
import { Problem } from '../http/problem.ts'
import type { Caller, Identify } from '../http/route.ts'
import type { Client } from '../http/client.ts'

/**
 * All callers of this request: an image request carries the cookies of every site and cannot say which one it belongs
 * to.
 */
export async function findViewers(identify: Identify, client: Client): Promise<Caller[]> {
  const audiences: Audience[] = client.bearer ? ['session'] : ['member', 'dashboard', 'ops']
  const quiet = { ...client, clearSessionCookies() {} }
  const found = await Promise.all(
    audiences.map((audience) => identify(quiet, { ...sendChunk, audience }).catch(undefinedIfRefused)),
  )
  return found.filter((caller) => caller !== undefined)
}

function undefinedIfRefused(error: unknown) {
  if (error instanceof Problem && (error.status === 401 || error.status === 403)) return undefined
  throw error
}
