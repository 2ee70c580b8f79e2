import { expect, test } from 'vitest'
import { payBefore } from './pay-before.ts'

const eight = '2026-11-18T01:00:00Z' // 08.00 WIB

test('payment: a deadline on another day includes the date', () => {
  expect(payBefore(eight, '2026-11-18')).toBe('sebelum 08.00\u00A0WIB')
  expect(payBefore(eight, '2026-11-17')).toContain('sebelum Rabu, 18\u00A0November')
  expect(payBefore('2026-11-17T17:00:00Z', '2026-11-17')).toContain('00.00\u00A0WIB')
  expect(payBefore('2026-11-17T17:00:00Z', '2026-11-17')).toContain('Rabu')
})
