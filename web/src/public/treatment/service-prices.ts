import { formatRupiah } from '@nmw/contract/rupiah'

type Priced = { price: number; memberPrice: number }
type PriceTexts = { free: string; noPrice: string }

/** The member price only where it is lower. */
export function servicePrices({ price, memberPrice }: Priced, texts: PriceTexts) {
  if (!price) return { everybody: texts.noPrice }
  const everybody = formatRupiah(price)
  if (memberPrice >= price) return { everybody }
  return { everybody, members: memberPrice ? formatRupiah(memberPrice) : texts.free }
}
