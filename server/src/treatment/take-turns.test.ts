import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

test('treatment: takes from each list in turn', () => {
  expect(takeTurns([['a', 'b', 'c'], ['1'], ['x', 'y']], 5)).toEqual(['a', '1', 'x', 'b', 'y'])
})

test('treatment: gives what there is when that is less', () => {
  expect(takeTurns([['a'], []], 5)).toEqual(['a'])
  expect(takeTurns([], 5)).toEqual([])
})
