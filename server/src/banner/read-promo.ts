import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { prepareOnce } from '../database/prepare-once.ts'
import { banner } from '../database/schema/banner-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { previewed } from '../draft/preview-link.ts'
import { notFound } from '../http/problem.ts'
import { shownToday } from './banner-queries.ts'

export async function readPromo(context: Context, { params: { slug } }: { params: { slug: string } }) {
  const preview = previewed(context, 'banner', slug)
  const [row] = preview ? await context.db.select().from(banner).where(preview) : await readShown(context, slug)
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
    metadata: {
      title: row.metaTitle || row.title.slice(0, 60),
      description: row.metaDescription || row.subTitle.slice(0, 160),
      image: row.image,
    },
  }
}

function readShown({ db, now }: Context, slug: string) {
  return prepareOnce(db, 'shown_promo', (name) =>
    db
      .select()
      .from(banner)
      .where(and(eq(banner.slug, sql.placeholder('slug')), shownToday))
      .prepare(name),
  ).execute({ slug, today: dateInJakarta(now()) })
}
