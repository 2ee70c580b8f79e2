import * as desk from '@nmw/contract/ops-desk'
import { route } from '../http/route.ts'
import { checkVoucherAtDesk } from './check-voucher-at-desk.ts'
import { useVoucherAtDesk } from './use-voucher-at-desk.ts'

export const voucherDeskRoutes = [
  route(desk.useVoucherCode, useVoucherAtDesk),
  route(desk.checkVoucherCode, checkVoucherAtDesk),
]
