import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

export const MEMORY_DISK = '/dev/shm'
const MEMORY_NEEDED = 2 * 1024 ** 3

/** A new database is hundreds of small files: 15 ms in memory, up to 300 on a disk. */
export function fastestTempFolder() {
  try {
    accessSync(MEMORY_DISK, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY_DISK)
    if (bavail * bsize > MEMORY_NEEDED && !process.env.TMPDIR) return MEMORY_DISK
  } catch {
    // Not on this system.
  }
  return tmpdir()
}
