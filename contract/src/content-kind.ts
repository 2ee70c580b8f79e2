import * as z from 'zod/mini'

/** Content written by staff. Drafts, versions and the trash treat all four kinds alike. */
export const CONTENT_KINDS = ['article', 'banner', 'treatment', 'catalogue'] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

export const contentKind = z.enum(CONTENT_KINDS, 'Jenis konten tidak dikenal')
export const contentId = z.string('Id wajib diisi').check(z.minLength(1, 'Id wajib diisi'), z.maxLength(100))

export const contentKindNames: Record<ContentKind, string> = {
  article: 'Artikel',
  banner: 'Banner',
  treatment: 'Treatment',
  catalogue: 'Katalog',
}

/** 409: someone else saved first. The screen shows both versions. */
export const SAVED_MEANWHILE = 'Konten ini baru saja disimpan orang lain. Bandingkan dulu sebelum menyimpan.'

const MIB = 1024 * 1024
export const TEXT_BYTES = MIB
export const TEXT_TOO_LONG = 'Isi konten maksimal 1 MB'
/** Request size for such a text: JSON escapes quotes and line ends with two characters. */
export const TEXT_REQUEST_BYTES = 5 * MIB

export const markdownText = z
  .string('Isi konten wajib diisi')
  .check(z.refine((text) => new TextEncoder().encode(text).length <= TEXT_BYTES, TEXT_TOO_LONG))

/** Name of an uploaded picture; a leading `/img/` is removed. */
export const pictureName = z.pipe(
  z.pipe(
    z.string('Gambar tidak valid'),
    z.transform((text: string) => text.trim().replace(/^\/img\//, '')),
  ),
  z.string().check(z.regex(/^([a-z0-9][a-z0-9-]{0,120}\.(webp|svg))?$/, 'Gambar Tidak Valid')),
)

/** The version the edit started from; a newer one is never overwritten. */
export const versionNumber = z.int('Versi tidak valid').check(z.minimum(1, 'Versi tidak valid'))

export const statusBody = z.strictObject({
  /** Without it the status is toggled. */
  status: z.optional(z.boolean('Status tidak valid')),
})
export const statusResult = z.object({ _id: z.string(), status: z.boolean(), version: z.number() })

export function statusText(name: string, active: boolean) {
  return active ? `${name} sudah aktif.` : `${name} sudah tidak aktif.`
}
