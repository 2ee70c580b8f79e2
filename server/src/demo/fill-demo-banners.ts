import type { Context } from '../context.ts'
import { banner } from '../database/schema/banner-table.ts'
import { formatLongDay } from '../format-long-day.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import data from './data/banners.json' with { type: 'json' }
import { dayFrom } from './day-from.ts'

export async function fillDemoBanners({ db, now }: Context) {
  const at = now()
  await db.insert(banner).values(
    data.map((item) => {
      const startsOn = dayFrom(at, item.startOffsetDays)
      const endsOn = dayFrom(at, item.endOffsetDays)
      return {
        id: item._id,
        slug: item.slug,
        title: item.title,
        subTitle: item.subTitle,
        dateText: `${formatLongDay(startsOn)} sampai ${formatLongDay(endsOn)}`,
        startsOn,
        endsOn,
        url: item.url || null,
        image: item.image,
        markdown: item.description,
        html: renderMarkdown(item.description),
        headingMain: item.headingMain,
        generalHeading: item.generalHeading,
        groups: item.voucher,
        metaTitle: item.metadata.title,
        metaDescription: item.metadata.description,
        active: item.status,
        slideOrder: item.order,
        updatedAt: at,
      }
    }),
  )
}
