import { expect, test } from 'vitest'
import { noticeText } from './reconciliation-texts.ts'

test('reconciliation: why a message fits no payment is said in the words of the desk', () => {
  expect(noticeText('amount 100000 instead of 155000')).toBe('Dibayar Rp 100.000, seharusnya Rp 155.000')
  expect(noticeText('amount null instead of 155000')).toBe('Tanpa jumlah, seharusnya Rp 155.000')
  expect(noticeText('no such invoice')).toBe('Faktur ini tidak ada')
  expect(noticeText(null)).toBe('Tidak cocok')
})
