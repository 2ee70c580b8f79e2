import type { QueryClient } from '@tanstack/react-query'
import { clearedFlagCookie } from './session-flag.ts'
import { writeCookie } from './cookie.ts'

/** Excludes the staff's data in the same browser: their branch, and visit drafts. */
const patientKeys = /^nmw[-_](?!ops-|visit-draft-)/

/** Removes all data of a signed-out patient from this browser: session flag, drafts, cached API answers. */
export function clearBrowserData(client: QueryClient) {
  client.clear()
  writeCookie(clearedFlagCookie('member'))
  forgetIn(() => localStorage)
  forgetIn(() => sessionStorage)
}

function forgetIn(open: () => Storage) {
  try {
    const store = open()
    for (const key of Object.keys(store)) if (patientKeys.test(key)) store.removeItem(key)
  } catch {
    // Storage is disabled, so there is nothing to remove.
  }
}
