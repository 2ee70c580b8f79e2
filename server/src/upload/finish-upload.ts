import { and, eq } from 'drizzle-orm'
import { PICTURE_EDGE } from '@nmw/contract/upload'
import type { Context } from '../context.ts'
import { storedFile, upload } from '../database/schema/upload-table.ts'
import { transaction } from '../database/transaction.ts'
import { StoreFull } from '../outside/file-store.ts'
import { isJpegOrPng } from './is-jpeg-or-png.ts'
import { invalidPicture, wrongOffset, storageProblem } from './upload-problems.ts'
import { startOver, type Upload } from './upload-queries.ts'

const inProgress = new Map<string, Promise<void>>()

/** Converts the received bytes to our own picture or rejects them. A repeated last chunk waits for the first. */
export function finishUpload(context: Context, row: Upload) {
  const found = inProgress.get(row.name)
  if (found) return found
  const work = finish(context, row).finally(() => inProgress.delete(row.name))
  inProgress.set(row.name, work)
  return work
}

async function finish(context: Context, row: Upload) {
  const { parts } = context.outside
  const bytes = await parts.read(row.name, row.length)
  if (!bytes) return handleMissingBytes(context, row)
  const picture = isJpegOrPng(bytes) && (await context.pictures.toWebp({ bytes, edge: PICTURE_EDGE }))
  if (!picture) {
    await closeUpload(context, row, 'failed')
    await parts.remove(row.name)
    throw invalidPicture()
  }
  await store(context, row, picture.bytes)
  const { width, height } = picture
  if (!(await closeUpload(context, row, 'finished', { width, height, bytes: picture.bytes.length }))) {
    return handleMissingBytes(context, row)
  }
  await parts.remove(row.name)
}

async function store({ outside, db }: Context, { name, isPublic }: Upload, bytes: Buffer) {
  try {
    await outside.files.put(isPublic ? 'public' : 'private', name, bytes)
  } catch (error) {
    if (error instanceof StoreFull) {
      await outside.parts.remove(name)
      await startOver(db, name)
    }
    throw storageProblem(error)
  }
}

/** False when another server was faster. */
function closeUpload(
  { db, now }: Context,
  { name, accountId, isPublic }: Upload,
  state: 'finished' | 'failed',
  size?: { width: number; height: number; bytes: number },
) {
  return transaction(db, async (db) => {
    const open = and(eq(upload.name, name), eq(upload.state, 'open'))
    const { rowCount } = await db.update(upload).set({ state }).where(open)
    if (!rowCount) return false
    const owned = { name, ownerId: accountId, isPublic, contentType: 'image/webp', createdAt: now() }
    if (size) await db.insert(storedFile).values({ ...owned, ...size })
    return true
  })
}

/** Another server has finished it meanwhile, or the bytes were lost and must be sent again. */
async function handleMissingBytes({ db, outside }: Context, { name, isPublic }: Upload) {
  const [row] = await db.select({ state: upload.state }).from(upload).where(eq(upload.name, name))
  if (row?.state === 'finished') return
  await outside.files.remove(isPublic ? 'public' : 'private', name)
  if (row?.state === 'failed') throw invalidPicture()
  await startOver(db, name)
  throw wrongOffset(0)
}
