import { expect, test } from 'vitest'
import { publicPrice } from './public-price.ts'

test('catalogue: the discount is subtracted in whole rupiah', () => {
  expect(publicPrice({ hargaNonMember: 95_000, diskonPersen: 15 })).toBe(80_750)
  expect(publicPrice({ hargaNonMember: 95_000, diskonPersen: 0 })).toBe(95_000)
  expect(publicPrice({ hargaNonMember: 99_999, diskonPersen: 33 })).toBe(66_999)
  expect(publicPrice({ hargaNonMember: 100, diskonPersen: 100 })).toBe(0)
})
