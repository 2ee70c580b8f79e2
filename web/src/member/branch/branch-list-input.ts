import type { Search } from '../../lib/reads/load.ts'
import type { Coordinates } from './visitor-location.ts'

const STEP = 10
const MAX_COUNT = 100

/** Ten branches for each `page`. */
export function shownCount({ page }: Search) {
  const pages = Math.trunc(Number(page))
  return Math.min(MAX_COUNT, STEP * Math.max(1, Number.isFinite(pages) ? pages : 1))
}

export function branchListInput(search: Search, place: Coordinates | undefined) {
  return { query: { limit: shownCount(search), search: (search['search'] ?? '').trim().slice(0, 100), ...place } }
}

export function nextPage(search: Search) {
  return String(shownCount(search) / STEP + 1)
}
