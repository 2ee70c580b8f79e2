import { eq } from 'drizzle-orm'
import { CHUNK_BYTES, CHUNK_TOO_LARGE } from '@nmw/contract/upload'
import { createHash } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { upload } from '../database/schema/upload-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { StoreFull } from '../outside/file-store.ts'
import { finishUpload } from './finish-upload.ts'
import { isUploadName } from './upload-name.ts'
import { invalidPicture, wrongOffset, storageProblem } from './upload-problems.ts'
import { lockUpload, startOver, type Upload } from './upload-queries.ts'

type Input = { caller: Caller; body: { filename: string; chunk: string | number[]; index: number } }
type Chunk = { index: number; bytes: Buffer; hash: Buffer }

export async function receiveChunk(context: Context, { caller, body }: Input) {
  const bytes = typeof body.chunk === 'string' ? Buffer.from(body.chunk, 'base64') : Buffer.from(body.chunk)
  if (bytes.length > CHUNK_BYTES) throw refused(CHUNK_TOO_LARGE, 'chunk')
  if (!isUploadName(body.filename)) throw notFound()
  const wanted = { name: body.filename, accountId: caller.accountId }
  const chunk = { index: body.index, bytes, hash: createHash('sha256').update(bytes).digest() }
  const { row, problem } = await transaction(context.db, async (db) => {
    const row = await lockUpload(db, wanted, context.now())
    if (!row) throw notFound()
    return append(context, db, row, chunk)
  })
  if (problem) throw problem
  const { length, received } = row
  if (received === length && row.state === 'open') await finishUpload(context, row)
  return { received, finished: received === length }
}

/** Returns the problem instead of throwing it where the row must be committed. */
async function append({ outside }: Context, db: Database, row: Upload, { index, bytes, hash }: Chunk) {
  if (row.state === 'failed') throw invalidPicture()
  if (row.lastIndex === index && row.lastHash?.equals(hash)) return { row }
  if (index !== row.received || row.state === 'finished') throw wrongOffset(row.received)
  const received = index + bytes.length
  if (received > row.length) throw refused('Data melebihi ukuran gambar yang diumumkan', 'chunk')
  try {
    if (!(await outside.parts.write(row.name, index, bytes))) {
      await startOver(db, row.name)
      return { row, problem: wrongOffset(0) }
    }
  } catch (error) {
    if (!(error instanceof StoreFull)) throw error
    await outside.parts.remove(row.name)
    await startOver(db, row.name)
    return { row, problem: storageProblem(error) }
  }
  const set = { received, lastIndex: index, lastHash: hash }
  await db.update(upload).set(set).where(eq(upload.name, row.name))
  return { row: { ...row, ...set } }
}
