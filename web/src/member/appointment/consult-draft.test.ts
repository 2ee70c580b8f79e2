import { beforeEach, expect, test, vi } from 'vitest'
import { changeDraft, clearDraft, emptyDraft, parseDraft, storedDraft, subscribeToDraft } from './consult-draft.ts'

const siti = 'siti@nmw.example'
const session = {
  rsdId: 7,
  usrFullname: 'Anindita Larasati',
  udlAvatar: 'doctor-01.webp',
  udlSIP: 'SIP/1',
  cabang: 'Klinik NMW Menteng',
  sesi: 'Tersedia',
  rsdDate: '2026-11-16',
  available: '09.30 - 12.30 WIB',
  rsdType: 2560,
  rsdTypeTitle: 'Spesialis Kulit',
  fee: 150_000,
  serviceFee: 5_000,
  seatsLeft: 3,
}

beforeEach(() => {
  const store = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
    keys: () => [...store.keys()],
  })
  return () => vi.unstubAllGlobals()
})

test('booking draft: is restored only for the user who entered it', () => {
  changeDraft(siti, { note: 'Jerawat', photos: ['a.webp'] })
  changeDraft(siti, { session })
  expect(parseDraft(storedDraft(), siti)).toEqual({ ...emptyDraft, note: 'Jerawat', photos: ['a.webp'], session })
  expect(parseDraft(storedDraft(), 'budi@nmw.example')).toEqual(emptyDraft)
})

test('booking draft: another user starts empty and overwrites the draft of the first', () => {
  changeDraft(siti, { note: 'Jerawat' })
  changeDraft('budi@nmw.example', { photos: ['b.webp'] })
  expect(storedDraft()).not.toContain('Jerawat')
})

test('booking draft: the storage key has the prefix that signing out clears', () => {
  changeDraft(siti, { note: 'x' })
  const { keys } = localStorage as unknown as { keys: () => string[] }
  expect(keys()).toEqual([expect.stringMatching(/^nmw-/)])
})

test.each(['', 'null', '[]', '{', `{"owner":"${siti}","note":5,"photos":{},"session":{"rsdId":"7"},"attempt":1}`])(
  'booking draft: the invalid stored value %j is an empty draft',
  (text) => expect(parseDraft(text, siti)).toEqual(emptyDraft),
)

test('booking draft: a return URL to another site is dropped', () => {
  changeDraft(siti, { returnUrl: 'https://evil.example/' })
  expect(parseDraft(storedDraft(), siti).returnUrl).toBeUndefined()
})

function refuse() {
  throw new DOMException('denied', 'SecurityError')
}

test('booking draft: without storage it is kept in memory', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  changeDraft(siti, { note: 'Jerawat' })
  expect(parseDraft(storedDraft(), siti).note).toBe('Jerawat')
  clearDraft()
  expect(storedDraft()).toBe('')
})

test('booking draft: a listener is called for each change until it unsubscribes', () => {
  const listener = vi.fn()
  const stop = subscribeToDraft(listener)
  changeDraft(siti, { note: 'a' })
  clearDraft()
  stop()
  changeDraft(siti, { note: 'b' })
  expect(listener).toHaveBeenCalledTimes(2)
})
