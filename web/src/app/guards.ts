import { TOKEN_INVALID } from '@nmw/contract/session-texts'
import { redirect } from '@tanstack/react-router'
import { memberHome, redirectPath } from '../lib/redirect-path.ts'
import type { PageContext } from './page-context.ts'
import { pageToaster } from './page-toaster.ts'

type Visit = { context: PageContext; location: { href: string; pathname: string } }

const moved = 302
const open = ['/auth/remove-session', '/auth/reset-password']

export function goTo(path: string) {
  return redirect({ to: path as '/', statusCode: moved })
}

/** Pages for people who are not signed in; a member goes home, unless the page ends or repairs a session. */
export function guestsOnly({ context, location }: Visit) {
  if (context.signedIn() && !open.includes(location.pathname)) throw goTo(memberHome)
}

export function membersOnly({ context, location }: Visit) {
  if (!context.signedIn()) throw toLogin(location.href)
}

export function toLogin(href: string) {
  const next = redirectPath(href)
  return redirect({
    to: '/auth/login',
    search: next === memberHome ? {} : { next },
    statusCode: moved,
  })
}

export function whilePublicSite({ context }: Visit) {
  if (!context.flags.publicSite) throw goTo('/coming-soon')
}

export function staffOnly(loginPage: string) {
  return ({ context, preload }: Visit & { preload: boolean }) => {
    if (context.signedIn()) return
    if (!preload) pageToaster.error(TOKEN_INVALID)
    throw goTo(loginPage)
  }
}

export function staffGuestsOnly(home: string) {
  return ({ context }: Visit) => {
    if (context.signedIn()) throw goTo(home)
  }
}
