import { TOKEN_INVALID } from '@nmw/contract/session-texts'
import { redirect } from '@tanstack/react-router'
import { memberHome, redirectPath } from '../lib/session/redirect-path.ts'
import type { PageContext } from './page-context.ts'
import { pageToaster } from './page-toaster.ts'

type GuardArgs = { context: PageContext; location: { href: string; pathname: string } }

const FOUND = 302
const openToMembers = ['/auth/remove-session', '/auth/reset-password']

export function redirectTo(path: string) {
  return redirect({ to: path as '/', statusCode: FOUND })
}

/** Signed-in members are sent home, except from the pages that end or repair a session. */
export function guestsOnly({ context, location }: GuardArgs) {
  if (context.signedIn() && !openToMembers.includes(location.pathname)) throw redirectTo(memberHome)
}

export function membersOnly({ context, location }: GuardArgs) {
  if (!context.signedIn()) throw redirectToLogin(location.href)
}

export function redirectToLogin(href: string) {
  const next = redirectPath(href)
  return redirect({
    to: '/auth/login',
    search: next === memberHome ? {} : { next },
    statusCode: FOUND,
  })
}

export function publicSiteOnly({ context }: GuardArgs) {
  if (!context.flags.publicSite) throw redirectTo('/coming-soon')
}

export function staffOnly(loginPage: string) {
  return ({ context, preload }: GuardArgs & { preload: boolean }) => {
    if (context.signedIn()) return
    if (!preload) pageToaster.error(TOKEN_INVALID)
    throw redirectTo(loginPage)
  }
}

export function staffGuestsOnly(home: string) {
  return ({ context }: GuardArgs) => {
    if (context.signedIn()) throw redirectTo(home)
  }
}
