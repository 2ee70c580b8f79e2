import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { lastEditor } from '../draft/last-editor.ts'
import { notFound } from '../http/problem.ts'
import { treatmentData, treatmentLine } from './admin-treatment.ts'

export async function readAdminTreatment({ db }: Context, { params }: { params: { id: string } }) {
  const [row] = await db
    .select()
    .from(treatment)
    .where(and(eq(treatment.id, params.id), isNull(treatment.deletedAt)))
  if (!row) throw notFound()
  const data = treatmentData(row)
  return {
    ...data,
    ...treatmentLine(row),
    html: row.html,
    metaData: { ...data.metaData, image: row.image },
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: await lastEditor(db, 'treatment', row.id),
  }
}
