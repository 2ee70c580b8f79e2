import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageInfo, pageQuery } from './page.ts'

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
