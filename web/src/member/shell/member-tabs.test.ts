import { expect, test } from 'vitest'
import { memberTabs } from './member-tabs.ts'

test.each([
  ['/user/home', 'Beranda'],
  ['/user/promo/bulan-kulit-sehat', 'Beranda'],
  ['/user/consult-detail/12', 'Konsultasi'],
  ['/user/prescription-pay/9', 'Resep'],
  ['/user/order-payment/INV-1', 'Transaksi'],
  ['/user/invoice/INV-1', 'Transaksi'],
  ['/user/account-setting', 'Akun'],
  ['/user/voucher-point', 'Akun'],
])('member navigation: %s belongs to the tab %s', (path, label) => {
  expect(memberTabs(path).filter(({ current }) => current)).toMatchObject([{ label }])
})
