import { expect, test } from 'vitest'
import { latestDraft } from './latest-draft.ts'

const draft = { key: 'a', baseVersion: 1, data: {}, at: 10 }
const newer = { ...draft, at: 11 }

test('draft: the newer of two drafts is restored', () => {
  expect(latestDraft(draft, newer)).toBe(newer)
  expect(latestDraft(newer, draft)).toBe(newer)
  expect(latestDraft(undefined, draft)).toBe(draft)
  expect(latestDraft(undefined, null)).toBeNull()
})

test('draft: a local draft that the server once had and lost is dropped, one it never had is restored', () => {
  expect(latestDraft({ ...draft, sent: true }, null)).toBeNull()
  expect(latestDraft(draft, null)).toBe(draft)
})
