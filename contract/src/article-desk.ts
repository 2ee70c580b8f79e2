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
import { optionalText, requiredText, searchText } from './text.ts'
import { isWebAddress, lowercaseScheme } from './web-address.ts'

/** Filters of the dashboard list; each label is followed by the word 'Artikel'. */
export const ARTICLE_FILTERS = {
  all: 'Semua',
  active: 'Aktif',
  inactive: 'Tidak Aktif',
  draft: 'Draf',
  scheduled: 'Terjadwal',
} as const
export type ArticleFilter = keyof typeof ARTICLE_FILTERS
export type ArticleState = Exclude<ArticleFilter, 'all'>

export const EMPTY_SEARCH = 'Field Pencarian Tidak Boleh Kosong'
export const TAGS_REPEATED = 'Tags Tidak Boleh Sama'
export const NO_NEW_TAG = 'Belum Ada Tag Baru'
export const tagExists = (name: string) => `Tags ${name} Sudah Ada`
export const productExists = (name: string) => `Produk ${name} Sudah Ada`
export const treatmentExists = (name: string) => `Layanan ${name} Sudah Ada`
export const categoryAdded = (name: string) => `Berhasil Menambahkan Kategori ${name}`
export const tagsAdded = (names: readonly string[]) => `Berhasil Menambahkan Tag ${names.join(', ')}`

export const ARTICLE_WRITER = 'Admin'
export const ARTICLE_TEXT = 300
export const META_TITLE = 60
export const META_DESCRIPTION = 160
/** Characters of the text that the detail shows before the user asks for all of it. */
export const PREVIEW_LENGTH = 150
const ARTICLE_CREATED = 'Berhasil, Artikel Berhasil Dibuat'
const ARTICLE_CHANGED = 'Berhasil, Artikel Berhasil Diubah'

const tagName = requiredText('Nama tag', 50)
const categoryName = requiredText('Nama kategori', 100)
const someIds = z._default(z.array(contentId).check(z.maxLength(20, 'Paling banyak 20')), [])
const empty = { title: '', origin: '', link: '', writer: '', editor: '' }

export const articleForm = z.strictObject({
  title: requiredText('Judul', ARTICLE_TEXT),
  preview: optionalText('Deskripsi singkat', ARTICLE_TEXT),
  description: markdownText,
  /** Defaults to today. */
  date: z.optional(z.iso.date('Tanggal terbit tidak valid')),
  category: requiredText('Kategori', 100),
  tags: z._default(z.array(tagName).check(z.maxLength(20, 'Paling banyak 20 tag')), []),
  images: z.strictObject({ src: pictureName, alt: optionalText('Teks alternatif', 300) }),
  source: z._default(
    z.strictObject({
      title: optionalText('Judul sumber', 300),
      origin: optionalText('Situs sumber', 200),
      link: z._default(
        z.string().check(
          z.trim(),
          z.overwrite(lowercaseScheme),
          z.maxLength(500, 'Tautan sumber maksimal 500 karakter'),
          z.refine((link) => link === '' || isWebAddress(link), 'Tautan sumber harus diawali http:// atau https://'),
        ),
        '',
      ),
      writer: optionalText('Penulis', 100),
      editor: optionalText('Editor', 100),
    }),
    empty,
  ),
  metaData: z._default(
    z.strictObject({
      title: optionalText('Meta title', 300),
      description: optionalText('Meta description', 300),
    }),
    { title: '', description: '' },
  ),
  products: someIds,
  services: someIds,
  /** Pictures uploaded while writing, used or not. */
  uploadedImages: z._default(z.array(pictureName).check(z.maxLength(200, 'Paling banyak 200 gambar')), []),
  /** Shown from its date on. */
  status: z._default(z.boolean('Status tidak valid'), true),
  /** Unfinished: it may be incomplete and is not shown. */
  draft: z._default(z.boolean(), false),
})
export type ArticleForm = z.output<typeof articleForm>

const state = z.enum(['active', 'inactive', 'draft', 'scheduled'])

const adminArticle = z.object({
  _id: z.string(),
  title: z.string(),
  slug: z.string(),
  date: z.iso.date(),
  category: z.string(),
  view: z.number(),
  status: z.boolean(),
  state,
  version: z.number(),
})
export type AdminArticle = z.infer<typeof adminArticle>

export const listAdminArticles = endpoint({
  method: 'GET',
  path: '/legacy/admin/articles',
  audience: 'dashboard',
  summary: 'All articles that are not in the trash, newest first',
  query: z.object({
    ...pageQuery,
    search: searchText,
    tag: searchText,
    category: searchText,
    status: z._default(z.enum(['all', 'active', 'inactive', 'draft', 'scheduled'], 'Saringan tidak dikenal'), 'all'),
  }),
  result: pageOf(adminArticle),
})

const namedItem = z.object({ _id: z.string(), name: z.string(), image: z.string() })
export type NamedItem = z.infer<typeof namedItem>

export const readAdminArticle = endpoint({
  method: 'GET',
  path: '/legacy/admin/articles/find/:id',
  audience: 'dashboard',
  summary: 'One article with all fields of its form',
  params: z.object({ id: contentId }),
  result: z.object({
    ...adminArticle.shape,
    preview: z.string(),
    /** Markdown. */
    description: z.string(),
    /** The same as HTML, as visitors see it. */
    html: z.string(),
    tags: z.array(z.string()),
    draft: z.boolean(),
    images: z.object({ src: z.string(), alt: z.string() }),
    writer: z.string(),
    source: z.object({
      title: z.string(),
      origin: z.string(),
      link: z.string(),
      writer: z.string(),
      editor: z.string(),
    }),
    metaData: z.object({ title: z.string(), description: z.string(), image: z.string() }),
    products: z.array(namedItem),
    services: z.array(namedItem),
    uploadedImages: z.array(z.object({ src: z.string(), used: z.boolean() })),
    updatedAt: z.iso.datetime(),
    updatedBy: z.nullable(z.string()),
  }),
})
export type WholeArticle = z.infer<typeof readAdminArticle.result>

const saved = z.object({ _id: z.string(), slug: z.string(), version: z.number() })

export const createArticle = endpoint({
  method: 'POST',
  path: '/legacy/admin/articles/create',
  audience: 'dashboard',
  summary: 'Create an article',
  success: ARTICLE_CREATED,
  once: true,
  gzipBody: { limit: TEXT_REQUEST_BYTES },
  body: articleForm,
  result: saved,
})

export const updateArticle = endpoint({
  method: 'PUT',
  path: '/legacy/admin/articles/update',
  audience: 'dashboard',
  summary: 'Update an article; 409 when there is a newer version',
  success: ARTICLE_CHANGED,
  once: true,
  gzipBody: { limit: TEXT_REQUEST_BYTES },
  body: z.strictObject({ _id: contentId, version: versionNumber, ...articleForm.shape }),
  result: saved,
})

export const updateArticleStatus = endpoint({
  method: 'PUT',
  path: '/legacy/admin/articles/update-status/:id',
  audience: 'dashboard',
  summary: 'Show or hide an article; without a status it is toggled',
  params: z.object({ id: contentId }),
  body: statusBody,
  result: statusResult,
})

const itemQuery = z.object({ ...pageQuery, search: searchText })

export const listArticleProducts = endpoint({
  method: 'GET',
  path: '/legacy/admin/articles/products',
  audience: 'dashboard',
  summary: 'Products an article can link to',
  query: itemQuery,
  result: pageOf(namedItem),
})

export const listArticleServices = endpoint({
  method: 'GET',
  path: '/legacy/admin/articles/services',
  audience: 'dashboard',
  summary: 'Services an article can link to',
  query: itemQuery,
  result: pageOf(namedItem),
})

export const createArticleCategory = endpoint({
  method: 'POST',
  path: '/legacy/admin/articles/create-categories',
  audience: 'dashboard',
  summary: 'Create a category',
  body: z.strictObject({ name: categoryName, image: z._default(pictureName, '') }),
  result: z.object({ name: z.string(), image: z.string() }),
})

export const createArticleTags = endpoint({
  method: 'POST',
  path: '/legacy/admin/articles/create-tags',
  audience: 'dashboard',
  summary: 'Create tags: a list of names, as an array or as `names`',
  body: z.pipe(
    z.transform((value: unknown) => (Array.isArray(value) ? { names: value as unknown[] } : value)),
    z.strictObject({
      names: z
        .array(tagName, NO_NEW_TAG)
        .check(z.minLength(1, NO_NEW_TAG), z.maxLength(20, 'Paling banyak 20 tag'), z.refine(allDiffer, TAGS_REPEATED)),
    }),
  ),
  result: z.object({ names: z.array(z.string()) }),
})

function allDiffer(names: string[]) {
  return new Set(names.map((name) => name.toLowerCase())).size === names.length
}
