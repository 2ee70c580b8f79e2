import type { Site } from '@nmw/contract/endpoint'
import { readCookie } from './cookie.ts'
import { memberHome } from './redirect-path.ts'

/** The readable cookie that marks a session and its account; the session cookie itself is HttpOnly. */
function flagCookie(site: Site) {
  return `nmw_${site}_present`
}

/** As a cookie, marks the session as gone. */
export function clearedFlagCookie(site: Site) {
  return `${flagCookie(site)}=; path=/; max-age=0; samesite=lax`
}

export function isSignedIn(cookies: string, site: Site = 'member') {
  return Boolean(accountMark(cookies, site))
}

/** An opaque value per account. */
export function accountMark(cookies: string, site: Site) {
  return readCookie(cookies, flagCookie(site))
}

export function homeOf(site: Site, signedIn: boolean) {
  if (site === 'dashboard') return '/dashboard/home'
  if (site === 'ops') return '/ops'
  return signedIn ? memberHome : '/'
}
