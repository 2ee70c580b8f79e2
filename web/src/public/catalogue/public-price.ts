import type { ProductCard } from '@nmw/contract/catalogue'

/** What anybody pays at present, in whole rupiah. */
export function publicPrice({ hargaNonMember, diskonPersen }: Pick<ProductCard, 'hargaNonMember' | 'diskonPersen'>) {
  return Math.round((hargaNonMember * (100 - diskonPersen)) / 100)
}
