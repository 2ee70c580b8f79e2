export type Region = { id: number; name: string }
type District = Region & { postalCode: string; latitude: number; longitude: number }
export type Regions = { provinces: Region[]; cities: Region[]; districts: District[] }

const expected = { provinces: 38, cities: 514, districts: 7285 }
const islands = { latitude: [-11.1, 6.1], longitude: [95, 141.1] } as const

/** The first digits of the postal codes in each province; elsewhere 9. */
const postalRegions: [provinces: number[], digits: string][] = [
  [[31], '1'],
  [[32, 36], '14'],
  [[11, 12, 13, 14, 21], '2'],
  [[15, 16, 17, 18, 19], '3'],
  [[33, 34], '5'],
  [[35], '6'],
  [[61, 62, 63, 64, 65], '7'],
  [[51, 52, 53], '8'],
]

/** One line for everything that is wrong. */
export function findRegionErrors(regions: Regions) {
  const { provinces, cities, districts } = regions
  const levels = Object.entries(expected) as [keyof Regions, number][]
  return [
    ...levels
      .filter(([level, count]) => regions[level].length !== count)
      .map(([level, count]) => `${regions[level].length} ${level} instead of ${count}`),
    ...levels.flatMap(([level]) => findRepeated(regions[level])),
    ...findOrphans(cities, provinces),
    ...findOrphans(districts, cities),
    ...districts.flatMap(findDistrictErrors),
    ...[...provinces, ...cities, ...districts]
      .filter(({ name }) => !/^[^\s",][^",]*$/.test(name))
      .map(({ id, name }) => `${id} has the name ${name}`),
  ]
}

function findRepeated(regions: Region[]) {
  const inParent = ({ id, name }: Region) => `${Math.floor(id / 100)} ${name}`
  return [Map.groupBy(regions, ({ id }) => String(id)), Map.groupBy(regions, inParent)]
    .flatMap((groups) => [...groups])
    .filter(([, same]) => same.length > 1)
    .map(([key]) => `${key} occurs twice`)
}

function findOrphans(regions: Region[], parents: Region[]) {
  const known = new Set(parents.map(({ id }) => id))
  return regions
    .filter(({ id }) => !known.has(Math.floor(id / 100)))
    .map(({ id, name }) => `${id} ${name} has no parent`)
}

function findDistrictErrors({ id, name, postalCode, latitude, longitude }: District) {
  const digits = postalRegions.find(([provinces]) => provinces.includes(Math.floor(id / 10_000)))?.[1] ?? '9'
  return [
    /^\d{5}$/.test(postalCode) && digits.includes(postalCode[0]!) ? '' : `${id} ${name}: postal code ${postalCode}`,
    isWithin(latitude, islands.latitude) && isWithin(longitude, islands.longitude)
      ? ''
      : `${id} ${name}: ${latitude}, ${longitude} is not in Indonesia`,
  ].filter(Boolean)
}

function isWithin(value: number, [low, high]: readonly [number, number]) {
  return value >= low && value <= high
}
