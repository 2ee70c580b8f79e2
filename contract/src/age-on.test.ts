import { expect, test } from 'vitest'
import { ageOn } from './age-on.ts'

test.each([
  ['2005-11-15', '2026-11-14', 20],
  ['2005-11-15', '2026-11-15', 21],
  ['2004-02-29', '2025-02-28', 20],
  ['2004-02-29', '2025-03-01', 21],
  ['2004-02-29', '2028-02-29', 24],
])('age: born on %s, on %s the age is %i', (birthDate, day, age) => {
  expect(ageOn(birthDate, new Date(`${day}T00:00:00+07:00`))).toBe(age)
  expect(ageOn(birthDate, new Date(`${day}T23:59:59+07:00`))).toBe(age)
})
