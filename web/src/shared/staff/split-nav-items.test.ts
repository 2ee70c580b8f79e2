import { expect, test } from 'vitest'
import { splitNavItems } from './split-nav-items.ts'

test('staff navigation: a phone shows five items, or four and a menu with the rest', () => {
  expect(splitNavItems([1, 2, 3, 4, 5])).toEqual({ shown: [1, 2, 3, 4, 5], rest: [] })
  expect(splitNavItems([1, 2, 3, 4, 5, 6])).toEqual({ shown: [1, 2, 3, 4], rest: [5, 6] })
})
