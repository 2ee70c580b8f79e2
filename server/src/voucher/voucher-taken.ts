import { CODE_TAKEN, NAME_TAKEN } from '@nmw/contract/ops-clinic'
import { violated } from '../database/transaction.ts'
import { refused } from '../http/problem.ts'

export function asVoucherTaken(error: unknown) {
  const rule = violated(error)
  if (rule === 'voucher_pkey') return refused(CODE_TAKEN, 'id')
  if (rule === 'voucher_name_key' || rule === 'voucher_option_once') return refused(NAME_TAKEN, 'name')
  return error
}
