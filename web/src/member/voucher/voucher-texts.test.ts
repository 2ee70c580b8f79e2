import type { MemberVoucher } from '@nmw/contract/voucher'
import { expect, test } from 'vitest'
import { describeEnd, formatPoints, formatExpiry } from './voucher-texts.ts'

const voucher: MemberVoucher = {
  id: 1,
  voucherName: 'Facial Hidrasi',
  voucherImage: 'voucher-facial.webp',
  pointVoucher: 45,
  used: false,
  expired: true,
  expiredDateVoucher: '2027-03-17T15:00:00.000Z',
  usedDate: null,
  usedBranch: null,
  zone: 'Asia/Jayapura',
  codeVoucher: 'K7QM-2XRD-9TVE',
  birthday: false,
  cancellable: false,
  terms: [],
  usageSteps: [],
}
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('voucher: an end at midnight is shown as the day before, in the zone of the branch', () => {
  expect(plain(formatExpiry(voucher))).toBe('17 Maret 2027, 23.59 WIT')
  expect(plain(formatExpiry({ ...voucher, zone: 'Asia/Jakarta' }))).toBe('17 Maret 2027, 21.59 WIB')
})

test('voucher: an ended voucher shows when it expired, or when and where it was used', () => {
  expect(plain(describeEnd(voucher))).toBe('Kadaluarsa sejak 17 Maret 2027, 23.59 WIT')
  const used = { ...voucher, used: true, usedDate: '2027-03-10T02:00:00.000Z', usedBranch: 'Klinik NMW Jayapura' }
  expect(plain(describeEnd(used))).toBe('Dipakai 10 Maret 2027, 11.00 WIT di Klinik NMW Jayapura')
})

test('voucher: points have thousands separators', () => {
  expect(plain(formatPoints(12_345))).toBe('12.345 poin')
})
