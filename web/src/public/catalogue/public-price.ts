import type { ProductCard } from '@nmw/contract/catalogue'

/** The price for non-members, in whole rupiah. */
export function publicPrice({ hargaNonMember, diskonPersen }: Pick<ProductCard, 'hargaNonMember' | 'diskonPersen'>) {
  return Math.round((hargaNonMember * (100 - diskonPersen)) / 100)
}
