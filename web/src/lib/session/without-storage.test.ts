import { afterEach, expect, test, vi } from 'vitest'
import { clientIp } from './client-ip.ts'
import { clearBrowserData } from './clear-browser-data.ts'

afterEach(() => vi.unstubAllGlobals())

function turnStorageOff() {
  for (const name of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(name, undefined)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  }
}

test('without storage: a call is sent without the client address', () => {
  turnStorageOff()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')))
  expect(clientIp()).toBeUndefined()
})

test('without storage: signing out works', () => {
  turnStorageOff()
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  const clear = vi.fn()
  clearBrowserData({ clear } as never)
  expect(clear).toHaveBeenCalledOnce()
  expect(page.cookie).toContain('nmw_member_present=;')
})
