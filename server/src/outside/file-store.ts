import type { Readable } from 'node:stream'

/** Who may see a file: everybody, or only callers the app admits. */
export type Visibility = 'public' | 'private'

/** Storage of finished files. A file is there whole or not at all. */
export type FileStore = {
  put: (visibility: Visibility, name: string, bytes: Buffer) => Promise<void>
  open: (visibility: Visibility, name: string) => Promise<{ size: number; stream: Readable } | undefined>
  /** Removing a missing file is no error. */
  remove: (visibility: Visibility, name: string) => Promise<void>
}

export class StoreFull extends Error {
  override name = 'StoreFull'
}

/** The file is fine, but the store cannot be reached or refuses. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/** No separators, no leading dot, no two dots in a row: such a name cannot leave its folder. */
const safeName = /^[a-z0-9][a-z0-9-]{0,120}(\.[a-z0-9]{1,8}){1,2}$/

export function isSafeName(name: string) {
  return safeName.test(name)
}

export function requireSafeName(name: string) {
  if (!isSafeName(name)) throw new Error('That is no name for a file')
}

/** Turns the disk's "no space" errors into `StoreFull`. */
export function toStoreFull(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === 'EDQUOT' ? new StoreFull('The disk is full', { cause: error }) : error
}

export function unlessMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
  return undefined
}
