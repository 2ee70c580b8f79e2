import { expect, test } from 'vitest'
import { formatDay } from './format-day.ts'

test('writes a date in Indonesian and in one piece', () => {
  expect(formatDay('2027-06-13')).toBe('13\u00A0Juni\u00A02027')
  expect(formatDay('2026-01-01')).toBe('1\u00A0Januari\u00A02026')
})
