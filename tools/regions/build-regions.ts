import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFaults, type Region, type Regions } from './find-faults.ts'
import { matchVillages, type Way } from './match-villages.ts'
import { type OfficialRegions, readOfficialRegions } from './official-regions.ts'
import { placeDistrict } from './place-district.ts'
import { shownName } from './shown-name.ts'
import { readVillagePlaces, type VillagePlace } from './village-places.ts'

const usage = `node tools/build-regions.ts <idn-area-data> <geografis>
with the folders of \`npm pack idn-area-data@4.0.1 geografis@1.3.2\`, each unpacked by \`tar xzf\``

const [official, villages] = process.argv.slice(2)
if (!official || !villages) {
  console.error(usage)
  process.exit(1)
}

const collator = new Intl.Collator('id')
const ways: Record<Way, number> = { code: 0, name: 0, villages: 0 }
const regions = buildRegions(readOfficialRegions(official), readVillagePlaces(villages))
const faults = findFaults(regions)
for (const fault of faults) console.error(fault)
if (faults.length) process.exit(1)
writeRegions(join(import.meta.dirname, '../../server/src/region/data'), regions)
console.log(`Districts matched by code ${ways.code}, by name ${ways.name}, by villages ${ways.villages}.`)

function buildRegions(source: OfficialRegions, places: VillagePlace[]): Regions {
  const villagesOf = matchVillages(source, places)
  return {
    provinces: source.provinces.map(regionOf).toSorted(byParentAndName),
    cities: source.cities.map(regionOf).toSorted(byParentAndName),
    districts: source.districts
      .map((district) => {
        const { way, found } = villagesOf(district)
        if (!found.length) throw new Error(`No village of ${district.code} ${district.name} was found`)
        ways[way]++
        return { ...regionOf(district), ...placeDistrict(found) }
      })
      .toSorted(byParentAndName),
  }
}

function regionOf({ code, name }: { code: string; name: string }) {
  return { id: Number(code.replaceAll('.', '')), name: shownName(name) }
}

/** The order in which the server hands them out, so that it need not sort when it starts. */
function byParentAndName(a: Region, b: Region) {
  return Math.floor(a.id / 100) - Math.floor(b.id / 100) || collator.compare(a.name, b.name)
}

function writeRegions(directory: string, { provinces, cities, districts }: Regions) {
  mkdirSync(directory, { recursive: true })
  const write = (file: string, heading: string, lines: (string | number)[][]) => {
    const text = [heading, ...lines.map((line) => line.join(',')), ''].join('\n')
    writeFileSync(join(directory, file), text)
    console.log(`${file}: ${lines.length} (${Math.round(text.length / 1024)} KB)`)
  }
  write(
    'provinces.csv',
    'id,name',
    provinces.map(({ id, name }) => [id, name]),
  )
  write(
    'cities.csv',
    'id,name',
    cities.map(({ id, name }) => [id, name]),
  )
  write(
    'districts.csv',
    'id,name,postalCode,latitude,longitude',
    districts.map(({ id, name, postalCode, latitude, longitude }) => [
      id,
      name,
      postalCode,
      latitude.toFixed(5),
      longitude.toFixed(5),
    ]),
  )
}
