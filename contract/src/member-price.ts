export const MEMBER_DISCOUNT_PERCENT = 10

/** In whole rupiah; rounding favours the buyer. */
export function takePercentOff(price: number, percent: number) {
  return Math.floor((price * (100 - percent)) / 100)
}

/** Member price of a product without one of its own. */
export function productMemberPrice(price: number) {
  return takePercentOff(price, MEMBER_DISCOUNT_PERCENT)
}

export type Priced = {
  price: number
  memberPrice: number
  /** Current discount for everybody; missing or 0 is none. */
  discountPercent?: number
}

/**
 * What one unit costs this buyer. Discounts never add up: an active member pays the lower of member price and
 * discounted price.
 */
export function payablePrice({ price, memberPrice, discountPercent = 0 }: Priced, buyer: { activeMember: boolean }) {
  const discounted = takePercentOff(price, discountPercent)
  return buyer.activeMember ? Math.min(memberPrice, discounted) : discounted
}
