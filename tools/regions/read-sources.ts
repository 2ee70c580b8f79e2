import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type OfficialRegions = ReturnType<typeof readOfficialRegions>
export type OfficialDistrict = OfficialRegions['districts'][number]

/** Codes and names of today from idn-area-data: 31, 31.71, 31.71.06. */
export function readOfficialRegions(packageDirectory: string) {
  const read = (file: string) => parseCsv(readFileSync(join(packageDirectory, 'data', file), 'utf8'))
  const villages = Map.groupBy(read('villages.csv'), ([, district]) => district)
  return {
    provinces: read('provinces.csv').map(([code, name]) => ({ code: code!, name: name! })),
    cities: read('regencies.csv').map(([code, province, name]) => ({ code: code!, province: province!, name: name! })),
    districts: read('districts.csv').map(([code, city, name]) => ({
      code: code!,
      city: city!,
      name: name!,
      villages: (villages.get(code) ?? []).map(([, , village]) => village!),
    })),
  }
}

const unquote = (field: string) => (field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field)

/** The rows below the heading; a quote inside a quoted field is doubled. */
function parseCsv(text: string) {
  const [, ...lines] = text.trimEnd().split(/\r?\n/)
  return lines.map((line) => [...line.matchAll(/("(?:[^"]|"")*"|[^",]*)(?:,|$)/g)].map(([, field]) => unquote(field!)))
}

export type Village = {
  code: string
  postal: number
  city: string
  district: string
  village: string
  latitude: number
  longitude: number
}

/** Every village from geografis with its postal code and coordinates, under the codes of 2020. */
export function readVillages(packageDirectory: string) {
  return JSON.parse(readFileSync(join(packageDirectory, 'data', 'json', 'data.json'), 'utf8')) as Village[]
}
