import { and, eq, lte } from 'drizzle-orm'
import { TREATMENT_GROUPS } from '@nmw/contract/treatment'
import type { Context } from '../context.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { previewed } from '../draft/preview-link.ts'
import { notFound } from '../http/problem.ts'

export async function readTreatment(context: Context, { params }: { params: { slug: string } }) {
  const { db, now } = context
  const [row] = await db
    .select()
    .from(treatment)
    .where(
      previewed(context, 'treatment', params.slug) ??
        and(
          eq(treatment.slug, params.slug),
          eq(treatment.active, true),
          lte(treatment.publishedOn, dateInJakarta(now())),
        ),
    )
  if (!row) throw notFound()
  return {
    _id: row.id,
    name: row.name,
    url: row.slug,
    group: row.group,
    groupTitle: TREATMENT_GROUPS.find(({ group }) => group === row.group)!.title,
    image: row.image,
    banner: row.banner || row.image,
    shortDesc: row.shortDescription,
    description: row.html,
    category: row.subServices,
    price: row.price,
    memberPrice: row.memberPrice,
    durationMinutes: row.durationMinutes,
    recommendedSessions: row.recommendedSessions,
    needsDoctor: row.needsDoctor,
    metaData: {
      title: row.metaTitle || row.name,
      description: row.metaDescription || row.shortDescription,
      image: row.image,
    },
  }
}
