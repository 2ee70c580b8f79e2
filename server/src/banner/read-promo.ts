import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { prepareOnce } from '../database/prepare-once.ts'
import { banner } from '../database/schema/banner-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { notFound } from '../http/problem.ts'
import { shownToday } from './banner-queries.ts'

export async function readPromo({ db, now }: Context, { params }: { params: { slug: string } }) {
  const [row] = await prepareOnce(db, 'shown_promo', (name) =>
    db
      .select()
      .from(banner)
      .where(and(eq(banner.slug, sql.placeholder('slug')), shownToday))
      .prepare(name),
  ).execute({ slug: params.slug, today: dateInJakarta(now()) })
  if (!row) throw notFound()
  return {
    slug: row.slug,
    title: row.title,
    subTitle: row.subTitle,
    image: row.image,
    date: row.dateText,
    startDate: row.startsOn,
    endDate: row.endsOn,
    headingMain: row.headingMain,
    generalHeading: row.generalHeading,
    description: row.html,
    voucher: row.groups,
    metadata: { title: row.metaTitle, description: row.metaDescription, image: row.image },
  }
}
