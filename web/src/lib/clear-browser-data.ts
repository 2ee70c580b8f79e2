import type { QueryClient } from '@tanstack/react-query'
import { clearedFlagCookie } from './session-flag.ts'
import { writeCookie } from './cookie.ts'

/** Not what staff keep in the same browser: the branch they work at, and drafts of visits. */
const ours = /^nmw[-_](?!ops-|visit-draft-)/

/** Nothing of a patient stays in this browser after she left: no flag, no draft, no answer of the API. */
export function clearBrowserData(client: QueryClient) {
  client.clear()
  writeCookie(clearedFlagCookie('member'))
  forgetIn(() => localStorage)
  forgetIn(() => sessionStorage)
}

function forgetIn(open: () => Storage) {
  try {
    const store = open()
    for (const key of Object.keys(store)) if (ours.test(key)) store.removeItem(key)
  } catch {
    // Storage is turned off in this browser, so nothing lies there.
  }
}
