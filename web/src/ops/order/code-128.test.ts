import { expect, test } from 'vitest'
import { code128Values, code128Widths } from './code-128.ts'

test('barcode: the check value is that of the standard', () => {
  // 775 from the characters and 104 from the start: 879 modulo 103.
  expect(code128Values('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106])
})

test('barcode: decoding it gives the original text', () => {
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

test('barcode: every symbol is eleven modules wide, the stop symbol thirteen', () => {
  const widths = code128Widths('A1')
  const total = widths.reduce((sum, width) => sum + width, 0)
  expect(total).toBe(11 * 4 + 13)
  expect(widths.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2])
})

test('barcode: a character outside the code set is refused, not dropped', () => {
  expect(() => code128Values('é')).toThrow(/cannot say/)
})
