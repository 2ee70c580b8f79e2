import * as z from 'zod/mini'
import { NO_BANNER_PICTURE } from './banner-desk.ts'
import { contentId, pictureName, statusBody, statusResult, versionNumber } from './content-kind.ts'
import { endpoint } from './endpoint.ts'
import { pageOf, pageQuery } from './page.ts'
import { lineOfText, optionalText, requiredText, searchText } from './text.ts'

export const catalogueCreated = (name: string) => `Berhasil, Katalog ${name} Berhasil Dibuat`
export const catalogueChanged = (name: string) => `Berhasil, Katalog ${name} Berhasil Diubah`

export const catalogueForm = z.strictObject({
  name: requiredText('Nama katalog', 100),
  path: z
    .string('URL path wajib diisi')
    .check(
      z.trim(),
      z.minLength(1, 'URL path wajib diisi'),
      z.maxLength(100, 'URL path maksimal 100 karakter'),
      z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'URL path hanya huruf kecil, angka, dan tanda hubung'),
    ),
  description: optionalText('Deskripsi', 500),
  /** Name of the category whose products it shows; empty shows all. A request without it leaves it unchanged. */
  category: z.optional(lineOfText('Kategori produk', 60)),
  thumbnail: z.pipe(pictureName, z.string().check(z.minLength(1, NO_BANNER_PICTURE))),
  status: z._default(z.boolean('Status tidak valid'), true),
})
export type CatalogueForm = z.output<typeof catalogueForm>

const adminCatalogue = z.object({
  _id: z.string(),
  name: z.string(),
  path: z.string(),
  description: z.string(),
  category: z.string(),
  thumbnail: z.string(),
  status: z.boolean(),
  last_updated: z.iso.datetime(),
  version: z.number(),
})
export type AdminCatalogue = z.infer<typeof adminCatalogue>

export const listAdminCatalogues = endpoint({
  method: 'GET',
  path: '/legacy/catalogues/admin/all',
  audience: 'dashboard',
  summary: 'All catalogues that are not in the trash, the latest change first',
  query: z.object({ ...pageQuery, search: searchText }),
  result: pageOf(adminCatalogue),
})

export const readAdminCatalogue = endpoint({
  method: 'GET',
  path: '/legacy/catalogues/admin/find/:id',
  audience: 'dashboard',
  summary: 'One catalogue',
  params: z.object({ id: contentId }),
  result: z.object({ ...adminCatalogue.shape, updatedBy: z.nullable(z.string()) }),
})

export const listCatalogueCategories = endpoint({
  method: 'GET',
  path: '/legacy/catalogues/admin/categories',
  audience: 'dashboard',
  summary: 'The kinds of products a catalogue can show, by name',
  result: z.array(z.object({ name: z.string() })),
})

const savedCatalogue = z.object({ _id: z.string(), version: z.number() })

export const createCatalogue = endpoint({
  method: 'POST',
  path: '/legacy/catalogues/admin/create',
  audience: 'dashboard',
  summary: 'Create a catalogue',
  once: true,
  body: catalogueForm,
  result: savedCatalogue,
})

export const updateCatalogue = endpoint({
  method: 'PUT',
  path: '/legacy/catalogues/admin/update',
  audience: 'dashboard',
  summary: 'Update a catalogue; 409 when there is a newer version',
  once: true,
  body: z.strictObject({ _id: contentId, version: versionNumber, ...catalogueForm.shape }),
  result: savedCatalogue,
})

export const updateCatalogueStatus = endpoint({
  method: 'PUT',
  path: '/legacy/catalogues/admin/update-status/:id',
  audience: 'dashboard',
  summary: 'Show or hide a catalogue; without a status it is toggled',
  params: z.object({ id: contentId }),
  body: statusBody,
  result: statusResult,
})
