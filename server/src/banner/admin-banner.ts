import type { BannerForm } from '@nmw/contract/banner-desk'
import type { banner } from '../database/schema/banner-table.ts'

type Row = typeof banner.$inferSelect

/** What the form held, as versions keep it and a draft takes it up again. */
export function bannerData(row: Row): BannerForm {
  return {
    title: row.title,
    subTitle: row.subTitle,
    date: row.dateText,
    startDate: row.startsOn,
    endDate: row.endsOn,
    url: row.url ?? '',
    image: row.image,
    description: row.markdown,
    headingMain: row.headingMain,
    metadata: { title: row.metaTitle, description: row.metaDescription },
    uploadedImages: row.uploads,
    status: row.active,
  }
}

/** One line of the list, on the day `today`; the last day counts whole. */
export function bannerRow(row: Row, today: string) {
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    date: row.dateText,
    startDate: row.startsOn,
    endDate: row.endsOn,
    url: row.url ?? '',
    image: row.image,
    order: row.slideOrder,
    status: row.active,
    expired: row.endsOn < today,
    version: row.version,
  }
}
