import { billOf, type CartLine, insuranceFor, shippingWeight } from '@nmw/contract/money'
import { array, assert, boolean, constantFrom, integer, nat, oneof, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { size } from '../testing/stress/full-size.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { referenceBill } from '../testing/checks/reference-bill.ts'

const TERMS = { day: '2026-11-15' }

const line = record({
  price: oneof(integer({ min: 1, max: 5_000_000 }), constantFrom(1, 99, 100_000, 155_555, 999_999)),
  share: integer({ min: 0, max: 100 }),
  discountPercent: oneof(constantFrom(0), integer({ min: 0, max: 100 })),
  quantity: integer({ min: 0, max: 50 }),
  weight: integer({ min: 1, max: 5_000 }),
  taxable: boolean(),
}).map(({ share, ...rest }): CartLine => ({ ...rest, memberPrice: Math.floor((rest.price * share) / 100) }))

const delivery = option(record({ cost: nat(500_000), insurable: boolean() })) satisfies { generate: unknown }

test('checkout: every figure of a bill matches an independent calculation', () => {
  const numRuns = size({ small: 400, full: 20_000 })
  assert(
    property(array(line, { maxLength: 12 }), boolean(), delivery, boolean(), (lines, activeMember, way, wants) => {
      const bill = billOf(lines, { activeMember }, way, wants, TERMS)
      const expected = referenceBill(lines, activeMember, way, wants)
      for (const [name, value] of Object.entries(bill)) {
        const wanted = expected[name as keyof typeof expected]
        if (typeof value === 'number') expect(Number.isSafeInteger(value)).toBe(true)
        expect([name, typeof value === 'number' ? BigInt(value) : value]).toEqual([name, wanted])
      }
    }),
    { numRuns },
  )
  printFigure(`M1: ${numRuns} bills equal those of a second set of rules, to the rupiah`)
})

test.each([
  [0, 0],
  [1, 2_500],
  [1_250_000, 2_500],
  [1_250_001, 2_600],
  [1_300_000, 2_600],
])('checkout: insuring %i costs %i', (value, fee) => {
  expect(insuranceFor(value)).toBe(fee)
})

const goods = (price: number) => [{ price, memberPrice: price, quantity: 1, weight: 1, taxable: true }]

test('checkout: insurance is mandatory from a million, and only where the courier offers it', () => {
  const buyer = { activeMember: false }
  const way = { cost: 10_000, insurable: true }
  expect(billOf(goods(999_999), buyer, way, false, TERMS)).toMatchObject({ insuranceFee: 0, insuranceForced: false })
  expect(billOf(goods(1_000_000), buyer, way, false, TERMS)).toMatchObject({
    insuranceFee: 2_500,
    insuranceForced: true,
  })
  const pickup = { cost: 0, insurable: false }
  expect(billOf(goods(1_000_000), buyer, pickup, true, TERMS)).toMatchObject({
    insuranceFee: 0,
    insuranceForced: false,
  })
})

test('checkout: parcel weight is rounded to whole kilograms with a minimum of one, and prices include tax', () => {
  expect([0, 1, 999, 1000, 1000.2, 2501].map(shippingWeight)).toEqual([1000, 1000, 1000, 1000, 1001, 2501])
  const bill = billOf(goods(255_000), { activeMember: false }, null, false, TERMS)
  expect(bill).toMatchObject({ grandTotal: 255_000, vat: 25_270 })
})
