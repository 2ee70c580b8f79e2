import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { mediaNote } from '../database/schema/media-table.ts'
import { storedFile } from '../database/schema/upload-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'

type Input = { client: Client; caller: Caller; params: { name: string }; body: { alt: string } }

export async function describeMedia(context: Context, { client, caller, params, body }: Input): Promise<true> {
  const { name } = params
  const { alt } = body
  await transaction(context.db, async (db) => {
    const there = await db.$count(storedFile, and(eq(storedFile.name, name), eq(storedFile.isPublic, true)))
    if (!there) throw notFound()
    const updatedAt = context.now()
    await db
      .insert(mediaNote)
      .values({ name, alt, updatedAt })
      .onConflictDoUpdate({ target: mediaNote.name, set: { alt, updatedAt } })
    await recordAudit(context, db, client, {
      action: 'media-described',
      accountId: caller.accountId,
      object: `media:${name}`,
    })
  })
  return true
}
