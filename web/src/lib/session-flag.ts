import type { Site } from '@nmw/contract/endpoint'
import { readCookie } from './cookie.ts'
import { memberHome } from './redirect-path.ts'

/** The readable cookie that says only that a session is there, and whether it is still hers; the session itself is HttpOnly. */
function flagCookie(site: Site) {
  return `nmw_${site}_present`
}

/** Written as a cookie, it says that the session is gone. */
export function clearedFlagCookie(site: Site) {
  return `${flagCookie(site)}=; path=/; max-age=0; samesite=lax`
}

export function isSignedIn(cookies: string, site: Site = 'member') {
  return Boolean(accountMark(cookies, site))
}

/** A mark that two people do not share and that says nothing else. */
export function accountMark(cookies: string, site: Site) {
  return readCookie(cookies, flagCookie(site))
}

export function homeOf(site: Site, signedIn: boolean) {
  if (site === 'dashboard') return '/dashboard/home'
  if (site === 'ops') return '/ops'
  return signedIn ? memberHome : '/'
}
