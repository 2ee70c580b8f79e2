import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { branchNumber, branchQuery } from './ops-branch.ts'
import { pageOf, pageQuery } from './page.ts'
import { ROLES } from './role.ts'
import { requiredText, searchText } from './text.ts'

const desk = [ROLES.administrator, ROLES.frontOffice] as const

export const useVoucherCode = endpoint({
  method: 'POST',
  path: '/legacy/ops/voucher/use',
  audience: 'ops',
  roles: desk,
  summary: 'Redeem a voucher by its code, once',
  once: true,
  body: z.strictObject({ branch: branchNumber, code: requiredText('Kode voucher', 40) }),
  result: z.object({ name: z.string(), memberName: z.string(), usedAt: z.iso.datetime() }),
})

export const checkVoucherCode = endpoint({
  method: 'POST',
  path: '/legacy/ops/voucher/check',
  audience: 'ops',
  roles: desk,
  summary: 'Whose voucher a code is and what it is for; it stays unused',
  body: z.strictObject({ branch: branchNumber, code: requiredText('Kode voucher', 40) }),
  result: z.object({
    name: z.string(),
    memberId: z.number(),
    memberName: z.string(),
    kind: z.enum(['points', 'birthday']),
    /** Null where the voucher is an amount or fits any treatment. */
    treatmentId: z.nullable(z.string()),
    value: z.number(),
    expiresAt: z.iso.datetime(),
  }),
})
export type CheckedVoucher = z.infer<typeof checkVoucherCode.result>

const pickup = z.object({
  invoice: z.string(),
  patientName: z.string(),
  items: z.array(z.object({ name: z.string(), quantity: z.number() })),
  total: z.number(),
  readyAt: z.nullable(z.iso.datetime()),
})
export type Pickup = z.infer<typeof pickup>

export const listPickups = endpoint({
  method: 'GET',
  path: '/legacy/ops/pickup',
  audience: 'ops',
  roles: desk,
  summary:
    'Orders that wait at the branch for pick-up, the longest first, all or by name or number; without their codes',
  query: z.object({ ...branchQuery, ...pageQuery, search: searchText }),
  result: pageOf(pickup),
})

export const handOver = endpoint({
  method: 'POST',
  path: '/legacy/ops/pickup/:invoice/hand-over',
  audience: 'ops',
  roles: desk,
  summary: 'Hand over an order by its pick-up code',
  success: 'Pesanan diserahkan',
  params: z.object({ invoice: z.string('Pesanan tidak ditemukan').check(z.maxLength(40)) }),
  body: z.strictObject({ code: requiredText('Kode pengambilan', 40) }),
  result: z.literal(true),
})
