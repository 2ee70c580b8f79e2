import {
  createBanner as creation,
  updateBanner as change,
  type BannerForm,
  type PromoOffer,
} from '@nmw/contract/banner-desk'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { banner } from '../database/schema/banner-table.ts'
import { recordSave } from '../draft/record-save.ts'
import { saveFormerVersion, saveConflict } from '../draft/save-version.ts'
import { freeSlug } from '../draft/new-slug.ts'
import { lastSlide, lockSlides } from '../draft/slide-places.ts'
import { refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { renderMarkdownAsync } from '../markdown/render-markdown-async.ts'
import { mustBePublic } from '../media/save-content-pictures.ts'
import { pictureNames } from '../media/picture-names.ts'
import { bannerData } from './admin-banner.ts'

type Sent<Body> = { client: Client; caller: Caller; body: Body }
type Row = typeof banner.$inferSelect

export async function createBanner(context: Context, input: Sent<BannerForm>) {
  const { client, caller, body } = input
  const html = await renderMarkdownAsync(body.description)
  return once(context, creation, input, async (db) => {
    const columns = await columnsOf(context, db, body)
    await lockSlides(db)
    const taken = async (wanted: string) => (await db.$count(banner, eq(banner.slug, wanted))) > 0
    const [row] = await db
      .insert(banner)
      .values({
        id: `bnr-${crypto.randomUUID()}`,
        slug: await freeSlug(db, { kind: 'banner', title: body.title }, taken),
        slideOrder: (await lastSlide(db)) + 1,
        html,
        ...columns,
      })
      .returning()
    await recordSave(context, db, { client, caller, ...savedOf(row!), what: 'created' })
    return { _id: row!.id, slug: row!.slug, version: row!.version }
  })
}

export async function updateBanner(context: Context, input: Sent<BannerForm & { _id: string; version: number }>) {
  const { client, caller, body } = input
  const { _id: id, version, ...form } = body
  const html = await renderMarkdownAsync(form.description)
  return once(context, change, input, async (db) => {
    const [former] = await db.select().from(banner).where(eq(banner.id, id))
    const columns = await columnsOf(context, db, form, former)
    const [row] = await db
      .update(banner)
      .set({ ...columns, html, version: sql`${banner.version} + 1` })
      .where(and(eq(banner.id, id), eq(banner.version, version), isNull(banner.deletedAt)))
      .returning()
    if (!row) throw await saveConflict(db, { kind: 'banner', id })
    if (former)
      await saveFormerVersion(db, { kind: 'banner', id, version, data: bannerData(former), at: former.updatedAt })
    await recordSave(context, db, { client, caller, ...savedOf(row), what: 'changed' })
    return { _id: id, slug: row.slug, version: row.version }
  })
}

async function columnsOf({ now }: Context, db: Database, form: BannerForm, former?: Row) {
  if (form.endDate < form.startDate) throw refused('Tanggal berakhir harus setelah tanggal mulai', 'endDate')
  await mustBePublic(db, 'image', form.image)
  return {
    title: form.title,
    subTitle: form.subTitle,
    dateText: form.date,
    startsOn: form.startDate,
    endsOn: form.endDate,
    url: form.url || null,
    image: form.image,
    markdown: form.description,
    headingMain: form.headingMain ?? former?.headingMain ?? '',
    generalHeading: form.generalHeading ?? former?.generalHeading ?? [],
    groups: form.voucher?.map(withPercentages) ?? former?.groups ?? [],
    metaTitle: form.metadata.title,
    metaDescription: form.metadata.description,
    uploads: [...new Set(form.uploadedImages.filter(Boolean))],
    active: form.status,
    updatedAt: now(),
  }
}

/** The server computes the percentages; the form's are ignored. */
function withPercentages({ title, data }: { title: string; data: PromoOffer[] }) {
  return {
    title,
    data: data.map((offer) => ({ ...offer, discountPercentage: percentOff(offer) })),
  }
}

function percentOff({ realPrice, discountPrice }: PromoOffer) {
  return realPrice ? Math.round(((realPrice - discountPrice) * 100) / realPrice) : 0
}

function savedOf(row: Row) {
  return {
    kind: 'banner' as const,
    row,
    data: bannerData(row),
    pictures: [row.image, ...pictureNames(row.markdown)],
  }
}
