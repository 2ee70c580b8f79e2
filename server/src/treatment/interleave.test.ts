import { expect, test } from 'vitest'
import { interleave } from './interleave.ts'

test('treatment: takes from each list in turn', () => {
  expect(interleave([['a', 'b', 'c'], ['1'], ['x', 'y']], 5)).toEqual(['a', '1', 'x', 'b', 'y'])
})

test('treatment: gives what there is when that is less', () => {
  expect(interleave([['a'], []], 5)).toEqual(['a'])
  expect(interleave([], 5)).toEqual([])
})
