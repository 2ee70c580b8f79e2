import { expect, test } from 'vitest'
import { countStock, receiveDelivery, writeOffStock } from './ops-stock.ts'

const words = (parsed: { error?: { issues: { message: string }[] } }) => parsed.error?.issues[0]?.message
const counted = (count: unknown) => countStock.body.safeParse({ batch: 1, expected: 9, counted: count, note: 'Opname' })
const wroteOff = (quantity: unknown) => writeOffStock.body.safeParse({ batch: 1, quantity, reason: 'Pecah' })
const received = (quantity: unknown) =>
  receiveDelivery.body.safeParse({
    branch: 1,
    item: 'OTC-0001',
    batch: 'A1',
    expiresOn: '2099-01-31',
    quantity,
    reference: 'SJ-1',
  })

test('stock: an empty count is not 0', () => {
  for (const parse of [counted, wroteOff, received]) {
    for (const empty of ['', '  ', null, undefined]) expect(words(parse(empty))).toBe('Jumlah wajib diisi')
  }
})

test('stock: a count with a dot is refused', () => {
  for (const parse of [counted, wroteOff, received]) {
    for (const unlike of ['1.000', '1,5', '1e3', '0x10', 1.5, 'satu'])
      expect(words(parse(unlike))).toBe('Jumlah harus bilangan bulat')
  }
})

test('stock: a count is accepted as a number or as typed text', () => {
  expect(counted('0').data?.counted).toBe(0)
  expect(counted(' 12 ').data?.counted).toBe(12)
  expect(wroteOff(4).data?.quantity).toBe(4)
  expect(words(received('0'))).toBe('Jumlah minimal 1')
  expect(words(received(100_001))).toBe('Jumlah maksimal 100.000')
})
