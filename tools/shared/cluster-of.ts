import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the database of a data directory really lies; root may have had to put it elsewhere. */
export function clusterOf(dataDirectory: string) {
  const note = join(dataDirectory, 'postgres', 'data-is-in')
  return existsSync(note) ? readFileSync(note, 'utf8') : join(dataDirectory, 'postgres', 'data')
}
