import type { BannerForm, WholeBanner } from '@nmw/contract/banner-desk'
import { addDays } from '@nmw/contract/zone'
import type { FieldNames } from '../kit/in-words.ts'

export type BannerValues = Omit<BannerForm, 'description'>

export function emptyBanner(today: string): BannerValues {
  return {
    title: '',
    subTitle: '',
    date: '',
    startDate: today,
    endDate: addDays(today, 30),
    url: '',
    image: '',
    headingMain: '',
    metadata: { title: '', description: '' },
    uploadedImages: [],
    status: true,
  }
}

export function bannerValues(banner: WholeBanner): BannerValues {
  const { title, subTitle, date, startDate, endDate, url, image, headingMain, metadata, status } = banner
  return {
    title,
    subTitle,
    date,
    startDate,
    endDate,
    url,
    image,
    headingMain,
    metadata: { title: metadata.title, description: metadata.description },
    uploadedImages: banner.uploadedImages.map(({ src }) => src),
    status,
  }
}

export const bannerFields: FieldNames<BannerValues> = [
  ['title', 'Judul promo'],
  ['subTitle', 'Subjudul'],
  ['date', 'Tanggal promo'],
  ['startDate', 'Mulai'],
  ['endDate', 'Berakhir'],
  ['url', 'Tautan'],
  ['image', 'Gambar'],
  ['metadata', 'SEO'],
  ['status', 'Tampil'],
]
