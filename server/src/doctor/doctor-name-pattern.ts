import { containsPattern } from '../database/contains-pattern.ts'

const title = /^\s*(?:dr\.|(?:dr|dokter)\s)\s*/i

/** Names are stored without the title that every page shows before them. */
export function doctorNamePattern(search: string) {
  return containsPattern(search.replace(title, ''))
}
