import { expect, test } from 'vitest'
import { checkoutSums } from './checkout-sums.ts'
import { orderSums } from '../../order/order-sums.ts'

const shipping = { service: 'jne', serviceType: 'REG', serviceName: 'JNE Reguler', serviceEst: '2-3', price: 21_000 }
const more = { weightTotal: 90, serviceFee: 0, vat: 13_378, vatLabel: 'PPN 11%', points: 1 }
const sums = { totalListPrice: 150_000, discount: 15_000, totalProductPrice: 135_000, shippingAmount: 21_000 }
const checkout = {
  items: [{ discount: 5_000, byMembership: false }],
  shipping: { ...shipping, insurance: true, insuranceFee: 2_500, forceInsurance: false, insuranceForcedFrom: 0 },
  summary: { ...more, ...sums, totalProduct: 3, insuranceFee: 2_500, grandTotal: 158_500 },
}

const order = {
  invoice: 'INV261118000001',
  transactionType: 'MARKETPLACE' as const,
  summary: {
    totalProduct: 3,
    totalListPrice: 150_000,
    totalProductPrice: 135_000,
    totalWeight: 90,
    shippingPrice: 21_000,
    insuranceFee: 2_500,
    serviceFee: 0,
    grandTotal: 158_500,
    useInsurance: true,
  },
  shipping: { shippingType: 'REG', shippingMethode: 'JNE Reguler', shippingEst: '2-3', noResi: null, pickupCode: null },
}
const partsOf = (lines: { key: string }[]) => lines.filter(({ key }) => key !== 'Nomor pesanan')

test('checkout: an order shows the same sums as its checkout: list price and discount', () => {
  const shown = partsOf(orderSums(order))
  expect(shown).toEqual(checkoutSums(checkout))
  expect(shown.slice(0, 2)).toEqual([
    { key: 'Total barang (3)', value: 'Rp 150.000' },
    { key: 'Diskon', value: '-Rp 15.000' },
  ])
})

test('checkout: without a discount the sums show none', () => {
  const full = { ...order, summary: { ...order.summary, totalProductPrice: 150_000, grandTotal: 173_500 } }
  const keys = orderSums(full).map(({ key }) => key)
  expect(keys).toEqual(['Nomor pesanan', 'Total barang (3)', 'Pengiriman, JNE Reguler', 'Asuransi', 'Total'])
})

test('order: the sums of a consultation have one fee', () => {
  const visit = { ...order, transactionType: 'KONSULTASI' as const }
  expect(orderSums(visit)[1]).toEqual({ key: 'Biaya konsultasi', value: 'Rp 135.000' })
})
