import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageInfo } from './page.ts'

/** The five groups of the dashboard, in the order of the site. */
export const TREATMENT_GROUPS = [
  { group: 'cosmetic-dermatology', title: 'Dermatologi Kosmetik' },
  { group: 'medical-treatment', title: 'Perawatan Medis' },
  { group: 'spa-treatment', title: 'Perawatan Spa' },
  { group: 'slimming-treatment', title: 'Pelangsingan' },
  { group: 'plastic-surgery', title: 'Bedah Plastik' },
] as const
export type TreatmentGroup = (typeof TREATMENT_GROUPS)[number]['group']

const treatmentCard = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.string(),
  category: z.string(),
  group: z.string(),
  url: z.string(),
  price: z.number(),
})
export type TreatmentCard = z.infer<typeof treatmentCard>

export const listTreatments = endpoint({
  method: 'GET',
  path: '/legacy/services/all',
  audience: 'public',
  summary: 'Active services by group',
  result: z.object({
    datas: z.array(z.object({ group: z.string(), title: z.string(), services: z.array(treatmentCard) })),
    page: pageInfo,
  }),
})

export const listSomeTreatments = endpoint({
  method: 'GET',
  path: '/legacy/services/some',
  audience: 'public',
  summary: 'A few active services, from each group in turn',
  query: z.object({
    limit: z._default(z.coerce.number('Batas tidak valid').check(z.int(), z.gte(1), z.lte(100)), 6),
  }),
  result: z.array(treatmentCard),
})

export const readTreatment = endpoint({
  method: 'GET',
  path: '/legacy/services/find/:slug',
  audience: 'public',
  summary: 'One active service by its slug',
  params: z.object({ slug: z.string().check(z.maxLength(200)) }),
  result: z.object({
    _id: z.string(),
    name: z.string(),
    url: z.string(),
    group: z.string(),
    groupTitle: z.string(),
    image: z.string(),
    banner: z.string(),
    shortDesc: z.string(),
    /** Sanitised HTML, rendered from markdown on save. */
    description: z.string(),
    category: z.array(z.object({ name: z.string(), description: z.string() })),
    price: z.number(),
    memberPrice: z.number(),
    durationMinutes: z.number(),
    recommendedSessions: z.number(),
    needsDoctor: z.boolean(),
    metaData: z.object({ title: z.string(), description: z.string(), image: z.string() }),
  }),
})
