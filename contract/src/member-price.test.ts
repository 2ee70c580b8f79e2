import { assert, boolean, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { payablePrice, productMemberPrice, takePercentOff } from './member-price.ts'

const rupiah = integer({ min: 0, max: 1_000_000_000_000 })
const percent = integer({ min: 0, max: 100 })
const priced = record({ price: rupiah, discountPercent: percent, share: percent }).map(({ share, ...rest }) => ({
  ...rest,
  memberPrice: takePercentOff(rest.price, share),
}))

test.each([
  [100_000, 0, false, 100_000],
  [100_000, 0, true, 90_000],
  [100_000, 5, true, 90_000],
  [100_000, 20, true, 80_000],
  [100_000, 20, false, 80_000],
  [155_555, 0, true, 139_999],
  [1, 0, true, 0],
  [0, 0, true, 0],
])(
  'member price: a product of %i with %i percent off, member %s: %i',
  (price, discountPercent, activeMember, expected) => {
    const memberPrice = productMemberPrice(price)
    expect(payablePrice({ price, memberPrice, discountPercent }, { activeMember })).toBe(expected)
  },
)

test('member price: it is in whole rupiah, between nothing and the price', () => {
  assert(
    property(priced, boolean(), (item, activeMember) => {
      const paid = payablePrice(item, { activeMember })
      expect(Number.isSafeInteger(paid)).toBe(true)
      expect(paid).toBeGreaterThanOrEqual(0)
      expect(paid).toBeLessThanOrEqual(item.price)
    }),
    { numRuns: 1_000 },
  )
})

test('member price: discounts do not add up; the buyer pays the member price or the discounted price', () => {
  assert(
    property(priced, (item) => {
      const discounted = takePercentOff(item.price, item.discountPercent)
      const paid = payablePrice(item, { activeMember: true })
      expect([item.memberPrice, discounted]).toContain(paid)
      expect(paid).toBe(Math.min(item.memberPrice, discounted))
    }),
    { numRuns: 1_000 },
  )
})

test('member price: only active members get it, and they never pay more than others', () => {
  assert(
    property(priced, (item) => {
      const other = payablePrice(item, { activeMember: false })
      expect(other).toBe(takePercentOff(item.price, item.discountPercent))
      expect(payablePrice(item, { activeMember: true })).toBeLessThanOrEqual(other)
    }),
    { numRuns: 1_000 },
  )
})

test('member price: a percentage off is exact to the rupiah', () => {
  assert(
    property(rupiah, percent, (price, off) => {
      expect(BigInt(takePercentOff(price, off))).toBe((BigInt(price) * BigInt(100 - off)) / 100n)
    }),
    { numRuns: 5_000 },
  )
})
