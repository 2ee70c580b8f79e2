import { containsPattern } from '../database/contains-pattern.ts'

const title = /^\s*(?:dr\.|(?:dr|dokter)\s)\s*/i

/** Names are kept without the title that every page writes before them. */
export function nameSought(search: string) {
  return containsPattern(search.replace(title, ''))
}
