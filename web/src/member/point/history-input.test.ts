import { expect, test } from 'vitest'
import { historyInput } from './history-input.ts'

test.each([
  [undefined, 1],
  ['3', 3],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['abc', 1],
  ['1e9', 1],
  ['', 1],
])('point: the page param %o is page %i', (asked, page) => {
  expect(historyInput(asked)).toEqual({ query: { page } })
})
