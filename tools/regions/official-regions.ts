import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCsv } from './parse-csv.ts'

export type OfficialRegions = ReturnType<typeof readOfficialRegions>
export type OfficialDistrict = OfficialRegions['districts'][number]

/** Codes and names as idn-area-data gives them: 31, 31.71, 31.71.06. */
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
