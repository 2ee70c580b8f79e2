import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the database files of a data directory are; for root they may be elsewhere. */
export function clusterOf(dataDirectory: string) {
  const note = join(dataDirectory, 'postgres', 'data-is-in')
  return existsSync(note) ? readFileSync(note, 'utf8') : join(dataDirectory, 'postgres', 'data')
}
