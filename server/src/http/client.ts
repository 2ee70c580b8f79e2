import type { Site } from '@nmw/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { cookieNames, cookieScope, deviceCookie, clearSiteCookies, type CookieNames } from './cookies.ts'

const DAY_IN_SECONDS = 24 * 60 * 60
const YEAR_IN_SECONDS = 365 * DAY_IN_SECONDS

/** A request as the verbs see it: origin, tokens, and a way to set cookies. */
export type Client = ReturnType<typeof clientOf>

export function clientOf(request: FastifyRequest, reply: FastifyReply, env: Pick<Env, 'publicUrl' | 'appKey'>) {
  const secure = env.publicUrl.startsWith('https://')
  const base = cookieScope(secure)
  const names = (site: Site): CookieNames => cookieNames(site, secure)
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const hasKey = bearer === env.appKey || request.headers.authorization === env.appKey
  const asked = request.headers['x-site']
  return {
    ip: request.ip,
    requestId: request.id,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    /** A write with the same key is done once, however often it arrives. */
    idempotencyKey: request.headers['idempotency-key']?.toString(),
    hasKey,
    bearer: hasKey ? undefined : bearer,
    /** Which site's cookie counts for calls that serve all sites. */
    site: asked === 'dashboard' || asked === 'ops' ? asked : ('member' as Site),
    cookieToken: (site: Site) => request.cookies[names(site).token],
    carriesCookie: (['member', 'dashboard', 'ops'] as const).some((site) => request.cookies[names(site).token]),
    deviceToken: request.cookies[deviceCookie(secure)],
    setDeviceCookie(token: string) {
      void reply.setCookie(deviceCookie(secure), token, { ...base, httpOnly: true, maxAge: YEAR_IN_SECONDS })
    },
    /** `person` lets open pages compare whose session it is. Undefined while pending, when nobody is signed in yet. */
    setSessionCookie(site: Site, token: string, person: string | undefined) {
      void reply.setCookie(names(site).token, token, { ...base, httpOnly: true, maxAge: DAY_IN_SECONDS })
      // No page may redirect because of a pending session or of the one before it.
      if (person === undefined) void reply.clearCookie(names(site).present, base)
      else void reply.setCookie(names(site).present, person, { ...base, maxAge: DAY_IN_SECONDS })
    },
    clearSessionCookies(site: Site) {
      clearSiteCookies(reply, site, secure)
    },
  }
}
