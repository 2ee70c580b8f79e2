import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageInfo } from './page.ts'
import { searchText } from './text.ts'

const WRONG_PLACE = 'Lokasi tidak valid'

/** A number or its digits; coercion alone would read an empty string as 0. */
const degree = (max: number) =>
  z
    .union([z.number(), z.pipe(z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,20})?$/)), z.coerce.number())], WRONG_PLACE)
    .check(z.refine((degrees) => Math.abs(degrees) <= max, WRONG_PLACE))
const latitude = degree(90)
const longitude = degree(180)

/** Opening hours such as '09.00-20.00'; null where the branch has none. */
const operationalHours = z.object({ weekdays: z.nullable(z.string()), weekend: z.nullable(z.string()) })

/** Latitude or longitude alone is an error, not an unknown position. */
function isWholePlace(query: { latitude?: unknown; longitude?: unknown }) {
  return (query.latitude === undefined) === (query.longitude === undefined)
}

const branchCard = z.object({
  id: z.number(),
  nama: z.string(),
  image: z.string(),
  address: z.string(),
  city: z.string(),
  telephone: z.nullable(z.string()),
  /** In kilometres with one decimal; null while the visitor's position is unknown. */
  distance: z.nullable(z.number()),
  operationalHours,
  /** In the branch's time zone; null without opening hours. */
  openNow: z.nullable(z.boolean()),
  timezoneLabel: z.enum(['WIB', 'WITA', 'WIT']),
  googleMap: z.string(),
  whatsapp: z.nullable(z.string()),
})
export type BranchCard = z.infer<typeof branchCard>

export const listBranches = endpoint({
  method: 'GET',
  path: '/legacy/services/branch',
  audience: 'public',
  summary: 'Branches, nearest first when a position is given, else by number',
  query: z
    .object({
      page: z._default(z.coerce.number('Nomor halaman tidak valid').check(z.int(), z.gte(1), z.lte(1_000)), 1),
      limit: z._default(z.coerce.number('Batas tidak valid').check(z.int(), z.gte(1), z.lte(100)), 10),
      search: searchText,
      latitude: z.optional(latitude),
      longitude: z.optional(longitude),
    })
    .check(z.refine(isWholePlace, WRONG_PLACE)),
  result: z.object({ branches: z.array(branchCard), page: pageInfo }),
})

export const findNearestBranch = endpoint({
  method: 'POST',
  path: '/legacy/branch/nearby',
  audience: 'public',
  summary: 'The branch nearest to a position, and its distance in kilometres',
  body: z.strictObject({ longitude, latitude }),
  result: z.object({ distance: z.number(), nearestClinic: z.string(), branch: branchCard }),
})

export const listBranchOptions = endpoint({
  method: 'GET',
  path: '/legacy/branch/options',
  audience: 'public',
  summary: 'Every branch by number and name, for a selector',
  result: z.array(z.object({ id: z.number(), name: z.string(), city: z.string(), timezone: z.string() })),
})
