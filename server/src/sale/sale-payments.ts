import type { NewSale } from '@nmw/contract/sale'
import type { salePayment } from '../database/schema/sale-table.ts'

export type PaidPart = Omit<typeof salePayment.$inferInsert, 'id' | 'saleId'>

type Counted = { dp: number; voucher: number }

/** One row for each payment type. */
export function salePayments({ cash, debit, kredit, transfer, merchant }: NewSale['payment'], counted: Counted) {
  const plain = { cash, transfer, ...counted }
  const cards = { debit, kredit }
  const parts: PaidPart[] = []
  for (const [type, value] of Object.entries(plain)) if (value) parts.push({ type: type as keyof typeof plain, value })
  for (const [type, card] of Object.entries(cards))
    if (card) parts.push({ type: type as keyof typeof cards, value: card.value, name: card.name, lastFour: card.no })
  if (merchant) parts.push({ type: 'merchant', value: merchant.value, name: merchant.name })
  return parts
}
