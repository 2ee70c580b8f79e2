import type { Site } from '@nmw/contract/endpoint'
import type { FastifyReply } from 'fastify'

export type CookieNames = { token: string; present: string }

/** `__Host-` makes the browser refuse a cookie set by a subdomain or over plain http. */
export function cookieNames(site: Site, secure: boolean): CookieNames {
  return { token: `${secure ? '__Host-' : ''}nmw_${site}`, present: `nmw_${site}_present` }
}

export function deviceCookie(secure: boolean) {
  return `${secure ? '__Host-' : ''}nmw_device`
}

/** The same for setting and clearing: a browser clears a `__Host-` cookie only with all of them. */
export function cookieScope(secure: boolean) {
  return { path: '/', sameSite: 'lax', secure } as const
}

export function clearSiteCookies(reply: FastifyReply, site: Site, secure: boolean) {
  for (const name of Object.values(cookieNames(site, secure))) void reply.clearCookie(name, cookieScope(secure))
}
