import type { ChatMessage } from '@nmw/contract/chat'
import { expect, test } from 'vitest'
import { mergeMessages } from './merge-messages.ts'

const messages = (...ids: number[]): ChatMessage[] =>
  ids.map((id) => ({ id, mine: false, sender: '', text: String(id), image: null, date: '', key: null }))
const idsOf = (list: readonly ChatMessage[]) => list.map(({ id }) => id)

test.each([
  ['the first page', [], [4, 5, 6], [4, 5, 6]],
  ['a new message', [4, 5, 6], [5, 6, 7], [4, 5, 6, 7]],
  ['an older page', [4, 5, 6], [1, 2, 3], [1, 2, 3, 4, 5, 6]],
  ['an older page that has shifted', [4, 5, 6], [2, 3, 4], [2, 3, 4, 5, 6]],
  ['so many new messages that the pages do not overlap', [1, 2, 3, 4], [8, 9, 10], [8, 9, 10]],
  ['an empty page', [4, 5], [], [4, 5]],
])('messages: merging %s', (_case, known, page, merged) => {
  expect(idsOf(mergeMessages(messages(...known), messages(...page)))).toEqual(merged)
})

test('messages: merging nothing new returns the same list, so that nothing renders again', () => {
  const known = messages(1, 2, 3)
  expect(mergeMessages(known, messages(2, 3))).toBe(known)
  const none: ChatMessage[] = []
  expect(mergeMessages(none, [])).toBe(none)
})
