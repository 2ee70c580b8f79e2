import { expect, test } from 'vitest'
import { formatDistance } from './format-distance.ts'

test.each([
  [0, '0,1 km'],
  [0.04, '0,1 km'],
  [1.2, '1,2 km'],
  [6, '6,0 km'],
  [9.9, '9,9 km'],
  [9.96, '10 km'],
  [10.4, '10 km'],
  [3719.6, '3.720 km'],
])('branch: %s kilometres are shown as %s', (kilometres, text) => {
  expect(formatDistance(kilometres)).toBe(text.replace(' ', '\u00A0'))
})
