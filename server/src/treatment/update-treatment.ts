import type { TreatmentGroup } from '@nmw/contract/treatment'
import { updateTreatment as change, type ServiceForm } from '@nmw/contract/treatment-desk'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { recordSave } from '../draft/record-save.ts'
import { saveFormerVersion, saveConflict } from '../draft/save-version.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { renderMarkdownAsync } from '../markdown/render-markdown-async.ts'
import { savedTreatment, treatmentData, treatmentValues } from './admin-treatment.ts'

type Change = { id: string; version: number; group: TreatmentGroup; service: ServiceForm }
type Input = { client: Client; caller: Caller; body: Change }

export async function updateTreatment(context: Context, input: Input) {
  const { client, caller, body } = input
  const { id, version, group, service } = body
  const html = await renderMarkdownAsync(service.description)
  return once(context, change, input, async (db) => {
    const [former] = await db.select().from(treatment).where(eq(treatment.id, id))
    const columns = await treatmentValues(context, db, service, former)
    const [row] = await db
      .update(treatment)
      .set({ ...columns, group, html, version: sql`${treatment.version} + 1` })
      .where(and(eq(treatment.id, id), eq(treatment.version, version), isNull(treatment.deletedAt)))
      .returning()
    if (!row) throw await saveConflict(db, { kind: 'treatment', id })
    if (former)
      await saveFormerVersion(db, { kind: 'treatment', id, version, data: treatmentData(former), at: former.updatedAt })
    await recordSave(context, db, { client, caller, ...savedTreatment(row), what: 'changed' })
    return { _id: id, url: row.slug, version: row.version }
  })
}
