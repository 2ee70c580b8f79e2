import type { TreatmentGroup } from '@nmw/contract/treatment'
import type { ServiceForm, WholeTreatment } from '@nmw/contract/treatment-desk'
import { serverNow } from '../../lib/format/server-clock.ts'
import { today } from '../kit/numeric-date.ts'
import type { FieldNames } from '../kit/form-differences.ts'

export type TreatmentValues = {
  [Field in Exclude<keyof ServiceForm, 'description'>]-?: Exclude<ServiceForm[Field], undefined>
} & { group: TreatmentGroup | '' }

export const treatmentFields: FieldNames<TreatmentValues> = {
  name: 'Nama',
  group: 'Kategori',
  shortDesc: 'Deskripsi singkat',
  image: 'Thumbnail',
  banner: 'Banner',
  category: 'Sub layanan',
  price: 'Harga',
  memberPrice: 'Harga member',
  durationMinutes: 'Durasi (menit)',
  recommendedSessions: 'Anjuran sesi',
  needsDoctor: 'Perlu dokter',
  date: 'Tanggal terbit',
  metaData: 'Meta title dan description',
  status: 'Tampil',
}

export function emptyTreatment(): TreatmentValues {
  return {
    name: '',
    group: '',
    shortDesc: '',
    image: '',
    banner: '',
    category: [],
    metaData: { title: '', description: '' },
    date: today(serverNow()),
    price: 0,
    memberPrice: null,
    durationMinutes: 60,
    recommendedSessions: 1,
    needsDoctor: false,
    status: true,
  }
}

export function treatmentValues(whole: WholeTreatment): TreatmentValues {
  const { name, group, shortDesc, image, banner, category, metaData, date, price, memberPrice, status } = whole
  const { durationMinutes, recommendedSessions, needsDoctor } = whole
  return {
    name,
    group,
    shortDesc,
    image,
    banner,
    category,
    metaData: { title: metaData.title, description: metaData.description },
    date,
    price,
    // Without a price there is no member price either: it must not become free for members once a price is set.
    memberPrice: price ? memberPrice : null,
    durationMinutes,
    recommendedSessions,
    needsDoctor,
    status,
  }
}
