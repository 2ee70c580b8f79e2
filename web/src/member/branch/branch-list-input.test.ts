import { expect, test } from 'vitest'
import { branchListInput, nextPage, shownCount } from './branch-list-input.ts'

test.each([
  [undefined, 10],
  ['1', 10],
  ['3', 30],
  ['2.9', 20],
  ['0', 10],
  ['-4', 10],
  ['x', 10],
  ['1e99', 100],
  ['Infinity', 10],
])('branch: page %s shows %s branches', (page, count) => {
  expect(shownCount({ page })).toBe(count)
})

test('branch: the next page follows the shown one', () => {
  expect(nextPage({})).toBe('2')
  expect(nextPage({ page: '2' })).toBe('3')
})

test('branch: the query has the search of the URL, cut to the allowed length, and the location if known', () => {
  expect(branchListInput({}, undefined)).toEqual({ query: { limit: 10, search: '' } })
  expect(branchListInput({ search: ` ${'a'.repeat(120)}` }, undefined).query.search).toHaveLength(100)
  expect(branchListInput({ search: 'dago', page: '2' }, { latitude: -6.2, longitude: 106.8 })).toEqual({
    query: { limit: 20, search: 'dago', latitude: -6.2, longitude: 106.8 },
  })
})
