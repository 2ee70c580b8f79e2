import type { Context } from '../context.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import { dayFrom } from './day-from.ts'
import data from './data/treatments.json' with { type: 'json' }

type Group = (typeof treatment.$inferInsert)['group']

export async function fillDemoTreatments({ db, now }: Context) {
  const at = now()
  await db.insert(treatment).values(
    data.flatMap(({ services }) =>
      services.map((item) => ({
        id: item._id,
        slug: item.url,
        group: item.group as Group,
        name: item.name,
        shortDescription: item.shortDesc,
        markdown: item.description,
        html: renderMarkdown(item.description),
        image: item.image,
        banner: item.banner,
        subServices: item.category,
        metaTitle: item.metaData.title,
        metaDescription: item.metaData.description,
        price: item.price,
        memberPrice: item.memberPrice,
        durationMinutes: item.durationMinutes,
        recommendedSessions: item.recommendedSessions,
        needsDoctor: item.needsDoctor,
        taxable: item.taxable,
        active: item.status,
        publishedOn: dayFrom(at, item.dateOffsetDays),
        updatedAt: at,
      })),
    ),
  )
}
