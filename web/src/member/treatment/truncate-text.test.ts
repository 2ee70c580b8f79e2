import { expect, test } from 'vitest'
import { truncateText } from './truncate-text.ts'

test('treatment: a short text is not truncated', () => {
  expect(truncateText('a'.repeat(65), 65)).toBe('a'.repeat(65))
  expect(truncateText('', 65)).toBe('')
})

test('treatment: a long text is truncated at a word, with an ellipsis', () => {
  expect(truncateText('a'.repeat(66), 65)).toBe(`${'a'.repeat(65)}…`)
  expect(truncateText('Satu dua tiga', 9)).toBe('Satu dua…')
  expect(truncateText('Satu dua tiga', 11)).toBe('Satu dua…')
  expect(truncateText('Satu dua tiga', 8)).toBe('Satu dua…')
})

test('treatment: truncating never splits a character', () => {
  expect(truncateText('😀😀😀', 2)).toBe('😀😀…')
})
