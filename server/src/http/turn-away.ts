import type { FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

const calls = /^\/(?:legacy|subscription)\//

/**
 * Too much at once: new calls are told to come back. Pages and their files still go out, because a page that lost one
 * of its scripts is dead, while a refused call can be tried again from it.
 */
export async function turnAway({ url }: FastifyRequest) {
  if (calls.test(url)) throw new Problem(503, 'Layanan sedang sibuk. Coba lagi sebentar lagi.', { retryAfter: 5 })
}
