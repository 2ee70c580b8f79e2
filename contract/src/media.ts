import * as z from 'zod/mini'
import { contentKind } from './content-kind.ts'
import { endpoint } from './endpoint.ts'
import { pageOf, pageQuery } from './page.ts'
import { optionalText } from './text.ts'

const picture = z.object({
  name: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  who: z.string(),
  createdAt: z.iso.datetime(),
  usedIn: z.array(z.object({ kind: contentKind, _id: z.string(), title: z.string() })),
})
export type MediaPicture = z.infer<typeof picture>

export const listMedia = endpoint({
  method: 'GET',
  path: '/legacy/admin/media',
  audience: 'dashboard',
  summary: 'Public pictures that staff uploaded, the latest first',
  query: z.object({
    ...pageQuery,
    used: z._default(z.enum(['all', 'used', 'unused'], 'Saringan tidak dikenal'), 'all'),
  }),
  result: pageOf(picture),
})

const named = z.object({ name: z.string().check(z.maxLength(100)) })

export const readMedia = endpoint({
  method: 'GET',
  path: '/legacy/admin/media/:name',
  audience: 'dashboard',
  summary: 'The alternative text of a public picture',
  params: named,
  result: z.object({ name: z.string(), alt: z.string() }),
})

export const describeMedia = endpoint({
  method: 'PUT',
  path: '/legacy/admin/media/:name',
  audience: 'dashboard',
  summary: 'Set the alternative text of a picture',
  success: 'Berhasil Menyimpan Teks Alternatif',
  params: named,
  body: z.strictObject({ alt: optionalText('Teks alternatif', 300) }),
  result: z.literal(true),
})
