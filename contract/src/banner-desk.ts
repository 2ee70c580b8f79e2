import * as z from 'zod/mini'
import {
  contentId,
  markdownText,
  pictureName,
  statusBody,
  statusResult,
  TEXT_REQUEST_BYTES,
  versionNumber,
} from './content-kind.ts'
import { endpoint } from './endpoint.ts'
import { pageOf, pageQuery } from './page.ts'
import { isMemberPage } from './member-paths.ts'
import { lineOfText, optionalText, requiredText, searchText } from './text.ts'
import { isInnerPath, isWebAddress, lowercaseScheme } from './web-address.ts'

export const NO_BANNER_PICTURE = 'Belum Ada Gambar Banner'
export const BANNER_EXPIRED = 'Kadaluarsa'
export const BANNER_INACTIVE = 'Tidak Aktif'
export const bannerSlideText = (order: number) => `Slide : ${order}`
export const slideMoved = (before: number, after: number) =>
  `Banner Promo Slide Berubah Dari ${before} Menjadi ${after}`
export const promoCreated = (name: string) => `Berhasil, Promo ${name} Berhasil Dibuat`
export const promoChanged = (name: string) => `Berhasil, Promo ${name} Berhasil Diubah`
export const BANNER_PICTURE = { width: 1320, height: 500 } as const
const LINK_WRONG = 'Tautan harus berupa path di dalam situs (diawali /) atau alamat http(s)'
export const LINK_OUTSIDE =
  'Halaman ini tidak ada di area pasien. Pakai path seperti /point atau /services, atau alamat https yang lengkap.'

const PRICE_WRONG = 'Harga tidak valid'
const rupiah = z.int(PRICE_WRONG).check(z.minimum(0, PRICE_WRONG), z.maximum(1_000_000_000, PRICE_WRONG))

const promoOffer = z
  .strictObject({
    title: requiredText('Nama penawaran', 150),
    desc: optionalText('Keterangan', 300),
    realPrice: rupiah,
    discountPrice: rupiah,
    /** Still available. */
    status: z._default(z.boolean(), true),
  })
  .check(
    z.refine(({ realPrice, discountPrice }) => discountPrice <= realPrice, {
      path: ['discountPrice'],
      message: 'Harga promo tidak boleh di atas harga semula',
    }),
  )
export type PromoOffer = z.output<typeof promoOffer>

const promoGroup = z.strictObject({
  title: requiredText('Nama kelompok', 150),
  data: z.array(promoOffer).check(z.maxLength(50, 'Paling banyak 50 penawaran')),
})

/** The sections of a promo's page. A request without a section leaves that section unchanged. */
const promoSections = {
  headingMain: z.optional(lineOfText('Judul penawaran', 200)),
  /** The terms, one per line. */
  generalHeading: z.optional(
    z
      .array(
        z.strictObject({
          text: z.array(requiredText('Ketentuan', 300)).check(z.maxLength(50, 'Paling banyak 50 ketentuan')),
        }),
      )
      .check(z.maxLength(20, 'Paling banyak 20 bagian')),
  ),
  voucher: z.optional(z.array(promoGroup).check(z.maxLength(20, 'Paling banyak 20 kelompok'))),
}

export const bannerForm = z.strictObject({
  title: requiredText('Judul promo', 200),
  subTitle: optionalText('Subjudul', 200),
  /** The period, as text. */
  date: optionalText('Tanggal promo', 100),
  startDate: z.iso.date('Tanggal mulai wajib diisi'),
  endDate: z.iso.date('Tanggal berakhir wajib diisi'),
  /** Without a URL the slide leads to the promo's own page. */
  url: z._default(
    z.string().check(
      z.trim(),
      z.overwrite(lowercaseScheme),
      z.maxLength(500, 'Tautan maksimal 500 karakter'),
      z.refine((url) => url === '' || isInnerPath(url) || isWebAddress(url), LINK_WRONG),
      // Slides are shown to patients, so an inner path must be a page of the member area.
      z.refine((url) => !isInnerPath(url) || isMemberPage(url), LINK_OUTSIDE),
    ),
    '',
  ),
  image: z.pipe(pictureName, z.string().check(z.minLength(1, NO_BANNER_PICTURE))),
  description: markdownText,
  ...promoSections,
  metadata: z._default(
    z.strictObject({ title: optionalText('Meta title', 60), description: optionalText('Meta description', 160) }),
    { title: '', description: '' },
  ),
  uploadedImages: z._default(z.array(pictureName).check(z.maxLength(200, 'Paling banyak 200 gambar')), []),
  status: z._default(z.boolean('Status tidak valid'), true),
})
export type BannerForm = z.output<typeof bannerForm>

const adminBanner = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  date: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  url: z.string(),
  image: z.string(),
  order: z.number(),
  status: z.boolean(),
  expired: z.boolean(),
  version: z.number(),
})
export type AdminBanner = z.infer<typeof adminBanner>

export const listAdminBanners = endpoint({
  method: 'GET',
  path: '/legacy/banner/admin/list',
  audience: 'dashboard',
  summary: 'All promos that are not in the trash, in slide order',
  query: z.object({ ...pageQuery, search: searchText }),
  result: pageOf(adminBanner),
})

export const readAdminBanner = endpoint({
  method: 'GET',
  path: '/legacy/banner/admin/find/:id',
  audience: 'dashboard',
  summary: 'One promo with all fields of its form',
  params: z.object({ id: contentId }),
  result: z.object({
    ...adminBanner.shape,
    subTitle: z.string(),
    /** Markdown. */
    description: z.string(),
    html: z.string(),
    headingMain: z.string(),
    generalHeading: z.array(z.object({ text: z.array(z.string()) })),
    voucher: z.array(z.object({ title: z.string(), data: z.array(promoOffer) })),
    metadata: z.object({ title: z.string(), description: z.string(), image: z.string() }),
    uploadedImages: z.array(z.object({ src: z.string(), used: z.boolean() })),
    updatedAt: z.iso.datetime(),
    updatedBy: z.nullable(z.string()),
  }),
  translates: true,
})
export type WholeBanner = z.infer<typeof readAdminBanner.result>

const savedBanner = z.object({ _id: z.string(), slug: z.string(), version: z.number() })

export const createBanner = endpoint({
  method: 'POST',
  path: '/legacy/banner/admin/create',
  audience: 'dashboard',
  summary: 'Create a promo, as the last slide',
  once: true,
  gzipBody: { limit: TEXT_REQUEST_BYTES },
  body: bannerForm,
  result: savedBanner,
})

export const updateBanner = endpoint({
  method: 'PUT',
  path: '/legacy/banner/admin/update',
  audience: 'dashboard',
  summary: 'Update a promo; 409 when there is a newer version',
  once: true,
  gzipBody: { limit: TEXT_REQUEST_BYTES },
  body: z.strictObject({ _id: contentId, version: versionNumber, ...bannerForm.shape }),
  result: savedBanner,
})

export const updateBannerStatus = endpoint({
  method: 'PUT',
  path: '/legacy/banner/admin/update-status/:id',
  audience: 'dashboard',
  summary: 'Show or hide a promo; without a status it is toggled',
  params: z.object({ id: contentId }),
  body: statusBody,
  result: statusResult,
})

export const updateBannerOrder = endpoint({
  method: 'PUT',
  path: '/legacy/banner/admin/update-order/:id',
  audience: 'dashboard',
  summary: 'Move a slide; those between are shifted',
  params: z.object({ id: contentId }),
  query: z.object({
    order: z.coerce
      .number('Nomor slide tidak valid')
      .check(z.int('Nomor slide tidak valid'), z.gte(1, 'Nomor slide paling kecil 1'), z.lte(10_000)),
  }),
  result: z.object({ _id: z.string(), before: z.number(), order: z.number() }),
})
