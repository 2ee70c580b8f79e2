import { expect, test } from 'vitest'
import {
  fieldName,
  forAnother,
  isOnBill,
  redeemingOf,
  redeemingText,
  saleBill,
  stillToHandOver,
  withOneMore,
  withPrescribed,
} from './sale-bill.ts'

const good = {
  kind: 'treatment' as const,
  id: 'T1',
  name: 'Facial',
  price: 225_000,
  memberPrice: 200_000,
  discountPercent: 0,
}
const cream = { ...good, kind: 'product' as const, id: 'P1', price: 100_000, memberPrice: 90_000 }
const lines = [
  { good, quantity: 1 },
  { good: cream, quantity: 2 },
]
const way = (kind: 'cash' | 'debit' | 'transfer' | 'merchant', value = '') => ({
  way: kind,
  value,
  name: 'BCA',
  no: '1234',
})
const desk = { lines, activeMember: true, ways: [way('cash')], voucher: undefined, dp: undefined, downPayment: false }

test('sale: an empty amount pays the exact sum, and a higher one gives change', () => {
  expect(saleBill(desk)).toMatchObject({ total: 380_000, due: 380_000, change: 0, payment: { cash: 380_000 } })
  expect(saleBill({ ...desk, ways: [way('cash', '400.000')] })).toMatchObject({ change: 20_000 })
})

test('sale: a payment method without an amount pays the rest', () => {
  const { payment } = saleBill({ ...desk, ways: [way('debit', '300.000'), way('cash')] })
  expect(payment).toEqual({ debit: { value: 300_000, name: 'BCA', no: '1234' }, cash: 80_000 })
})

test('sale: a voucher and a down payment are deducted first, and if they cover everything nothing is paid', () => {
  const voucher = { code: 'K7QM-2XRD-9TVE', kind: 'points' as const, treatmentId: 'T1', value: 0 }
  const dp = { invoice: 'INV261115000001', paid: 180_000 }
  expect(saleBill({ ...desk, voucher })).toMatchObject({
    voucherValue: 200_000,
    due: 180_000,
    payment: { cash: 180_000 },
  })
  const both = saleBill({ ...desk, voucher, dp })
  expect(both.due).toBe(0)
  expect(both.payment).toEqual({ voucher: { code: voucher.code }, dp: dp.invoice })
})

test('sale: a down payment needs a valid amount', () => {
  expect(saleBill({ ...desk, downPayment: true }).payment.cash).toBeNaN()
  expect(saleBill({ ...desk, downPayment: true, ways: [way('cash', '50000')] }).payment).toEqual({ cash: 50_000 })
  expect(saleBill({ ...desk, ways: [way('cash', 'banyak')] }).payment.cash).toBeNaN()
})

test('sale: a merchant payment is sent with its name, and its errors are shown at its fields', () => {
  const qris = { ...way('merchant'), name: 'GoPay' }
  expect(saleBill({ ...desk, ways: [way('cash', '80000'), qris] }).payment).toEqual({
    cash: 80_000,
    merchant: { value: 300_000, name: 'GoPay' },
  })
  expect(fieldName('merchant', 'name')).toBe('payment.merchant.name')
})

test('sale: a prescribed medicine is added with its remaining quantity as maximum, for its patient only', () => {
  const codeine = { ...good, kind: 'medicine' as const, id: 'OBT-1' }
  const given = { good: codeine, quantity: 3, unit: 'strip', day: '2026-11-15', must: true, sold: true, redeems: null }
  const after = withPrescribed(withPrescribed(lines, given), { ...given, good, quantity: 2 })
  expect(after.map(({ quantity }) => quantity)).toEqual([2, 2, 3])
  expect(after.map(({ prescribed }) => prescribed)).toEqual([undefined, undefined, 3])
  expect(withOneMore(after, codeine).at(-1)!.quantity).toBe(3)
  expect(forAnother(after)).toEqual(after.slice(0, 2))
})

test('sale: prescribed goods redeem the prescription as long as they are on the bill of its patient', () => {
  const redeems = { prescriptionId: 7, left: 2 }
  const written = { quantity: 1, unit: 'tube', day: '2026-11-15', must: true, sold: true, redeems }
  const [gel, wash] = [
    { ...written, good: { ...good, kind: 'medicine' as const, id: 'OBT-2' } },
    { ...written, good: cream, must: false },
  ]
  const codeine = { ...gel, good: { ...gel.good, id: 'OBT-1' }, redeems: null }
  const [facial, gone] = [
    { ...gel, good, redeems: null },
    { ...gel, good: { ...gel.good, id: 'OBT-3' }, sold: false },
  ]
  expect(redeemingOf(withPrescribed([], codeine))).toBeUndefined()
  // Two pieces of the product were picked by name: anybody may buy those, and the prescribed ones replace them.
  expect(isOnBill(lines, wash)).toBe(false)
  expect(stillToHandOver([facial, gel, wash, gone], lines)).toEqual([gel, wash])
  const bill = withPrescribed(withPrescribed(lines, gel), wash)
  expect(bill.map(({ good: one, quantity }) => `${quantity} ${one.id}`)).toEqual(['1 T1', '1 OBT-2', '1 P1'])
  expect(stillToHandOver([facial, gel, wash, gone], bill)).toEqual([])
  expect(isOnBill(bill, facial)).toBe(true)
  expect(redeemingOf(bill)).toEqual({ ...redeems, day: '2026-11-15' })
  expect(redeemingOf(bill.filter(({ good: one }) => one.id !== 'OBT-2'))).toBeDefined()
  expect(redeemingOf(forAnother(bill))).toBeUndefined()
})

test.each([
  [2, 'Menebus resep 15 November 2026, sisa 1 kali sesudah ini.'],
  [1, 'Menebus resep 15 November 2026 untuk terakhir kali.'],
])('sale: the redemption text with %s left is: %s', (left, text) => {
  expect(redeemingText({ prescriptionId: 7, left, day: '2026-11-15' }).replaceAll('\u00A0', ' ')).toBe(text)
})
