import { expect, test } from 'vitest'
import { truncateText } from './truncate-text.ts'

test('treatment: what fits stays as it is', () => {
  expect(truncateText('a'.repeat(65), 65)).toBe('a'.repeat(65))
  expect(truncateText('', 65)).toBe('')
})

test('treatment: the rest is cut, and the cut shows', () => {
  expect(truncateText('a'.repeat(66), 65)).toBe(`${'a'.repeat(65)}…`)
  expect(truncateText('Satu dua tiga', 9)).toBe('Satu dua…')
  expect(truncateText('Satu dua tiga', 11)).toBe('Satu dua…')
  expect(truncateText('Satu dua tiga', 8)).toBe('Satu dua…')
})

test('treatment: no character is cut in two', () => {
  expect(truncateText('😀😀😀', 2)).toBe('😀😀…')
})
