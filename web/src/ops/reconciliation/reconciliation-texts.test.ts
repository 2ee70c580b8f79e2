import { expect, test } from 'vitest'
import { noticeText } from './reconciliation-texts.ts'

test('reconciliation: the reason why a payment notice matches nothing is shown in Indonesian', () => {
  expect(noticeText('amount 100000 instead of 155000')).toBe('Dibayar Rp 100.000, seharusnya Rp 155.000')
  expect(noticeText('amount null instead of 155000')).toBe('Tanpa jumlah, seharusnya Rp 155.000')
  expect(noticeText('no such invoice')).toBe('Faktur ini tidak ada')
  expect(noticeText(null)).toBe('Tidak cocok')
})
