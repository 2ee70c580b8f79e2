import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  requireSafeName,
  type FileStore,
  isSafeName,
  toStoreFull,
  type Visibility,
  unlessMissing,
} from './file-store.ts'

/** Finished and unfinished files below one folder. */
export function diskFileStore(folder: string): FileStore {
  for (const inner of ['public', 'private', 'parts']) mkdirSync(join(folder, inner), { recursive: true, mode: 0o700 })
  const pathOf = (visibility: Visibility, name: string) => join(folder, visibility, name)

  return {
    async put(visibility, name, bytes) {
      requireSafeName(name)
      const part = join(folder, 'parts', `${randomUUID()}.part`)
      try {
        await writeToDisk(part, bytes)
        await rename(part, pathOf(visibility, name))
        await syncFolder(join(folder, visibility))
      } catch (error) {
        await rm(part, { force: true })
        throw toStoreFull(error)
      }
    },
    async open(visibility, name) {
      const handle = isSafeName(name) ? await open(pathOf(visibility, name)).catch(unlessMissing) : undefined
      if (!handle) return undefined
      const stats = await handle.stat()
      if (stats.isFile()) return { size: stats.size, stream: handle.createReadStream() }
      await handle.close()
      return undefined
    },
    async remove(visibility, name) {
      requireSafeName(name)
      await rm(pathOf(visibility, name), { force: true })
    },
  }
}

async function writeToDisk(file: string, bytes: Buffer) {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Only then does the new name survive a power failure. */
async function syncFolder(folder: string) {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
