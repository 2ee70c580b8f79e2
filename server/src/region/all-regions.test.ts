import { expect, test } from 'vitest'
import { allRegions, parentOf } from './all-regions.ts'
import { findRegion } from './find-region.ts'

const { provinces, cities, districts } = allRegions()

test('regions: the country is complete', () => {
  expect([provinces.byId.size, cities.byId.size, districts.byId.size]).toEqual([38, 514, 7285])
  expect([provinces.all.length, cities.all.length, districts.all.length]).toEqual([38, 514, 7285])
})

test('regions: every region has an existing parent, and none is empty', () => {
  expect(cities.all.filter(({ id }) => !provinces.byId.has(parentOf(id)))).toEqual([])
  expect(districts.all.filter(({ id }) => !cities.byId.has(parentOf(id)))).toEqual([])
  expect([cities.within.size, districts.within.size]).toEqual([38, 514])
})

test('regions: every district has a postal code and a location in Indonesia', () => {
  const odd = districts.all.filter(
    ({ postalCode, latitude, longitude }) =>
      !/^[1-9]\d{4}$/.test(postalCode) ||
      !(latitude > -11.1 && latitude < 6.1) ||
      !(longitude > 95 && longitude < 141.1),
  )
  expect(odd).toEqual([])
})

test('regions: every list is in Indonesian alphabetical order', () => {
  const { compare } = new Intl.Collator('id')
  for (const list of [provinces.all, ...cities.within.values(), ...districts.within.values()]) {
    const names = list.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(compare))
  }
})

test('regions: names have no stray characters', () => {
  expect(provinces.byId.get(31)?.name).toBe('DKI Jakarta')
  expect(provinces.byId.get(34)?.name).toBe('DI Yogyakarta')
  const names = [provinces, cities, districts].flatMap(({ all }) => all.map(({ name }) => name))
  expect(names.filter((name) => name !== name.trim() || /["\uFFFD]|\s\s/.test(name))).toEqual([])
})

test('regions: a district is found with its city and province', () => {
  expect(findRegion(317106)).toEqual({
    province: { id: 31, name: 'DKI Jakarta' },
    city: { id: 3171, name: 'Kota Administrasi Jakarta Pusat' },
    district: { id: 317106, name: 'Menteng', postalCode: '10310', latitude: -6.19415, longitude: 106.83689 },
  })
  expect(districts.all.filter(({ id }) => findRegion(id)?.district.id !== id)).toEqual([])
})

test.each([0, -1, 31, 3171, 317199, 1e18, Number.NaN])('regions: %s is no district', (id) => {
  expect(findRegion(id)).toBeUndefined()
})
