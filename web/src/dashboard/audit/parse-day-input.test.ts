import { expect, test } from 'vitest'
import { parseDayInput } from './parse-day-input.ts'

test.each([
  ['2026-11-18', false, '2026-11-18'],
  ['0002-11-18', false, 'unfinished'],
  ['0202-11-18', false, 'unfinished'],
  ['', true, 'unfinished'],
  ['', false, undefined],
])('audit: a date field with "%s" (bad input: %s) is read as %s', (value, badInput, said) => {
  expect(parseDayInput({ value, validity: { badInput } })).toBe(said)
})
