import type { FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'
import type { Visit } from './visit.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A page of someone else must not act in the name of whoever is signed in here. */
export function checkOrigin(request: FastifyRequest, visit: Visit, publicUrl: string) {
  if (reading.has(request.method)) return
  const { origin, 'sec-fetch-site': fetchSite } = request.headers
  const ours =
    origin === undefined ? undefined : origin === publicUrl || origin === `${request.protocol}://${request.host}`
  const foreign = ours === false || fetchSite === 'cross-site' || fetchSite === 'same-site'
  const silent = ours === undefined && fetchSite !== 'same-origin'
  if (foreign || (silent && visit.carriesCookie && !visit.bearer)) {
    throw new Problem(400, 'Permintaan ditolak karena berasal dari situs lain')
  }
}
