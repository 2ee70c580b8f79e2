import { expect, test } from 'vitest'
import { checkBirthDate } from './check-birth-date.ts'

test('birth date: a child born this morning in Jakarta can be registered before midnight UTC', () => {
  const now = new Date('2026-11-19T05:00:00+07:00')
  expect(() => checkBirthDate('2026-11-19', now)).not.toThrow()
  expect(() => checkBirthDate('2026-11-20', now)).toThrow('Tanggal lahir tidak boleh di masa depan')
})
