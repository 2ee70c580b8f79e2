import { describe, expect, test } from 'vitest'
import { filterOptions, splitMatch } from './filter-options.ts'

const cities = [
  { id: 3204, name: 'Kabupaten Bandung' },
  { id: 3273, name: 'Kota Bandung' },
  { id: 3277, name: 'Kota Cimahi' },
]

describe('filter options: filterOptions', () => {
  test('finds what was typed anywhere in the name, in either case', () => {
    expect(filterOptions(cities, 'BAND').map(({ id }) => id)).toEqual([3204, 3273])
    expect(filterOptions(cities, ' mahi ').map(({ id }) => id)).toEqual([3277])
  })

  test('shows all while nothing is typed, and none when nothing fits', () => {
    expect(filterOptions(cities, '  ')).toEqual(cities)
    expect(filterOptions(cities, 'surabaya')).toEqual([])
    expect(filterOptions(cities, 'kota.*')).toEqual([])
  })
})

test('filter options: splitMatch keeps the writing of the name', () => {
  expect(splitMatch('Kota Bandung', 'band')).toEqual(['Kota ', 'Band', 'ung'])
  expect(splitMatch('Kota Cimahi', 'band')).toEqual(['Kota Cimahi', '', ''])
  expect(splitMatch('Kota Cimahi', '')).toEqual(['Kota Cimahi', '', ''])
})
