import { and, eq } from 'drizzle-orm'
import { AVATAR_FAILED } from '@nmw/contract/profile'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { patient } from '../database/schema/account-table.ts'
import { storedFile } from '../database/schema/upload-table.ts'
import { transaction } from '../database/transaction.ts'
import { refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { isUploadName } from '../upload/upload-name.ts'
import { FORMER_PORTRAIT } from './clear-portraits.ts'

type Input = { client: Client; caller: Caller; body: { image: string } }

/** Accepts only a private picture of the caller. The former one is deleted by the clean-up job. */
export async function changeAvatar(context: Context, { client, caller: { accountId }, body }: Input): Promise<true> {
  const photo = body.image
  await transaction(context.db, async (db) => {
    const [before] = await db.select().from(patient).where(eq(patient.accountId, accountId)).for('no key update')
    if (!before || !(await isOwnPrivate(db, photo, accountId))) throw refused(AVATAR_FAILED, 'image')
    if (before.photo === photo) return
    await db.update(patient).set({ photo }).where(eq(patient.accountId, accountId))
    const detail = { [FORMER_PORTRAIT]: before.photo }
    await recordAudit(context, db, client, { action: 'change-avatar', accountId, object: photo, detail })
  })
  return true
}

/** Locked, so that the clean-up cannot delete the picture meanwhile. */
async function isOwnPrivate(db: Database, name: string, ownerId: number) {
  if (!isUploadName(name)) return false
  const own = and(eq(storedFile.name, name), eq(storedFile.ownerId, ownerId), eq(storedFile.isPublic, false))
  const [file] = await db.select({ name: storedFile.name }).from(storedFile).where(own).for('key share')
  return file !== undefined
}
