import type { Checkout } from '@nmw/contract/checkout'
import { SHIPPING_MISSING } from '@nmw/contract/shipping'
import type { CheckoutSaves } from '../use-checkout-saves.ts'

type Saves = Pick<CheckoutSaves, 'draft' | 'state'>

/** Why checkout cannot continue: no choice yet, or a choice that was not saved. A save in progress needs no hint. */
export function shippingHint({ shipping }: Pick<Checkout, 'shipping'>, { draft, state }: Saves) {
  if (shipping) return null
  if (!draft.shipping) return SHIPPING_MISSING
  return state.kind === 'failed' ? 'Pilihan pengiriman Anda belum kami terima.' : null
}
