import { expect, test } from 'vitest'
import { withNotes } from './memory.ts'

const before = new Map([
  ['first', 1],
  ['second', 2],
])

test('what was seen before is known again after an edit is taken back', () => {
  expect([...withNotes(before, [['third', 3]])]).toEqual([...before, ['third', 3]])
})

test('what no longer holds is forgotten', () => {
  expect([...withNotes(before, [['first', undefined]])]).toEqual([['second', 2]])
})

test('of too much, what was seen longest ago goes', () => {
  const seen: [string, number][] = [
    ['first', 1],
    ['third', 3],
  ]
  expect([...withNotes(before, seen, 2)]).toEqual(seen)
})
