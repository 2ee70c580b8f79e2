import type { Readable } from 'node:stream'

/** Who may see a file: everybody, or only callers the app admits. */
export type Shelf = 'public' | 'private'

/** Storage of finished files. A file is there whole or not at all. */
export type FileStore = {
  put: (shelf: Shelf, name: string, bytes: Buffer) => Promise<void>
  open: (shelf: Shelf, name: string) => Promise<{ size: number; stream: Readable } | undefined>
  /** Removing a missing file is no error. */
  remove: (shelf: Shelf, name: string) => Promise<void>
}

export class StoreFull extends Error {
  override name = 'StoreFull'
}

/** The file is fine, but the store cannot be reached or refuses. */
export class StoreAway extends Error {
  override name = 'StoreAway'
}

/** No separators, no leading dot, no two dots in a row: such a name cannot leave its folder. */
const plainName = /^[a-z0-9][a-z0-9-]{0,120}(\.[a-z0-9]{1,8}){1,2}$/

export function isPlainName(name: string) {
  return plainName.test(name)
}

export function demandPlainName(name: string) {
  if (!isPlainName(name)) throw new Error('That is no name for a file')
}

/** Turns the disk's "no space" errors into `StoreFull`. */
export function orFull(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === 'EDQUOT' ? new StoreFull('The disk is full', { cause: error }) : error
}

export function unlessMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
  return undefined
}
