import { expect, test } from 'vitest'
import { describeDetail } from './audit-entry-labels.ts'

test('audit labels: amounts are shown as money, codes by their labels', () => {
  expect(describeDetail({ amount: 155_000, outcome: 'applied', provider: 'simulator' })).toBe(
    'jumlah: Rp 155.000, hasil: dicatat, penyedia: simulator',
  )
  expect(describeDetail({ priceBefore: 9_000, price: 10_000, branch: 1 })).toBe(
    'harga sebelumnya: Rp 9.000, harga: Rp 10.000, cabang: 1',
  )
  expect(describeDetail({ consents: 'account,health,photo' })).toBe('persetujuan: akun; data kesehatan; foto')
})

test('audit labels: typed text is shown as it was typed', () => {
  expect(describeDetail({ reason: 'pecah,dua botol', quantity: 2_000 })).toBe(
    'alasan: pecah,dua botol, banyaknya: 2000',
  )
  expect(describeDetail({ note: 'late', name: 'photo' })).toBe('catatan: late, nama: photo')
})
