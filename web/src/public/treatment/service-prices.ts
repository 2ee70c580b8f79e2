import { formatRupiah } from '@nmw/contract/rupiah'

type Priced = { price: number; memberPrice: number }
type PriceTexts = { free: string; noPrice: string }

/** What a service costs, in words; for members only where it is less. */
export function servicePrices({ price, memberPrice }: Priced, texts: PriceTexts) {
  if (!price) return { everybody: texts.noPrice }
  const everybody = formatRupiah(price)
  if (memberPrice >= price) return { everybody }
  return { everybody, members: memberPrice ? formatRupiah(memberPrice) : texts.free }
}
