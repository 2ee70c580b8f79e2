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
import { optionalText, requiredText } from './text.ts'
import { TREATMENT_GROUPS, type TreatmentGroup } from './treatment.ts'

const NO_THUMBNAIL = 'Layanan Harus Memiliki Thumbnail Image'
export const serviceCreated = (name: string) => `Berhasil, Layanan ${name} Berhasil Dibuat`
export const serviceChanged = (name: string) => `Berhasil, Layanan ${name} Berhasil Diubah`
export const SHORT_DESCRIPTION = 160

const groupIds = TREATMENT_GROUPS.map(({ group }) => group)
const serviceGroup = z.enum(groupIds as [TreatmentGroup, ...TreatmentGroup[]], 'Kategori wajib dipilih')
const rupiah = z.int('Harga tidak valid').check(z.minimum(0, 'Harga tidak valid'), z.maximum(1_000_000_000))
const count = (max: number) => z.int('Angka tidak valid').check(z.minimum(0, 'Angka tidak valid'), z.maximum(max))

const serviceForm = z.strictObject({
  name: requiredText('Nama layanan', 150),
  shortDesc: optionalText('Deskripsi singkat', SHORT_DESCRIPTION),
  /** Markdown. */
  description: markdownText,
  image: z.pipe(pictureName, z.string().check(z.minLength(1, NO_THUMBNAIL))),
  banner: z._default(pictureName, ''),
  /** The sub-services. */
  category: z._default(
    z
      .array(
        z.strictObject({ name: requiredText('Nama sub layanan', 150), description: optionalText('Deskripsi', 1000) }),
      )
      .check(z.maxLength(50, 'Paling banyak 50 sub layanan')),
    [],
  ),
  metaData: z._default(
    z.strictObject({ title: optionalText('Meta title', 300), description: optionalText('Meta description', 300) }),
    { title: '', description: '' },
  ),
  date: z.optional(z.iso.date('Tanggal terbit tidak valid')),
  /** A request without one of these leaves it unchanged. */
  price: z.optional(rupiah),
  /** Null is the standard member discount; 0 is free for members. */
  memberPrice: z.optional(z.nullable(rupiah)),
  durationMinutes: z.optional(count(1440)),
  recommendedSessions: z.optional(count(1000)),
  needsDoctor: z.optional(z.boolean()),
  status: z._default(z.boolean('Status tidak valid'), true),
})
export type ServiceForm = z.output<typeof serviceForm>

const adminTreatment = z.object({
  _id: z.string(),
  name: z.string(),
  url: z.string(),
  group: serviceGroup,
  image: z.string(),
  status: z.boolean(),
  date: z.iso.date(),
  version: z.number(),
})
export type AdminTreatment = z.infer<typeof adminTreatment>

export const listAdminTreatments = endpoint({
  method: 'GET',
  path: '/legacy/services/admin/all',
  audience: 'dashboard',
  summary: 'All services that are not in the trash, by group; the screen searches and pages',
  result: z.array(z.object({ group: serviceGroup, title: z.string(), services: z.array(adminTreatment) })),
})

export const readAdminTreatment = endpoint({
  method: 'GET',
  path: '/legacy/services/admin/find/:id',
  audience: 'dashboard',
  summary: 'One service with all fields of its form',
  params: z.object({ id: contentId }),
  result: z.object({
    ...adminTreatment.shape,
    banner: z.string(),
    shortDesc: z.string(),
    description: z.string(),
    html: z.string(),
    category: z.array(z.object({ name: z.string(), description: z.string() })),
    metaData: z.object({ title: z.string(), description: z.string(), image: z.string() }),
    price: z.number(),
    memberPrice: z.number(),
    durationMinutes: z.number(),
    recommendedSessions: z.number(),
    needsDoctor: z.boolean(),
    updatedAt: z.iso.datetime(),
    updatedBy: z.nullable(z.string()),
  }),
})
export type WholeTreatment = z.infer<typeof readAdminTreatment.result>

const savedService = z.object({ _id: z.string(), url: z.string(), version: z.number() })

export const createTreatments = endpoint({
  method: 'POST',
  path: '/legacy/services/admin/create',
  audience: 'dashboard',
  summary: 'Create services in a group',
  once: true,
  gzipBody: { limit: TEXT_REQUEST_BYTES },
  body: z.strictObject({
    group: serviceGroup,
    services: z
      .array(serviceForm, 'Layanan wajib diisi')
      .check(z.minLength(1, 'Layanan wajib diisi'), z.maxLength(20, 'Paling banyak 20 layanan')),
  }),
  result: z.object({ services: z.array(savedService) }),
})

export const updateTreatment = endpoint({
  method: 'PUT',
  path: '/legacy/services/admin/update',
  audience: 'dashboard',
  summary: 'Update a service; 409 when there is a newer version',
  once: true,
  gzipBody: { limit: TEXT_REQUEST_BYTES },
  body: z.strictObject({ id: contentId, version: versionNumber, group: serviceGroup, service: serviceForm }),
  result: savedService,
})

export const updateTreatmentStatus = endpoint({
  method: 'PUT',
  path: '/legacy/services/admin/update-status/:id',
  audience: 'dashboard',
  summary: 'Show or hide a service; without a status it is toggled',
  params: z.object({ id: contentId }),
  body: statusBody,
  result: statusResult,
})
