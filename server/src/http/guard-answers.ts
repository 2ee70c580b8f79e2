import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { remembersHttps } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers data and never a page. */
    data?: true
  }
}

/** For a route that answers data. */
export const asData = { helmet: false, config: { data: true } } as const

/**
 * What the API answers is data: it may run nothing and be framed nowhere, so its guards never differ. Helmet would work
 * them out anew, with nonces nobody uses, in a fifth of a short call's time.
 */
export function guardAnswers(app: FastifyInstance, { publicUrl }: Pick<Env, 'publicUrl'>) {
  const https = remembersHttps(publicUrl)
  const guards = {
    // Of a refusal too: a browser may keep one that says nothing, and tomorrow's is another.
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
