import { readMembership } from '@nmw/contract/point'
import { readVoucher } from '@nmw/contract/voucher'
import type { Load } from '../../lib/reads/load.ts'

export const loadVoucherPoint: Load = async ({ read, search: { q } }) =>
  q ? Promise.all([read(readVoucher, { query: { id: q } }), read(readMembership, {})]) : undefined
