import { readFileSync } from 'node:fs'
import { regionFolder } from '../region-folder.ts'

export type Place = Readonly<{ id: number; name: string }>
type PlacedDistrict = Place & Readonly<{ postalCode: string; latitude: number; longitude: number }>

let loaded: ReturnType<typeof loadRegions> | undefined

/** Loaded from the files once. */
export function allRegions() {
  return (loaded ??= loadRegions())
}

function loadRegions() {
  return {
    provinces: arrange(readRows('provinces.csv').map(placeOf)),
    cities: arrange(readRows('cities.csv').map(placeOf)),
    districts: arrange(readRows('districts.csv').map(districtOf)),
  }
}

function readRows(file: string) {
  const [, ...lines] = readFileSync(new URL(file, regionFolder), 'utf8').trimEnd().split('\n')
  return lines.map((line) => line.split(','))
}

function placeOf([id, name]: string[]): Place {
  return { id: Number(id), name: name! }
}

function districtOf([id, name, postalCode, latitude, longitude]: string[]): PlacedDistrict {
  return {
    id: Number(id),
    name: name!,
    postalCode: postalCode!,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }
}

/** The files are sorted by name within each parent, and so are these lists. */
function arrange<P extends Place>(places: P[]) {
  return {
    all: places,
    byId: new Map(places.map((place) => [place.id, place])),
    within: Map.groupBy(places, ({ id }) => parentOf(id)),
  }
}

/** An official code starts with the code of its parent. */
export function parentOf(id: number) {
  return Math.floor(id / 100)
}
