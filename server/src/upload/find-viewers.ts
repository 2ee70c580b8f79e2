import type { Audience } from '@nmw/contract/endpoint'
import { sendChunk } from '@nmw/contract/upload'
import { Problem } from '../http/problem.ts'
import type { Caller, Identify } from '../http/route.ts'
import type { Client } from '../http/client.ts'

/**
 * Everyone this request may speak for. A picture in a page brings the cookies of every site along and cannot say
 * which one it belongs to.
 */
export async function findViewers(identify: Identify, client: Client): Promise<Caller[]> {
  const audiences: Audience[] = client.bearer ? ['session'] : ['member', 'dashboard', 'ops']
  const quiet = { ...client, clearSessionCookies() {} }
  const found = await Promise.all(
    audiences.map((audience) => identify(quiet, { ...sendChunk, audience }).catch(nobodyIfRefused)),
  )
  return found.filter((caller) => caller !== undefined)
}

function nobodyIfRefused(error: unknown) {
  if (error instanceof Problem && (error.status === 401 || error.status === 403)) return undefined
  throw error
}
