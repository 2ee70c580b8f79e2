import { expect, test } from 'vitest'
import { latestDraft } from './latest-draft.ts'

const draft = { key: 'a', baseVersion: 1, data: {}, at: 10 }
const newer = { ...draft, at: 11 }

test('latest draft: the later of two drafts is taken up', () => {
  expect(latestDraft(draft, newer)).toBe(newer)
  expect(latestDraft(newer, draft)).toBe(newer)
  expect(latestDraft(undefined, draft)).toBe(draft)
  expect(latestDraft(undefined, null)).toBeNull()
})

test('latest draft: what the server had whole and has no more ended on another device; what it never got whole is kept', () => {
  expect(latestDraft({ ...draft, sent: true }, null)).toBeNull()
  expect(latestDraft(draft, null)).toBe(draft)
})
