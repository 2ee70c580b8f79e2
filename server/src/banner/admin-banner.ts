import type { BannerForm } from '@nmw/contract/banner-desk'
import type { banner } from '../database/schema/banner-table.ts'

type Row = typeof banner.$inferSelect
type Offer = Row['groups'][number]['data'][number]

/** The form's values, as versions and drafts store them. */
export function bannerData(row: Row) {
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
    generalHeading: row.generalHeading,
    voucher: row.groups.map(({ title, data }) => ({ title, data: data.map(offerData) })),
    metadata: { title: row.metaTitle, description: row.metaDescription },
    uploadedImages: row.uploads,
    status: row.active,
  } satisfies BannerForm
}

function offerData({ title, desc, realPrice, discountPrice, status }: Offer) {
  return { title, desc, realPrice, discountPrice, status }
}

/** One row of the list on the day `today`; the last day counts whole. */
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
