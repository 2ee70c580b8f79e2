import { afterAll, expect, vi } from 'vitest'

/**
 * Test files that follow one another in a worker share its modules, so that the server is loaded once and not once per
 * file. What one file changes around it must be gone before the next begins.
 */
const before = surroundings()
const environment = { ...process.env }
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  expect({ ...surroundings(), variables: changedVariables() }).toEqual({ ...before, variables: [] })
})

function surroundings() {
  return {
    // Libraries keep what there must be only once of under names like these.
    globals: Object.getOwnPropertyNames(globalThis).filter((name) => !name.startsWith('__')),
    folder: process.cwd(),
    fetch: globalThis.fetch,
    now: Date.now,
  }
}

/** Only their names: what they hold may be secret. */
function changedVariables() {
  const names = new Set([...Object.keys(environment), ...Object.keys(process.env)])
  // Set by the picture library.
  names.delete('VIPSHOME')
  return [...names].filter((name) => process.env[name] !== environment[name])
}
