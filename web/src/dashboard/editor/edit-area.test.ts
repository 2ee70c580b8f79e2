import { expect, test } from 'vitest'
import { placeAfter } from './edit-area.ts'

const replaced = { at: 10, length: 5, by: 20 }

test.each([
  ['before the piece', 4, 4],
  ['at its start', 10, 10],
  ['within it', 12, 30],
  ['right behind it, where the user types', 15, 30],
  ['further on', 18, 33],
])('editor: after a replacement the cursor %s is at the right place', (_where, place, expected) => {
  expect(placeAfter(place, replaced)).toBe(expected)
})
