import { afterEach, expect, test, vi } from 'vitest'
import { clearBrowserData } from './clear-browser-data.ts'

afterEach(() => vi.unstubAllGlobals())

function storeOf(...names: string[]) {
  const store = Object.fromEntries(names.map((name) => [name, '1']))
  const removeItem = (name: string) => delete store[name]
  return Object.defineProperty(store, 'removeItem', { value: removeItem, enumerable: false })
}

test('sign-out: all data of the patient is removed, and the data of staff in the same browser stays', () => {
  const local = storeOf('nmw-consult', 'nmw-place', 'nmw-visit-draft-7', 'nmw-ops-branch', 'another-site')
  const session = storeOf('nmw-client-ip')
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  clearBrowserData({ clear: () => undefined } as never)
  expect(Object.keys(local)).toEqual(['nmw-visit-draft-7', 'nmw-ops-branch', 'another-site'])
  expect(Object.keys(session)).toEqual([])
})
