import type { CartItem, Checkout } from '@nmw/contract/checkout'
import { MAX_QUANTITY } from '@nmw/contract/money'
import type { CheckoutSaves } from '../use-checkout-saves.ts'

export type Cart = ReturnType<typeof cartOf>

/** Quantities as shown: at once, before they are saved. */
export function cartOf({ items, leftOut }: Checkout, { draft, save }: Pick<CheckoutSaves, 'draft' | 'save'>) {
  const wanted = new Map([...items, ...leftOut].map(({ id, quantity }) => [id, quantity.value]))
  for (const { id, quantity } of draft.items ?? [])
    wanted.set(id, typeof quantity === 'number' ? quantity : quantity.value)
  const countOf = (id: string) => wanted.get(id) ?? 0

  function put(id: string, quantity: number) {
    const next = new Map(wanted).set(id, Math.min(MAX_QUANTITY, Math.max(0, quantity)))
    save({ items: [...next].map(([one, count]) => ({ id: one, quantity: count })) }, { later: true })
  }

  return {
    countOf,
    put,
    quantityOf: ({ id }: CartItem) => countOf(id),
    add: (id: string) => put(id, countOf(id) + 1),
  }
}
