import type { Checkout } from '@nmw/contract/checkout'

/** Why she pays less than the price: as a member, as everybody does, or the one for this and the other for that. */
export function savingReason({
  items,
}: {
  items: readonly Pick<Checkout['items'][number], 'discount' | 'byMembership'>[]
}) {
  const lower = items.filter(({ discount }) => discount > 0)
  const asMember = lower.some(({ byMembership }) => byMembership)
  if (lower.every(({ byMembership }) => byMembership)) return asMember ? 'membership' : 'nothing'
  return asMember ? 'both' : 'sale'
}
