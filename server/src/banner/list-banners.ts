import { asc } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { banner } from '../database/schema/banner-table.ts'
import { bannerLink } from './banner-link.ts'
import { shownOn } from './banner-queries.ts'

export async function listBanners({ db, now }: Context) {
  const rows = await db.select().from(banner).where(shownOn(now())).orderBy(asc(banner.slideOrder))
  return rows.map((row) => ({
    _id: row.id,
    slug: row.slug,
    title: row.title,
    subTitle: row.subTitle,
    image: row.image,
    url: bannerLink(row),
  }))
}
