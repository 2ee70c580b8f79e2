import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { catalogue } from '../database/schema/catalogue-table.ts'
import { productCategory } from '../database/schema/product-table.ts'
import { lastEditor } from '../draft/last-editor.ts'
import { notFound } from '../http/problem.ts'
import { catalogueLine } from './admin-catalogue.ts'
import { ofCategory, wholeCatalogue } from './catalogue-queries.ts'

export async function readAdminCatalogue({ db }: Context, { params }: { params: { id: string } }) {
  const [found] = await db
    .select(wholeCatalogue)
    .from(catalogue)
    .leftJoin(productCategory, ofCategory)
    .where(and(eq(catalogue.id, params.id), isNull(catalogue.deletedAt)))
  if (!found) throw notFound()
  return { ...catalogueLine(found), updatedBy: await lastEditor(db, 'catalogue', found.row.id) }
}
