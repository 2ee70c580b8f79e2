import type { BannerForm, WholeBanner } from '@nmw/contract/banner-desk'
import { addDays } from '@nmw/contract/zone'
import type { FieldNames } from '../kit/form-differences.ts'

type Sections = 'headingMain' | 'generalHeading' | 'voucher'
export type BannerValues = Omit<BannerForm, 'description' | Sections> & {
  [Section in Sections]: NonNullable<BannerForm[Section]>
}

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
    generalHeading: [],
    voucher: [],
    metadata: { title: '', description: '' },
    uploadedImages: [],
    status: true,
  }
}

export function bannerValues(banner: WholeBanner): BannerValues {
  const { title, subTitle, date, startDate, endDate, url, image, metadata, status } = banner
  const { headingMain, generalHeading, voucher } = banner
  return {
    title,
    subTitle,
    date,
    startDate,
    endDate,
    url,
    image,
    headingMain,
    generalHeading,
    voucher,
    metadata: { title: metadata.title, description: metadata.description },
    uploadedImages: banner.uploadedImages.map(({ src }) => src),
    status,
  }
}

/** The request body, without empty terms. */
export function bodyOfBanner({ generalHeading, ...values }: BannerValues, description: string) {
  const terms = generalHeading.flatMap(({ text }) => text).filter((line) => line.trim())
  return { ...values, description, generalHeading: terms.length ? [{ text: terms }] : [] }
}

export const bannerFields: FieldNames<BannerValues> = {
  title: 'Judul promo',
  subTitle: 'Subjudul',
  date: 'Tanggal promo',
  startDate: 'Mulai',
  endDate: 'Berakhir',
  url: 'Tautan',
  image: 'Gambar',
  headingMain: 'Judul penawaran',
  voucher: 'Penawaran',
  generalHeading: 'Syarat dan ketentuan',
  metadata: 'SEO',
  status: 'Tampil',
}
