import { afterAll, expect, vi } from 'vitest'

/** Test files of a worker share its modules (`isolate: false`): a file that leaves global state changed fails. */
const before = globalState()
const environment = { ...process.env }
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  expect({ ...globalState(), variables: changedVariables() }).toEqual({ ...before, variables: [] })
})

function globalState() {
  return {
    // Libraries store their singletons under such names.
    globals: Object.getOwnPropertyNames(globalThis).filter((name) => !name.startsWith('__')),
    folder: process.cwd(),
    fetch: globalThis.fetch,
    now: Date.now,
  }
}

/** Names only: the values may be secret. */
function changedVariables() {
  const names = new Set([...Object.keys(environment), ...Object.keys(process.env)])
  // Set by the picture library.
  names.delete('VIPSHOME')
  return [...names].filter((name) => process.env[name] !== environment[name])
}
