import { expect, test } from 'vitest'
import { code128Values, code128Widths } from './code-128.ts'

test('order: the check value is that of the standard', () => {
  // 775 of the signs and 104 of the start: 879 modulo 103.
  expect(code128Values('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106])
})

test('order: what a reader sees is what was written', () => {
  const known = new Map<string, string>()
  for (let sign = 32; sign < 127; sign++) {
    const letter = String.fromCharCode(sign)
    known.set(code128Widths(letter).slice(6, 12).join(''), letter)
  }
  expect(known.size).toBe(95)
  const text = 'JNE00-INV261115000042'
  const widths = code128Widths(text)
  const read = Array.from(text, (_, place) => known.get(widths.slice(6 * (place + 1), 6 * (place + 2)).join('')))
  expect(read.join('')).toBe(text)
})

test('order: every sign is eleven modules wide, the end thirteen', () => {
  const widths = code128Widths('A1')
  const total = widths.reduce((sum, width) => sum + width, 0)
  expect(total).toBe(11 * 4 + 13)
  expect(widths.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2])
})

test('order: what the code cannot say is refused, not dropped', () => {
  expect(() => code128Values('é')).toThrow(/cannot say/)
})
