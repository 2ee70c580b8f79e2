import { expect, test } from 'vitest'
import { payerName } from './payer-name.ts'

test.each([
  ['Siti Rahma', 'Siti Rahma'],
  ['Ma’ruf Al‘Amin', "Ma'ruf Al'Amin"],
  ['Renée Müller', 'Renee Muller'],
  ["Siti Rahma (O'Neil) 🌸", "Siti Rahma O'Neil"],
  ['Ayu & Budi', 'Ayu Budi'],
  ['Ni\u00A0Luh\tPutu', 'Ni Luh Putu'],
  ['王芳', 'Pasien'],
  ['A'.repeat(80), 'A'.repeat(64)],
])('payment: %s is sent as %s', (name, sent) => {
  expect(payerName(name, 64)).toBe(sent)
})
