import type { Checkout } from '@nmw/contract/checkout'

/** Why the patient pays less than the list price: by membership, by a sale, or by both. */
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
