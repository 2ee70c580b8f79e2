import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 10, [1, 2, 3]],
  [2, 10, [1, 2, 3]],
  [3, 10, [2, 3, 4]],
  [9, 10, [8, 9, 10]],
  [10, 10, [8, 9, 10]],
  [1, 0, []],
])('pagination: page %i of %i shows the numbers %j', (current, total, pages) => {
  expect(pageWindow(current, total)).toEqual(pages)
})
