import type { Checkout } from '@nmw/contract/checkout'
import { SHIPPING_MISSING } from '@nmw/contract/shipping'
import { expect, test } from 'vitest'
import { shippingHint } from './shipping-hint.ts'
import type { CheckoutSaves } from '../use-checkout-saves.ts'

const courier = { service: 'jne', serviceType: 'REG23' }
const known = courier as Checkout['shipping']
const failed: CheckoutSaves['state'] = { kind: 'failed', message: 'Periksa koneksi Anda' }

test.each([
  ['nothing is chosen', null, {}, { kind: 'saved' as const }, SHIPPING_MISSING],
  ['something else could not be saved', null, { items: [] }, failed, SHIPPING_MISSING],
  ['a choice is on its way', null, { shipping: courier }, { kind: 'saving' as const }, null],
  ['a choice could not be saved', null, { shipping: courier }, failed, 'Pilihan pengiriman Anda belum kami terima.'],
  ['the server knows it', known, {}, { kind: 'saved' as const }, null],
])('checkout: the shipping hint fits when %s', (_, shipping, draft, state, said) => {
  expect(shippingHint({ shipping }, { draft, state })).toBe(said)
})
