import { and, eq, gt, sql } from 'drizzle-orm'
import {
  CHUNK_BYTES,
  DAILY_UPLOADS_USED_UP,
  OPEN_UPLOADS,
  TOO_MANY_OPEN_UPLOADS,
  UPLOAD_BYTES_PER_DAY,
} from '@nmw/contract/upload'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { upload } from '../database/schema/upload-table.ts'
import { transaction } from '../database/transaction.ts'
import { Problem, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { newUploadName } from './upload-name.ts'
import { earliestAlive } from './upload-queries.ts'

type Input = { caller: Caller; body: { length: number; public: boolean } }

export async function startUpload({ db, now }: Context, { caller: { accountId, site }, body }: Input) {
  // Only staff publish pictures on our domain; those of patients are private.
  if (body.public && site === 'member') throw refused('Gambar dari akun pasien tidak dapat dibuka untuk umum', 'public')
  const filename = newUploadName()
  await transaction(db, async (db) => {
    // Locked, so that concurrent starts cannot exceed the limit.
    await db.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update')
    const { open, bytes } = await usedToday(db, accountId, now())
    const retryAfter = 60 * 60
    if (open >= OPEN_UPLOADS) throw new Problem(429, TOO_MANY_OPEN_UPLOADS, { retryAfter })
    if (bytes + body.length > UPLOAD_BYTES_PER_DAY) throw new Problem(429, DAILY_UPLOADS_USED_UP, { retryAfter })
    await db
      .insert(upload)
      .values({ name: filename, accountId, isPublic: body.public, length: body.length, createdAt: now() })
  })
  return { limit: CHUNK_BYTES, filename }
}

async function usedToday(db: Database, accountId: number, at: Date) {
  const [row] = await db
    .select({
      open: sql<number>`(count(*) filter (where ${upload.state} = 'open'))::int`,
      bytes: sql<number>`coalesce(sum(${upload.length}), 0)::int`,
    })
    .from(upload)
    .where(and(eq(upload.accountId, accountId), gt(upload.createdAt, earliestAlive(at))))
  return row!
}
