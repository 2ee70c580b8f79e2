import { listPointHistory, readMembership } from '@nmw/contract/point'
import { listMemberVouchers, listVouchers } from '@nmw/contract/voucher'
import type { Load } from '../../lib/reads/load.ts'
import { historyInput } from './history-input.ts'

export const loadPoint: Load = async ({ read, search }) => {
  if (search['slug']) return read(listMemberVouchers, {})
  const shown =
    search['tab'] === 'riwayat' ? read(listPointHistory, historyInput(search['page'])) : read(listVouchers, {})
  return Promise.all([read(readMembership, {}), read(listMemberVouchers, {}), shown])
}
