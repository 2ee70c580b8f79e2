/** What an active member gets off every product, in percent. */
export const MEMBER_DISCOUNT_PERCENT = 10

/** Whole rupiah for each part of a discount; the fraction of a rupiah goes to the buyer. */
export function takePercentOff(price: number, percent: number) {
  return Math.floor((price * (100 - percent)) / 100)
}

/** The member price of a product that names none of its own. */
export function productMemberPrice(price: number) {
  return takePercentOff(price, MEMBER_DISCOUNT_PERCENT)
}

export type Priced = {
  price: number
  memberPrice: number
  /** What everybody gets off at the moment; none or 0 is nothing. */
  discountPercent?: number
}

/**
 * What one piece costs this buyer. Two discounts are never put on top of each other: an active member pays the lower of
 * the member price and the discounted price.
 */
export function payablePrice({ price, memberPrice, discountPercent = 0 }: Priced, buyer: { activeMember: boolean }) {
  const discounted = takePercentOff(price, discountPercent)
  return buyer.activeMember ? Math.min(memberPrice, discounted) : discounted
}
