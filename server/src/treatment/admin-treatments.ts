import { productMemberPrice } from '@nmw/contract/member-price'
import { TREATMENT_GROUPS, type TreatmentGroup } from '@nmw/contract/treatment'
import { createTreatments as creation, updateTreatment as change, type ServiceForm } from '@nmw/contract/treatment-desk'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { keepSaved } from '../draft/keep-saved.ts'
import { keepFormer, whyUnsaved } from '../draft/keep-version.ts'
import { lastEditor } from '../draft/last-editor.ts'
import { freeSlug } from '../draft/new-slug.ts'
import { notFound, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'
import { once } from '../idempotency/once.ts'
import { renderApart } from '../markdown/render-apart.ts'
import { mustBePublic } from '../media/keep-pictures.ts'
import { pictureNames } from '../media/picture-names.ts'

type Row = typeof treatment.$inferSelect
type Sent<Body> = { visit: Visit; caller: Caller; body: Body }

export async function listAdminTreatments({ db }: Context) {
  const rows = await db.select().from(treatment).where(isNull(treatment.deletedAt)).orderBy(asc(treatment.name))
  return TREATMENT_GROUPS.map(({ group, title }) => ({
    group,
    title,
    services: rows.filter((row) => row.group === group).map(lineOf),
  }))
}

export async function readAdminTreatment({ db }: Context, { params }: { params: { id: string } }) {
  const [row] = await db
    .select()
    .from(treatment)
    .where(and(eq(treatment.id, params.id), isNull(treatment.deletedAt)))
  if (!row) throw notFound()
  const data = treatmentData(row)
  return {
    ...data,
    ...lineOf(row),
    html: row.html,
    metaData: { ...data.metaData, image: row.image },
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: await lastEditor(db, 'treatment', row.id),
  }
}

export async function createTreatments(
  context: Context,
  input: Sent<{ group: TreatmentGroup; services: ServiceForm[] }>,
) {
  const { visit, caller, body } = input
  // One after the other: all at once they would take up every place in the queue.
  const pages: string[] = []
  for (const { description } of body.services) pages.push(await renderApart(description))
  return once(context, creation, input, async (db) => {
    const services = []
    for (const [place, form] of body.services.entries()) {
      const columns = await columnsOf(context, db, form)
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
      await keepSaved(context, db, { visit, caller, ...savedOf(row!), what: 'created' })
      services.push({ _id: row!.id, url: row!.slug, version: row!.version })
    }
    return { services }
  })
}

type Change = { id: string; version: number; group: TreatmentGroup; service: ServiceForm }

export async function updateTreatment(context: Context, input: Sent<Change>) {
  const { visit, caller, body } = input
  const { id, version, group, service } = body
  const html = await renderApart(service.description)
  return once(context, change, input, async (db) => {
    const [former] = await db.select().from(treatment).where(eq(treatment.id, id))
    const columns = await columnsOf(context, db, service, former)
    const [row] = await db
      .update(treatment)
      .set({ ...columns, group, html, version: sql`${treatment.version} + 1` })
      .where(and(eq(treatment.id, id), eq(treatment.version, version), isNull(treatment.deletedAt)))
      .returning()
    if (!row) throw await whyUnsaved(db, { kind: 'treatment', id })
    if (former)
      await keepFormer(db, { kind: 'treatment', id, version, data: treatmentData(former), at: former.updatedAt })
    await keepSaved(context, db, { visit, caller, ...savedOf(row), what: 'changed' })
    return { _id: id, url: row.slug, version: row.version }
  })
}

export function treatmentData(row: Row) {
  return {
    name: row.name,
    group: row.group,
    shortDesc: row.shortDescription,
    description: row.markdown,
    image: row.image,
    banner: row.banner,
    category: row.subServices,
    metaData: { title: row.metaTitle, description: row.metaDescription },
    date: row.publishedOn,
    price: row.price,
    memberPrice: row.memberPrice,
    durationMinutes: row.durationMinutes,
    recommendedSessions: row.recommendedSessions,
    needsDoctor: row.needsDoctor,
    status: row.active,
  } satisfies ServiceForm & { group: TreatmentGroup }
}

function lineOf(row: Row) {
  return {
    _id: row.id,
    name: row.name,
    url: row.slug,
    group: row.group,
    image: row.image,
    status: row.active,
    date: row.publishedOn,
    version: row.version,
  }
}

async function columnsOf({ now }: Context, db: Database, form: ServiceForm, former?: Row) {
  const price = form.price ?? former?.price ?? 0
  const memberPrice = memberPriceOf(form, price, former)
  if (memberPrice > price) throw refused('Harga member tidak boleh di atas harga biasa', 'memberPrice')
  await mustBePublic(db, 'image', form.image)
  await mustBePublic(db, 'banner', form.banner)
  const at = now()
  return {
    name: form.name,
    shortDescription: form.shortDesc,
    markdown: form.description,
    image: form.image,
    banner: form.banner,
    subServices: form.category,
    metaTitle: form.metaData.title,
    metaDescription: form.metaData.description,
    price,
    memberPrice,
    durationMinutes: form.durationMinutes ?? former?.durationMinutes ?? 60,
    recommendedSessions: form.recommendedSessions ?? former?.recommendedSessions ?? 1,
    needsDoctor: form.needsDoctor ?? former?.needsDoctor ?? false,
    active: form.status,
    publishedOn: form.date ?? former?.publishedOn ?? dateInJakarta(at),
    updatedAt: at,
  }
}

function memberPriceOf({ memberPrice }: ServiceForm, price: number, former?: Row) {
  if (memberPrice === undefined && former?.price === price) return former.memberPrice
  return memberPrice ?? productMemberPrice(price)
}

function savedOf(row: Row) {
  return {
    kind: 'treatment' as const,
    row,
    data: treatmentData(row),
    pictures: [row.image, row.banner, ...pictureNames(row.markdown)],
  }
}
