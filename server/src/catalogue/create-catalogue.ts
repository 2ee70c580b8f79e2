import { createCatalogue as creation, type CatalogueForm } from '@nmw/contract/catalogue-desk'
import type { Context } from '../context.ts'
import { catalogue } from '../database/schema/catalogue-table.ts'
import { recordSave } from '../draft/record-save.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { mustBePublic } from '../media/save-content-pictures.ts'
import { catalogueValues, pathTaken, savedCatalogue } from './admin-catalogue.ts'

type Input = { client: Client; caller: Caller; body: CatalogueForm }

export async function createCatalogue(context: Context, input: Input) {
  const { client, caller, body } = input
  return pathTaken(
    once(context, creation, input, async (db) => {
      await mustBePublic(db, 'thumbnail', body.thumbnail)
      const [row] = await db
        .insert(catalogue)
        .values({ id: `cat-${crypto.randomUUID()}`, ...(await catalogueValues(context, db, body)) })
        .returning()
      await recordSave(context, db, { client, caller, ...(await savedCatalogue(db, row!)), what: 'created' })
      return { _id: row!.id, version: row!.version }
    }),
  )
}
