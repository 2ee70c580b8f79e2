import { beforeEach, expect, test, vi } from 'vitest'
import { afterRead, forgetSaved, storeTabDraft, tabDrafts, newerDraft, recordSaved } from './tab-draft.ts'

const written = (diagnosis: string) => ({ diagnosis, iter: 0, lines: [], treatments: [] })

beforeEach(() => {
  tabDrafts.forget!()
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

test('visit draft: the draft of the server is used', () => {
  expect(newerDraft(1, { version: 3, data: written('Akne') })).toEqual({
    data: written('Akne'),
    version: 3,
    unsaved: false,
  })
  expect(newerDraft(1, null)).toEqual({ data: written(''), version: 0, unsaved: false })
})

test('visit draft: an unsaved draft of the tab wins, unless another device has saved since', () => {
  storeTabDraft(1, { data: written('Akne berat'), version: 3, unsaved: true })
  expect(newerDraft(1, { version: 3, data: written('Akne') })).toMatchObject({
    data: written('Akne berat'),
    unsaved: true,
  })
  expect(newerDraft(1, { version: 4, data: written('Rosasea') })).toMatchObject({
    data: written('Rosasea'),
    unsaved: false,
  })
  expect(newerDraft(2, null)).toMatchObject({ data: written('') })
})

test('visit draft: a save whose answer was lost is not taken for another device', () => {
  storeTabDraft(1, { data: written('Akne berat'), version: 3, unsaved: true, sent: written('Akne') })
  expect(newerDraft(1, { version: 4, data: written('Akne') })).toMatchObject({
    data: written('Akne berat'),
    version: 4,
    unsaved: true,
  })
  expect(newerDraft(1, { version: 5, data: written('Rosasea') })).toMatchObject({ data: written('Rosasea') })
})

test('visit draft: a saved draft leaves nothing in storage, and broken or disabled storage does no harm', () => {
  storeTabDraft(1, { data: written('Akne'), version: 3, unsaved: true })
  storeTabDraft(1, { data: written('Akne'), version: 4, unsaved: false })
  expect(sessionStorage.getItem('nmw-visit-draft-1')).toBeNull()
  sessionStorage.setItem('nmw-visit-draft-1', '{"diagnosis":"from before"')
  expect(newerDraft(1, null).data).toEqual(written(''))
  vi.stubGlobal('sessionStorage', undefined)
  storeTabDraft(1, { data: written('Akne'), version: 4, unsaved: true })
  expect(newerDraft(1, null).data).toEqual(written(''))
})

test('visit draft: a read older than the last save of the tab is not used, and the server is asked', () => {
  recordSaved(1, { version: 3, data: written('Akne berat') })
  const asked = { data: written('Akne berat'), unsaved: true, sent: written('Akne berat') }
  expect(newerDraft(1, { version: 2, data: written('Akne') })).toEqual({ ...asked, version: 3 })
  expect(newerDraft(2, null)).toMatchObject({ version: 0 })
  expect(newerDraft(1, { version: 4, data: written('Rosasea') })).toMatchObject({
    version: 4,
    data: written('Rosasea'),
  })
  storeTabDraft(1, { data: written('Akne berat sekali'), version: 3, unsaved: true })
  expect(newerDraft(1, { version: 2, data: written('Akne') })).toMatchObject({
    data: written('Akne berat sekali'),
    version: 3,
    unsaved: true,
  })
})

test('visit draft: a draft that ended with its visit is sent again after the visit is reopened', () => {
  recordSaved(1, { version: 3, data: written('Akne') })
  const resent = { data: written('Akne'), version: 0, unsaved: true, sent: written('Akne') }
  expect(newerDraft(1, null), 'in a form that begins').toEqual(resent)
  expect(afterRead({ data: written('Akne'), version: 3, unsaved: false }, null), 'in one that is open').toEqual(resent)
  storeTabDraft(1, { data: written('Akne berat'), version: 3, unsaved: true })
  expect(newerDraft(1, null), 'first what the server had, then the rest').toEqual({
    ...resent,
    data: written('Akne berat'),
  })
})

test('visit draft: an open form without changes takes over a save of another device', () => {
  const stored = { data: written('Akne'), version: 3, unsaved: false }
  const other = { version: 4, data: written('Rosasea') }
  expect(afterRead(stored, other)).toEqual({ ...other, unsaved: false })
  expect(afterRead(stored, { version: 3, data: written('Akne') })).toBe(stored)
  const unsaved = { ...stored, unsaved: true }
  for (const read of [other, null]) expect(afterRead(unsaved, read)).toBe(unsaved)
  expect(afterRead(stored, { version: 1, data: written('Rosasea') }), 'written after the visit went on').toEqual({
    ...stored,
    unsaved: true,
    sent: written('Akne'),
  })
})

test('visit draft: saved drafts are forgotten when the visit or the session ends', () => {
  for (const forget of [() => forgetSaved(1), tabDrafts.forget!]) {
    recordSaved(1, { version: 3, data: written('Akne') })
    expect(tabDrafts.isUnsaved()).toBe(false)
    forget()
    expect(newerDraft(1, null)).toMatchObject({ data: written(''), version: 0 })
  }
})
