import * as clinicVoucher from '@nmw/contract/clinic-voucher'
import { checkVoucherCode, useVoucherCode } from '@nmw/contract/ops-desk'
import * as voucher from '@nmw/contract/voucher'
import { route } from '../http/route.ts'
import { addVoucherOption } from './add-voucher-option.ts'
import { cancelVoucher } from './cancel-voucher.ts'
import { changeVoucherOption } from './change-voucher-option.ts'
import { checkVoucherAtDesk } from './check-voucher-at-desk.ts'
import { listClinicVouchers } from './list-clinic-vouchers.ts'
import { listMemberVouchers } from './list-member-vouchers.ts'
import { listVouchers } from './list-vouchers.ts'
import { readVoucher } from './read-voucher.ts'
import { redeemVoucher } from './redeem-voucher.ts'
import { changeVoucher, createVoucher } from './save-voucher.ts'
import { useVoucherAtDesk } from './use-voucher-at-desk.ts'

export const voucherRoutes = [
  route(voucher.listMemberVouchers, listMemberVouchers),
  route(voucher.listVouchers, listVouchers),
  route(voucher.readVoucher, readVoucher),
  route(voucher.redeemVoucher, redeemVoucher),
  route(voucher.cancelVoucher, cancelVoucher),
  route(useVoucherCode, useVoucherAtDesk),
  route(checkVoucherCode, checkVoucherAtDesk),
  route(clinicVoucher.listClinicVouchers, listClinicVouchers),
  route(clinicVoucher.createVoucher, createVoucher),
  route(clinicVoucher.changeVoucher, changeVoucher),
  route(clinicVoucher.addVoucherOption, addVoucherOption),
  route(clinicVoucher.changeVoucherOption, changeVoucherOption),
]
