import * as contract from '@nmw/contract/clinic-voucher'
import { route } from '../http/route.ts'
import { addVoucherOption } from './add-voucher-option.ts'
import { changeVoucherOption } from './change-voucher-option.ts'
import { listClinicVouchers } from './list-clinic-vouchers.ts'
import { changeVoucher, createVoucher } from './save-voucher.ts'

export const clinicVoucherRoutes = [
  route(contract.listClinicVouchers, listClinicVouchers),
  route(contract.createVoucher, createVoucher),
  route(contract.changeVoucher, changeVoucher),
  route(contract.addVoucherOption, addVoucherOption),
  route(contract.changeVoucherOption, changeVoucherOption),
]
