import type { CartItem, Checkout } from '@nmw/contract/checkout'
import { MAX_QUANTITY } from '@nmw/contract/money'
import { useState } from 'react'
import type { CheckoutChange } from './use-checkout-saves.ts'

type Save = (change: CheckoutChange, how: { later: boolean }) => void
/** Where nothing was changed since the last save, the server's word counts. */
type Draft = ReadonlyMap<string, number>

export type Cart = ReturnType<typeof useCart>

/** Quantities as she sees them: at once, while the saving comes after. */
export function useCart({ items, leftOut, revision }: Checkout, save: Save) {
  const [{ draft, of }, setDraft] = useState<{ draft: Draft; of: number }>({ draft: new Map(), of: revision })
  // Saved meanwhile: what the server says is newer than what was pressed before.
  const current: Draft = of === revision ? draft : new Map()
  const quantityOf = ({ id, quantity }: CartItem) => current.get(id) ?? quantity.value

  function put(id: string, quantity: number) {
    const next = new Map(current).set(id, Math.min(MAX_QUANTITY, Math.max(0, quantity)))
    setDraft({ draft: next, of: revision })
    const known = [...items, ...leftOut].map((item) => ({
      id: item.id,
      quantity: next.get(item.id) ?? item.quantity.value,
    }))
    const added = [...next].filter(([one]) => known.every((item) => item.id !== one))
    const wanted = [...known, ...added.map(([one, count]) => ({ id: one, quantity: count }))]
    save({ items: wanted }, { later: true })
  }

  /** One more of it, also when it is not there yet. */
  function add(id: string) {
    const known = [...items, ...leftOut].find((item) => item.id === id)
    put(id, (known ? quantityOf(known) : (current.get(id) ?? 0)) + 1)
  }

  return { quantityOf, put, add, countOf: (id: string) => countIn([...items, ...leftOut], current, id) }
}

function countIn(items: readonly CartItem[], draft: Draft, id: string) {
  return draft.get(id) ?? items.find((item) => item.id === id)?.quantity.value ?? 0
}
