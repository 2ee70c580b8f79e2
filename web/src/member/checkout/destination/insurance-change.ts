import type { Checkout } from '@nmw/contract/checkout'
import type { CheckoutChange } from '../use-checkout-saves.ts'

type Wanted = NonNullable<CheckoutChange['shipping']>
type Known = Pick<NonNullable<Checkout['shipping']>, 'service' | 'serviceType'>

/** Applies to the courier chosen last, which the server may not know yet. */
export function insuranceChange(known: Known, wanted: CheckoutChange['shipping'], insurance: boolean): Wanted {
  const { service, serviceType } = wanted ?? known
  return { service, serviceType, insurance }
}
