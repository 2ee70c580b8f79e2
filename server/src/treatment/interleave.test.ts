import { expect, test } from 'vitest'
import { interleave } from './interleave.ts'

test('interleave: takes one item from each list in turn', () => {
  expect(interleave([['a', 'b', 'c'], ['1'], ['x', 'y']], 5)).toEqual(['a', '1', 'x', 'b', 'y'])
})

test('interleave: returns all items when there are fewer than asked for', () => {
  expect(interleave([['a'], []], 5)).toEqual(['a'])
  expect(interleave([], 5)).toEqual([])
})
