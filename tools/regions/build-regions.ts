import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRegionErrors, type Region, type Regions } from './find-region-errors.ts'
import { locateDistrict, type Match, matchVillages } from './match-villages.ts'
import { readOfficialRegions, readVillages } from './read-sources.ts'

const usage = `node tools/regions/build-regions.ts <idn-area-data> <geografis>
with the folders of \`npm pack idn-area-data@4.0.1 geografis@1.3.2\`, each unpacked by \`tar xzf\``

/** Official names that people would not recognise, and misspelled ones. */
const corrections: Record<string, string> = {
  'Daerah Khusus Ibukota Jakarta': 'DKI Jakarta',
  'Daerah Istimewa Yogyakarta': 'DI Yogyakarta',
  'Ra"as': "Ra'as",
  "KI'E": "Ki'e",
  'Kot olin': "Kot'olin",
  'Konda/ Kondaga': 'Konda/Kondaga',
  'Timang gajah': 'Timang Gajah',
  'Cibal barat': 'Cibal Barat',
}

const [official, villages] = process.argv.slice(2)
if (!official || !villages) {
  console.error(usage)
  process.exit(1)
}

const directory = join(import.meta.dirname, '../../server/src/region/data')
const collator = new Intl.Collator('id')
const matches: Record<Match, number> = { code: 0, name: 0, villages: 0 }
const regions = buildRegions(official, villages)
const errors = findRegionErrors(regions)
for (const error of errors) console.error(error)
if (errors.length) process.exit(1)
writeCsv('provinces.csv', ['id', 'name'], regions.provinces)
writeCsv('cities.csv', ['id', 'name'], regions.cities)
writeCsv('districts.csv', ['id', 'name', 'postalCode', 'latitude', 'longitude'], regions.districts)
console.log(`Districts matched by code ${matches.code}, by name ${matches.name}, by villages ${matches.villages}.`)

function buildRegions(officialPackage: string, villagePackage: string): Regions {
  const source = readOfficialRegions(officialPackage)
  const villagesOf = matchVillages(source, readVillages(villagePackage))
  return {
    provinces: source.provinces.map(regionOf).toSorted(byParentAndName),
    cities: source.cities.map(regionOf).toSorted(byParentAndName),
    districts: source.districts
      .map((district) => {
        const { match, found } = villagesOf(district)
        if (!found.length) throw new Error(`No village of ${district.code} ${district.name} was found`)
        matches[match]++
        return { ...regionOf(district), ...locateDistrict(found) }
      })
      .toSorted(byParentAndName),
  }
}

function regionOf({ code, name }: { code: string; name: string }) {
  return { id: Number(code.replaceAll('.', '')), name: corrections[name] ?? name }
}

/** The order in which the server lists them, so that it need not sort when it starts. */
function byParentAndName(a: Region, b: Region) {
  return Math.floor(a.id / 100) - Math.floor(b.id / 100) || collator.compare(a.name, b.name)
}

function formatField(value: unknown, column: string) {
  return typeof value === 'number' && column !== 'id' ? value.toFixed(5) : String(value)
}

function writeCsv<Row extends Region>(file: string, columns: (keyof Row & string)[], rows: Row[]) {
  const lines = rows.map((row) => columns.map((column) => formatField(row[column], column)).join(','))
  writeFileSync(join(directory, file), [columns.join(','), ...lines, ''].join('\n'))
  console.log(`${file}: ${lines.length}`)
}
