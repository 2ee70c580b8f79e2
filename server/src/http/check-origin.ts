import type { FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'
import type { Client } from './client.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A page of another origin must not act for the signed-in user. */
export function checkOrigin(request: FastifyRequest, client: Client, publicUrl: string) {
  if (safeMethods.has(request.method)) return
  refuseCrossOrigin(request, publicUrl)
  const { origin, 'sec-fetch-site': fetchSite } = request.headers
  const withoutOrigin = origin === undefined && fetchSite !== 'same-origin'
  if (withoutOrigin && client.carriesCookie && !client.bearer) throw crossOriginRefusal()
}

/** Also for reads that stay open: no page of another origin may hold a stream. */
export function refuseCrossOrigin(request: FastifyRequest, publicUrl: string) {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers
  const foreign = origin !== undefined && origin !== publicUrl && origin !== `${request.protocol}://${request.host}`
  if (foreign || fetchSite === 'cross-site' || fetchSite === 'same-site') throw crossOriginRefusal()
}

function crossOriginRefusal() {
  return new Problem(400, 'Permintaan ditolak karena berasal dari situs lain')
}
