import type { Endpoint, Envelope } from '@nmw/contract/endpoint'
import * as z from 'zod'

/** The envelope around a result; fields the contract does not declare are dropped. */
export function writeAnswer({ result, success }: Endpoint, found: unknown): Envelope {
  return { status: true, result: z.encode(result, found), message: success ?? 'OK' }
}

/** For results that never change: each object is validated and serialised once. */
export function writeCachedAnswers(endpoint: Endpoint) {
  const written = new WeakMap<object, string>()
  return (found: object) => {
    // A string, not bytes: Node sends it in one packet with the headers.
    const answer = written.get(found) ?? JSON.stringify(writeAnswer(endpoint, found))
    written.set(found, answer)
    return answer
  }
}
