import type { SaleKind } from '@nmw/contract/sale'

type PricedItem = { id: string; name: string; price: number; memberPrice: number }

/** Discounted only for members. */
export function undiscounted(kind: SaleKind, { id, name, price, memberPrice }: PricedItem) {
  return { kind, id, name, price, memberPrice, discountPercent: 0 }
}

type Product = PricedItem & { discountPercent: number }

export function productGood({ id, name, price, memberPrice, discountPercent }: Product) {
  return { kind: 'product' as const, id, name, price, memberPrice, discountPercent }
}
