import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { rowIdText } from './row-id.ts'
import { searchText } from './text.ts'
import { zoneValue } from './zone-value.ts'

export const POINTS_SHORT = 'Poin anda tidak cukup'
export const VOUCHER_DAYS = 30
export const VOUCHER_CANCELLED = 'Berhasil, penukaran berhasil dibatalkan'
/** The request names no voucher. */
export const VOUCHER_UNNAMED = 'Halaman Tidak Valid'
/** How many used or expired vouchers are listed, newest first. */
export const ENDED_VOUCHERS_SHOWN = 50

const memberVoucher = z.object({
  id: z.number(),
  voucherName: z.string(),
  voucherImage: z.string(),
  pointVoucher: z.number(),
  used: z.boolean(),
  expired: z.boolean(),
  expiredDateVoucher: z.iso.datetime(),
  usedDate: z.nullable(z.iso.datetime()),
  usedBranch: z.nullable(z.string()),
  /** Time zone of the member's branch, in which times are shown. */
  zone: zoneValue(),
  codeVoucher: z.string(),
  /** A birthday gift, which cost no points. */
  birthday: z.boolean(),
  /** Can still be returned for its points. */
  cancellable: z.boolean(),
  terms: z.array(z.string()),
  usageSteps: z.array(z.string()),
})
export type MemberVoucher = z.infer<typeof memberVoucher>

export const listMemberVouchers = endpoint({
  method: 'GET',
  path: '/legacy/voucher/list/user',
  audience: 'member',
  summary: 'Vouchers of the member, newest first, and how many can be used',
  result: z.object({ voucher: z.array(memberVoucher), unusedVoucher: z.number() }),
})

const voucherItem = z.object({
  id: z.string(),
  MPVUNAMA: z.string(),
  INAMA: z.string(),
  MPIMAGES: z.string(),
  MPVUTANGGAL2: z.iso.date(),
  /** Points of the cheapest option. */
  pointFrom: z.number(),
})
export type VoucherItem = z.infer<typeof voucherItem>

export const listVouchers = endpoint({
  method: 'GET',
  path: '/legacy/voucher/list',
  audience: 'member',
  summary: 'Vouchers that can be bought with points',
  result: z.array(voucherItem),
})

export const readVoucher = endpoint({
  method: 'GET',
  path: '/legacy/voucher/detail',
  audience: 'member',
  summary: 'One voucher by its id or name, with what it can be redeemed for',
  query: z.object({ id: searchText }),
  result: z.object({
    header: z.object({
      id: z.string(),
      MPIMAGES: z.string(),
      MPVUNAMA: z.string(),
      MPVUTANGGAL2: z.iso.date(),
      terms: z.array(z.string()),
      usageSteps: z.array(z.string()),
    }),
    detail: z.array(
      z.object({
        MPVDID: z.number(),
        INAMA: z.string(),
        MPVDJUMLAHPOINT: z.number(),
        value: z.number(),
        /** Active member with enough points. */
        redeemable: z.boolean(),
      }),
    ),
  }),
})

export const redeemVoucher = endpoint({
  method: 'POST',
  path: '/legacy/voucher/redeem',
  audience: 'member',
  summary: 'Buy a voucher with points',
  once: true,
  query: z.object({ id: rowIdText('Gagal Memuat Data') }),
  result: memberVoucher,
})

export const cancelVoucher = endpoint({
  method: 'PUT',
  path: '/legacy/voucher/cancel/:code',
  audience: 'member',
  summary: 'Return an unused voucher for all its points',
  success: VOUCHER_CANCELLED,
  once: true,
  params: z.object({ code: z.string().check(z.maxLength(60)) }),
  result: z.literal(true),
})
