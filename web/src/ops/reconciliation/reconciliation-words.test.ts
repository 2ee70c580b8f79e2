import { expect, test } from 'vitest'
import { noticeInWords } from './reconciliation-words.ts'

test('reconciliation: why a message fits no payment is said in the words of the desk', () => {
  expect(noticeInWords('amount 100000 instead of 155000')).toBe('Dibayar Rp 100.000, seharusnya Rp 155.000')
  expect(noticeInWords('amount null instead of 155000')).toBe('Tanpa jumlah, seharusnya Rp 155.000')
  expect(noticeInWords('no such invoice')).toBe('Faktur ini tidak ada')
  expect(noticeInWords(null)).toBe('Tidak cocok')
})
