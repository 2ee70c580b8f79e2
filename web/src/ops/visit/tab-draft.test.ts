import { beforeEach, expect, test, vi } from 'vitest'
import { afterRead, forgetSaved, storeTabDraft, tabDrafts, newerDraft, recordSaved } from './tab-draft.ts'

const written = (diagnosis: string) => ({ diagnosis, iter: 0, lines: [], treatments: [] })

beforeEach(() => {
  tabDrafts.forget!()
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('visit: what the server has is taken up', () => {
  expect(newerDraft(1, { version: 3, data: written('Akne') })).toEqual({
    data: written('Akne'),
    version: 3,
    unsaved: false,
  })
  expect(newerDraft(1, null)).toEqual({ data: written(''), version: 0, unsaved: false })
})

test('visit: what this tab could not save goes before it, unless another device has written since', () => {
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

test('visit: what came through although its answer got lost is no other device', () => {
  storeTabDraft(1, { data: written('Akne berat'), version: 3, unsaved: true, sent: written('Akne') })
  expect(newerDraft(1, { version: 4, data: written('Akne') })).toMatchObject({
    data: written('Akne berat'),
    version: 4,
    unsaved: true,
  })
  expect(newerDraft(1, { version: 5, data: written('Rosasea') })).toMatchObject({ data: written('Rosasea') })
})

test('visit: what is saved leaves nothing in the tab, and a broken or forbidden store harms nothing', () => {
  storeTabDraft(1, { data: written('Akne'), version: 3, unsaved: true })
  storeTabDraft(1, { data: written('Akne'), version: 4, unsaved: false })
  expect(sessionStorage.getItem('nmw-visit-draft-1')).toBeNull()
  sessionStorage.setItem('nmw-visit-draft-1', '{"diagnosis":"from before"')
  expect(newerDraft(1, null).data).toEqual(written(''))
  vi.stubGlobal('sessionStorage', undefined)
  storeTabDraft(1, { data: written('Akne'), version: 4, unsaved: true })
  expect(newerDraft(1, null).data).toEqual(written(''))
})

test('visit: a form does not begin from a read that is older than what this tab saved last, which the server is asked about', () => {
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

test('visit: a draft that ended with its visit is not said to be saved once the visit goes on, but sent anew', () => {
  recordSaved(1, { version: 3, data: written('Akne') })
  const anew = { data: written('Akne'), version: 0, unsaved: true, sent: written('Akne') }
  expect(newerDraft(1, null), 'in a form that begins').toEqual(anew)
  expect(afterRead({ data: written('Akne'), version: 3, unsaved: false }, null), 'in one that is open').toEqual(anew)
  storeTabDraft(1, { data: written('Akne berat'), version: 3, unsaved: true })
  expect(newerDraft(1, null), 'first what the server had, then the rest').toEqual({
    ...anew,
    data: written('Akne berat'),
  })
})

test('visit: an open form takes over what another device saved, unless something was written here meanwhile', () => {
  const kept = { data: written('Akne'), version: 3, unsaved: false }
  const other = { version: 4, data: written('Rosasea') }
  expect(afterRead(kept, other)).toEqual({ ...other, unsaved: false })
  expect(afterRead(kept, { version: 3, data: written('Akne') })).toBe(kept)
  const unsaved = { ...kept, unsaved: true }
  for (const read of [other, null]) expect(afterRead(unsaved, read)).toBe(unsaved)
  expect(afterRead(kept, { version: 1, data: written('Rosasea') }), 'written after the visit went on').toEqual({
    ...kept,
    unsaved: true,
    sent: written('Akne'),
  })
})

test('visit: what was saved is forgotten with its visit, and by whoever signs out', () => {
  for (const forget of [() => forgetSaved(1), tabDrafts.forget!]) {
    recordSaved(1, { version: 3, data: written('Akne') })
    expect(tabDrafts.isUnsaved()).toBe(false)
    forget()
    expect(newerDraft(1, null)).toMatchObject({ data: written(''), version: 0 })
  }
})
