import { expect, test } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

test('article: the reading time counts words, not markup', () => {
  expect(readingMinutes('<p class="a b c">satu</p>')).toBe(1)
  expect(readingMinutes(`<p>${'kata '.repeat(200)}</p>`)).toBe(1)
  expect(readingMinutes(`<h2>Judul</h2>${'<p>kata</p>'.repeat(999)}`)).toBe(5)
  expect(readingMinutes('')).toBe(1)
})
