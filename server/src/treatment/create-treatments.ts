import type { TreatmentGroup } from '@nmw/contract/treatment'
import { createTreatments as creation, type ServiceForm } from '@nmw/contract/treatment-desk'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { recordSave } from '../draft/record-save.ts'
import { freeSlug } from '../draft/new-slug.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { renderMarkdownAsync } from '../markdown/render-markdown-async.ts'
import { savedTreatment, treatmentValues } from './admin-treatment.ts'

type Input = { client: Client; caller: Caller; body: { group: TreatmentGroup; services: ServiceForm[] } }

export async function createTreatments(context: Context, input: Input) {
  const { client, caller, body } = input
  // One at a time: together they would fill the queue of the renderer.
  const pages: string[] = []
  for (const { description } of body.services) pages.push(await renderMarkdownAsync(description))
  return once(context, creation, input, async (db) => {
    const services = []
    for (const [place, form] of body.services.entries()) {
      const columns = await treatmentValues(context, db, form)
      const taken = async (wanted: string) => (await db.$count(treatment, eq(treatment.slug, wanted))) > 0
      const [row] = await db
        .insert(treatment)
        .values({
          id: `svc-${crypto.randomUUID()}`,
          slug: await freeSlug(db, { kind: 'treatment', title: form.name }, taken),
          group: body.group,
          html: pages[place]!,
          taxable: true,
          ...columns,
        })
        .returning()
      await recordSave(context, db, { client, caller, ...savedTreatment(row!), what: 'created' })
      services.push({ _id: row!.id, url: row!.slug, version: row!.version })
    }
    return { services }
  })
}
