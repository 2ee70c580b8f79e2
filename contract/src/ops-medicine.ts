import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { branchQuery } from './ops-branch.ts'
import { ROLES } from './role.ts'
import { optionalText } from './text.ts'

export const MEDICINE_CLASS_LABELS: Record<string, string> = {
  bebas: 'Obat bebas',
  'bebas-terbatas': 'Bebas terbatas',
  keras: 'Obat keras',
  psikotropika: 'Psikotropika',
  narkotika: 'Narkotika',
}

const goodsOption = z.object({
  id: z.string(),
  kind: z.enum(['medicine', 'product']),
  name: z.string(),
  /** 'krim 0,1%, tube', or the content of a product. */
  detail: z.string(),
  unit: z.string(),
  class: z.nullable(z.string()),
  controlled: z.boolean(),
  usageCode: z.string(),
  usageDetail: z.string(),
  /** Units the branch has available. */
  available: z.number(),
})
export type GoodsOption = z.infer<typeof goodsOption>

export const searchGoods = endpoint({
  method: 'GET',
  path: '/legacy/ops/medicine',
  audience: 'ops',
  roles: [ROLES.doctor, ROLES.pharmacist, ROLES.administrator],
  summary: 'Medicines and products by name, with the stock of the branch',
  query: z.object({ ...branchQuery, search: optionalText('Pencarian', 100) }),
  result: z.array(goodsOption),
})

const usage = z.object({ code: z.string(), shortText: z.string(), detail: z.string() })
export type UsageOption = z.infer<typeof usage>

export const listUsages = endpoint({
  method: 'GET',
  path: '/legacy/ops/medicine/usage',
  audience: 'ops',
  roles: [ROLES.doctor, ROLES.pharmacist, ROLES.administrator],
  summary: 'Usage codes of prescriptions',
  result: z.array(usage),
})
