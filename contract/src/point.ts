import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageInfo, pageQuery } from './page.ts'

/** One point for each full amount of this, in rupiah. */
const RUPIAH_PER_POINT = 100_000

/** Points of a sale: goods or fee after discount, without shipping and other fees. */
export function pointsFor(netAmount: number) {
  return Math.max(0, Math.floor(netAmount / RUPIAH_PER_POINT))
}

export const readMembership = endpoint({
  method: 'GET',
  path: '/legacy/point/user',
  audience: 'member',
  summary: 'The point balance and membership of the signed-in member',
  result: z.object({
    userPoint: z.number(),
    statusMembership: z.boolean(),
    expiredMembership: z.nullable(z.iso.date()),
    noMember: z.nullable(z.string()),
    /** Last day of the points, later than that of the membership. Null without points. */
    expiredPoint: z.nullable(z.iso.date()),
  }),
})

const pointHistoryItem = z.object({
  id: z.number(),
  pointDate: z.iso.datetime(),
  pointMessage: z.string(),
  pointKeluar: z.number(),
  pointMasuk: z.number(),
})
export type PointHistoryItem = z.infer<typeof pointHistoryItem>

export const listPointHistory = endpoint({
  method: 'GET',
  path: '/legacy/point/user/history',
  audience: 'member',
  summary: 'Why the balance is what it is, newest first',
  query: z.object(pageQuery),
  result: z.object({ data: z.array(pointHistoryItem), page: pageInfo }),
})
