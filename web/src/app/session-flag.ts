import type { Site } from '@nmw/contract/endpoint'
import { readCookie } from '../lib/read-cookie.ts'
import { memberHome } from '../lib/wanted-path.ts'

/** The readable cookie that says only that a session is there; the session itself is HttpOnly. */
export function flagCookie(site: Site) {
  return `nmw_${site}_present`
}

export function isSignedIn(cookies: string, site: Site = 'member') {
  return readCookie(cookies, flagCookie(site)) === '1'
}

export function homeOf(site: Site, signedIn: boolean) {
  if (site === 'dashboard') return '/dashboard/home'
  if (site === 'ops') return '/ops'
  return signedIn ? memberHome : '/'
}
