import { allRegions } from './all-regions.ts'

export async function listProvinces() {
  return allRegions().provinces.all
}
