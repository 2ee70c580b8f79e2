import { constants, mkdirSync } from 'node:fs'
import { type FileHandle, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { requireSafeName, toStoreFull, unlessMissing } from './file-store.ts'

export type PartFiles = ReturnType<typeof openPartFiles>

/** Unfinished files, which nobody can see. */
export function openPartFiles(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const pathOf = (name: string) => {
    requireSafeName(name)
    return join(folder, `${name}.part`)
  }

  return {
    /** Writes bytes at an offset and waits until they are on disk. False if the bytes before it are missing. */
    async write(name: string, offset: number, bytes: Buffer) {
      const handle = await open(pathOf(name), constants.O_RDWR | constants.O_CREAT, 0o600).catch(throwStoreFull)
      try {
        if ((await handle.stat()).size < offset) return false
        await writeAll(handle, offset, bytes)
        await handle.datasync()
        return true
      } catch (error) {
        throw toStoreFull(error)
      } finally {
        await handle.close()
      }
    },
    /** The first bytes: all of them, or undefined. */
    async read(name: string, length: number) {
      const bytes = await readFile(pathOf(name)).catch(unlessMissing)
      return bytes && bytes.length >= length ? bytes.subarray(0, length) : undefined
    },
    remove: (name: string) => rm(pathOf(name), { force: true }),
    /** What a crash left behind. Files have the machine's time, which no simulated clock changes. */
    async removeOlderThan(milliseconds: number) {
      for (const file of await readdir(folder)) {
        const path = join(folder, file)
        const stats = await stat(path).catch(() => undefined)
        if (stats && stats.mtimeMs < Date.now() - milliseconds) await rm(path, { force: true })
      }
    },
  }
}

async function writeAll(handle: FileHandle, offset: number, bytes: Buffer) {
  let written = 0
  while (written < bytes.length) {
    const { bytesWritten } = await handle.write(bytes, written, bytes.length - written, offset + written)
    written += bytesWritten
  }
}

function throwStoreFull(error: unknown): never {
  throw toStoreFull(error)
}
