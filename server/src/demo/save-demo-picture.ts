import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../context.ts'
import { storedFile } from '../database/schema/upload-table.ts'
import { unlessMissing } from '../outside/file-store.ts'
import { drawnArt } from './drawn-art.ts'

type DemoPicture = {
  picture: string
  /** Distinguishes two copies of the same drawing. */
  place?: string
  ownerId: number
  width: number
  height: number
  createdAt: Date
}

/** Stores a drawing as a private picture and returns its name; undefined without a build. */
export async function saveDemoPicture({ db, outside }: Context, { picture, place = '', ...file }: DemoPicture) {
  const bytes = drawnArt && (await readFile(join(drawnArt, picture)).catch(unlessMissing))
  if (!bytes) return undefined
  const name = `${createHash('sha256').update(`${picture}${place}`).digest('hex').slice(0, 32)}.webp`
  await outside.files.put('private', name, bytes)
  await db.insert(storedFile).values({ ...file, name, isPublic: false, bytes: bytes.length, contentType: 'image/webp' })
  return name
}
