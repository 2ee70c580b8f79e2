import { pageInfoOf } from '@nmw/contract/page'
import { and, asc, count, eq, ilike, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { banner } from '../database/schema/banner-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { lastEditor } from '../draft/last-editor.ts'
import { notFound } from '../http/problem.ts'
import { pictureNames } from '../media/picture-names.ts'
import { bannerData, bannerRow } from './admin-banner.ts'

type ListInput = { query: { page: number; limit: number; search: string } }

export async function listAdminBanners({ db, now }: Context, { query: { page, limit, search } }: ListInput) {
  const shown = and(isNull(banner.deletedAt), search ? ilike(banner.title, containsPattern(search)) : undefined)
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(banner)
      .where(shown)
      .orderBy(asc(banner.slideOrder))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(banner).where(shown),
  ])
  const today = dateInJakarta(now())
  return { datas: rows.map((row) => bannerRow(row, today)), page: pageInfoOf(counted?.total ?? 0, { page, limit }) }
}

export async function readAdminBanner({ db, now }: Context, { params }: { params: { id: string } }) {
  const [row] = await db
    .select()
    .from(banner)
    .where(and(eq(banner.id, params.id), isNull(banner.deletedAt)))
  if (!row) throw notFound()
  const { subTitle, description, headingMain, generalHeading, voucher, metadata } = bannerData(row)
  const used = new Set([row.image, ...pictureNames(row.markdown)])
  return {
    ...bannerRow(row, dateInJakarta(now())),
    subTitle,
    description,
    html: row.html,
    headingMain,
    generalHeading,
    voucher,
    metadata: { ...metadata, image: row.image },
    uploadedImages: row.uploads.map((src) => ({ src, used: used.has(src) })),
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: await lastEditor(db, 'banner', row.id),
  }
}
