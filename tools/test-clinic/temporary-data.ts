import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readPostmaster, stopPostmaster } from '../../server/src/database/embedded/postmaster.ts'
import { clusterOf } from '../shared/cluster-of.ts'

export type TemporaryData = { directory: string; remove: () => Promise<void> }

/** A data directory for one run. Removing it also stops a database that a killed server left behind. */
export function makeTemporaryData(parent = tmpdir()): TemporaryData {
  const directory = mkdtempSync(join(parent, 'nmw-data-'))
  // Root hands PostgreSQL to another user, who must be able to pass through.
  chmodSync(directory, 0o711)
  return {
    directory,
    async remove() {
      const data = clusterOf(directory)
      const running = readPostmaster(data)
      if (running) await stopPostmaster(running.pid)
      if (!data.startsWith(directory)) rmSync(dirname(data), { recursive: true, force: true })
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
