import type { FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

const calls = /^\/(?:legacy|subscription)\//

/**
 * Load shedding: new calls are told to retry. Pages and their files are still served, because a page without one of its
 * scripts is broken, while a refused call can be repeated.
 */
export async function shedLoad({ url }: FastifyRequest) {
  if (calls.test(url)) throw new Problem(503, 'Layanan sedang sibuk. Coba lagi sebentar lagi.', { retryAfter: 5 })
}
