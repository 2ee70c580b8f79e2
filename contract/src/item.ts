import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const otcItem = z.object({
  productId: z.string(),
  productName: z.string(),
  image: z.string(),
  hargaNonMember: z.number(),
  hargaMember: z.number(),
  /** Discounted for everybody at the moment. */
  diskon: z.boolean(),
  IK23KODE: z.string(),
  weight: z.number(),
  category: z.string(),
  /** Unit price for the caller. */
  price: z.number(),
  /** Units the branch has available. */
  available: z.number(),
})
export type OtcItem = z.infer<typeof otcItem>

export const listOtcItems = endpoint({
  method: 'GET',
  path: '/legacy/item/otc',
  audience: 'member',
  summary: 'What a branch sells without a prescription, by name; without a branch, the dispensary that sends parcels',
  query: z.object({
    branch: z.optional(
      z.union([z.literal(''), z.coerce.number<number>().check(z.int('Cabang tidak ada'))], 'Cabang tidak ada'),
    ),
  }),
  result: z.array(otcItem),
})
