import { expect, test } from 'vitest'
import { isSeatCode } from './queue-labels.ts'

test.each([
  ['4', true],
  ['A-04', true],
  ['b 12', true],
  ['NMW-0000123', true],
  ['https://nmw.example/m?n=NMW0000123', true],
  ['Siti', false],
  ['Siti 4', false],
  ['', false],
])('queue search: %s is a queue or member number: %s', (text, meant) => {
  expect(isSeatCode(text)).toBe(meant)
})
