import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { hstsSettings } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Returns data and never a page. */
    data?: true
  }
}

export const apiRoute = { helmet: false, config: { data: true } } as const

/**
 * API responses are data that may run nothing and be framed nowhere, so their security headers are constant. Helmet
 * would compute them per request, with unused nonces, in a fifth of a short call's time.
 */
export function setApiHeaders(app: FastifyInstance, { publicUrl }: Pick<Env, 'publicUrl'>) {
  const https = hstsSettings(publicUrl)
  const guards = {
    // For refusals as well: a browser may cache a response without it, and tomorrow's differs.
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(https && { 'strict-transport-security': `max-age=${https.maxAge}; includeSubDomains` }),
  }
  app.addHook('onRequest', (request, reply, next) => {
    if (request.routeOptions.config.data) void reply.headers(guards)
    next()
  })
}
