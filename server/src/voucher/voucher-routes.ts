import * as voucher from '@nmw/contract/voucher'
import { route } from '../http/route.ts'
import { cancelVoucher } from './cancel-voucher.ts'
import { listMemberVouchers } from './list-member-vouchers.ts'
import { listVouchers } from './list-vouchers.ts'
import { readVoucher } from './read-voucher.ts'
import { redeemVoucher } from './redeem-voucher.ts'

export const voucherRoutes = [
  route(voucher.listMemberVouchers, listMemberVouchers),
  route(voucher.listVouchers, listVouchers),
  route(voucher.readVoucher, readVoucher),
  route(voucher.redeemVoucher, redeemVoucher),
  route(voucher.cancelVoucher, cancelVoucher),
]
