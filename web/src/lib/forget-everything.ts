import type { QueryClient } from '@tanstack/react-query'
import { droppedFlag } from './session-flag.ts'

/** Not what staff keep in the same browser: the branch they work at, and drafts of visits. */
const ofPatient = /^nmw[-_](?!ops-|visit-draft-)/
/** Her branch stays: the next one at this counter works there too. */
const ofStaff = /^nmw-visit-draft-/

/** Nothing of a patient stays in this browser after she left: no flag, no draft, no answer of the API. */
export function forgetEverything(client: QueryClient) {
  client.clear()
  document.cookie = droppedFlag('member')
  forget(ofPatient)
}

/** Nor does what a member of staff could not save about a patient: the tablet of a treatment room has many hands. */
export function forgetWork(client: QueryClient) {
  client.clear()
  forget(ofStaff)
}

function forget(names: RegExp) {
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const store = open()
      for (const key of Object.keys(store)) if (names.test(key)) store.removeItem(key)
    } catch {
      // Storage is turned off in this browser, so nothing lies there.
    }
  }
}
