import { updateCatalogue as change, type CatalogueForm } from '@nmw/contract/catalogue-desk'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { catalogue } from '../database/schema/catalogue-table.ts'
import { recordSave } from '../draft/record-save.ts'
import { saveFormerVersion, saveConflict } from '../draft/save-version.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { mustBePublic } from '../media/save-content-pictures.ts'
import { catalogueData, catalogueValues, pathTaken, savedCatalogue } from './admin-catalogue.ts'

type Change = CatalogueForm & { _id: string; version: number }
type Input = { client: Client; caller: Caller; body: Change }

export async function updateCatalogue(context: Context, input: Input) {
  const { client, caller, body } = input
  const { _id: id, version, ...form } = body
  return pathTaken(
    once(context, change, input, async (db) => {
      await mustBePublic(db, 'thumbnail', form.thumbnail)
      const [former] = await db.select().from(catalogue).where(eq(catalogue.id, id))
      const [row] = await db
        .update(catalogue)
        .set({ ...(await catalogueValues(context, db, form)), version: sql`${catalogue.version} + 1` })
        .where(and(eq(catalogue.id, id), eq(catalogue.version, version), isNull(catalogue.deletedAt)))
        .returning()
      if (!row) throw await saveConflict(db, { kind: 'catalogue', id })
      if (former) {
        const data = await catalogueData(former, db)
        await saveFormerVersion(db, { kind: 'catalogue', id, version, data, at: former.updatedAt })
      }
      await recordSave(context, db, { client, caller, ...(await savedCatalogue(db, row)), what: 'changed' })
      return { _id: id, version: row.version }
    }),
  )
}
