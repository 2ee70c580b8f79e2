import { expect, test } from 'vitest'
import { splitNavItems } from './split-nav-items.ts'

test('places on phone: a phone shows five places, or four and the way to the rest, and loses none', () => {
  expect(splitNavItems([1, 2, 3, 4, 5])).toEqual({ shown: [1, 2, 3, 4, 5], rest: [] })
  expect(splitNavItems([1, 2, 3, 4, 5, 6])).toEqual({ shown: [1, 2, 3, 4], rest: [5, 6] })
})
