import { asc } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { prepareOnce } from '../database/prepare-once.ts'
import { banner } from '../database/schema/banner-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { bannerLink } from './banner-link.ts'
import { shownToday } from './banner-queries.ts'

export async function listBanners({ db, now }: Context) {
  const rows = await prepareOnce(db, 'shown_banners', (name) =>
    db
      .select({
        _id: banner.id,
        slug: banner.slug,
        title: banner.title,
        subTitle: banner.subTitle,
        image: banner.image,
        url: banner.url,
      })
      .from(banner)
      .where(shownToday)
      .orderBy(asc(banner.slideOrder))
      .prepare(name),
  ).execute({ today: dateInJakarta(now()) })
  return rows.map((row) => ({ ...row, url: bannerLink(row) }))
}
