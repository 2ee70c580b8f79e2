import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPostmaster } from '../../server/src/database/embedded/postmaster.ts'
import { clusterOf } from './cluster-of.ts'

/** The address of the database of a server that is running on this data directory. */
export function embeddedUrl(dataDirectory: string) {
  const running = readPostmaster(clusterOf(dataDirectory))
  if (!running) throw new Error(`No database is running in ${dataDirectory}`)
  const password = readFileSync(join(dataDirectory, 'postgres', 'password'), 'utf8').trim()
  return `postgres://postgres:${password}@127.0.0.1:${running.port}/postgres`
}
