import type { Readable } from 'node:stream'

/** Who may see a file: everybody, or only those the product lets through. */
export type Shelf = 'public' | 'private'

/** Where finished files lie. A file is there whole or not at all. */
export type FileStore = {
  put: (shelf: Shelf, name: string, bytes: Buffer) => Promise<void>
  open: (shelf: Shelf, name: string) => Promise<{ size: number; stream: Readable } | undefined>
  /** Removing what is not there is fine. */
  remove: (shelf: Shelf, name: string) => Promise<void>
}

export class StoreFull extends Error {
  override name = 'StoreFull'
}

/** Nothing is wrong with the file: the store cannot be reached or refuses. */
export class StoreAway extends Error {
  override name = 'StoreAway'
}

/** No separators, no leading dot, no two dots in a row: such a name cannot lead out of its folder. */
const normalizePlaceName = /^[a-z0-9][a-z0-9-]{0,120}(\.[a-z0-9]{1,8}){1,2}$/

export function isPlainName(name: string) {
  return normalizePlaceName.test(name)
}

export function demandPlainName(name: string) {
  if (!isPlainName(name)) throw new Error('That is no name for a file')
}

/** The disk's own words for "full" become ours. */
export function orFull(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === 'EDQUOT' ? new StoreFull('The disk is full', { cause: error }) : error
}

export function unlessMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
  return undefined
}
