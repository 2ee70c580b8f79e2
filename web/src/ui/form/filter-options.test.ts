import { describe, expect, test } from 'vitest'
import { filterOptions, splitMatch } from './filter-options.ts'

const cities = [
  { id: 3204, name: 'Kabupaten Bandung' },
  { id: 3273, name: 'Kota Bandung' },
  { id: 3277, name: 'Kota Cimahi' },
]

describe('search list: filterOptions', () => {
  test('finds the text anywhere in the name, ignoring case', () => {
    expect(filterOptions(cities, 'BAND').map(({ id }) => id)).toEqual([3204, 3273])
    expect(filterOptions(cities, ' mahi ').map(({ id }) => id)).toEqual([3277])
  })

  test('returns all options for an empty text, and none without a match', () => {
    expect(filterOptions(cities, '  ')).toEqual(cities)
    expect(filterOptions(cities, 'surabaya')).toEqual([])
    expect(filterOptions(cities, 'kota.*')).toEqual([])
  })
})

test('search list: splitMatch keeps the case of the name', () => {
  expect(splitMatch('Kota Bandung', 'band')).toEqual(['Kota ', 'Band', 'ung'])
  expect(splitMatch('Kota Cimahi', 'band')).toEqual(['Kota Cimahi', '', ''])
  expect(splitMatch('Kota Cimahi', '')).toEqual(['Kota Cimahi', '', ''])
})
