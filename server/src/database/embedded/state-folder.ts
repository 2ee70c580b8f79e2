import { chmodSync, lstatSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A folder of root that the database user can reach when the app's own is closed to it. `/var/lib` may be read-only;
 * `/var/tmp` is writable by everyone, so the owner is checked.
 */
export function makeStateFolder(...names: string[]) {
  const failures: string[] = []
  for (const base of ['/var/lib', '/var/tmp']) {
    try {
      let folder = join(base, 'klinik-nmw')
      makeOwnFolder(folder)
      for (const name of names) makeOwnFolder((folder = join(folder, name)))
      return folder
    } catch (error) {
      failures.push((error as Error).message)
    }
  }
  throw new Error(`No place for the database: ${failures.join('; ')}`)
}

export function checkOwnFolder(folder: string) {
  const found = lstatSync(folder)
  const ours = found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
  if (!ours) throw new Error(`${folder} is not a folder that only we can write to`)
}

function makeOwnFolder(folder: string) {
  try {
    mkdirSync(folder)
    chmodSync(folder, 0o711)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  checkOwnFolder(folder)
}
