import type { Site } from '@nmw/contract/endpoint'

export type CookieNames = { token: string; present: string }

/** `__Host-` makes the browser itself refuse a cookie set by a neighbour or over plain http. */
export function cookieNames(site: Site, secure: boolean): CookieNames {
  return { token: `${secure ? '__Host-' : ''}nmw_${site}`, present: `nmw_${site}_present` }
}

export function deviceCookie(secure: boolean) {
  return `${secure ? '__Host-' : ''}nmw_device`
}
