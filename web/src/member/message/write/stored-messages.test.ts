import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeMessages, readStoredMessages } from './stored-messages.ts'

const stored = new Map<string, string>()
const page = { cookie: 'nmw_member_present=siti' }

beforeEach(() => {
  stored.clear()
  page.cookie = 'nmw_member_present=siti'
  vi.stubGlobal('document', page)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const nothing = { draft: '', photo: false, unsent: [] }
const unsent = [{ key: 'k1', text: 'Kulit saya perih' }]

test('message storage: draft and unsent messages are stored per conversation', () => {
  storeMessages(7, { draft: 'Dok, ' })
  storeMessages(7, { unsent })
  expect(readStoredMessages(7)).toMatchObject({ draft: 'Dok, ', unsent })
  expect(readStoredMessages(8)).toEqual(nothing)
})

test('message storage: of a chosen photo only the fact is stored', () => {
  storeMessages(7, { photo: true })
  expect(readStoredMessages(7)).toEqual({ ...nothing, by: 'siti', photo: true })
  storeMessages(7, { photo: false })
  expect(stored.size).toBe(0)
})

test('message storage: a sent message leaves nothing behind', () => {
  storeMessages(7, { draft: 'Dok, ', unsent })
  storeMessages(7, { draft: '' })
  storeMessages(7, { unsent: [] })
  expect(stored.size).toBe(0)
})

test('message storage: is empty for another user and without a session', () => {
  storeMessages(7, { draft: 'Dok, ', unsent })
  for (const cookie of ['nmw_member_present=budi', '']) {
    page.cookie = cookie
    expect(readStoredMessages(7)).toEqual(nothing)
  }
})

test('message storage: is empty without a store, or with foreign content in it', () => {
  stored.set('nmw-messages-7', 'x')
  expect(readStoredMessages(7)).toEqual(nothing)
  vi.stubGlobal('sessionStorage', undefined)
  expect(readStoredMessages(7)).toEqual(nothing)
  expect(() => storeMessages(7, { draft: 'Dok, ' })).not.toThrow()
})
