import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

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
