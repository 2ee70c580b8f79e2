import type { QueryClient } from '@tanstack/react-query'
import { droppedFlag } from './session-flag.ts'

const ours = /^nmw[-_]/

/** Nothing of a person stays in this browser after she left: no flag, no draft, no answer of the API. */
export function forgetEverything(client: QueryClient) {
  document.cookie = droppedFlag('member')
  for (const store of [localStorage, sessionStorage]) {
    for (const key of Object.keys(store)) if (ours.test(key)) store.removeItem(key)
  }
  client.clear()
}
