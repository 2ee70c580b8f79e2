import { readMembership } from '@nmw/contract/point'
import { listMemberVouchers } from '@nmw/contract/voucher'
import type { Load } from '../../lib/reads/load.ts'

export const loadVoucher: Load = ({ read }) => Promise.all([read(listMemberVouchers, {}), read(readMembership, {})])
