import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('treatment: what fits stays as it is', () => {
  expect(cutText('a'.repeat(65), 65)).toBe('a'.repeat(65))
  expect(cutText('', 65)).toBe('')
})

test('treatment: the rest is cut, and the cut shows', () => {
  expect(cutText('a'.repeat(66), 65)).toBe(`${'a'.repeat(65)}…`)
  expect(cutText('Satu dua tiga', 9)).toBe('Satu dua…')
  expect(cutText('Satu dua tiga', 11)).toBe('Satu dua…')
  expect(cutText('Satu dua tiga', 8)).toBe('Satu dua…')
})

test('treatment: no character is cut in two', () => {
  expect(cutText('😀😀😀', 2)).toBe('😀😀…')
})
