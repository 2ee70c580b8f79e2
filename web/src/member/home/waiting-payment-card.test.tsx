import type { OrderCard } from '@nmw/contract/order'
import { CHECKING_PAYMENT_TEXT } from '@nmw/contract/payment'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WaitingPaymentCard } from './waiting-payment-card.tsx'

const order = {
  invoice: 'INV261118000001',
  transactionType: 'KONSULTASI',
  orderStatus: 'WAITING_PAYMENT',
  paymentStatus: 'PENDING',
  grandtotal: 155_000,
  items: [],
  doctor_name: 'Ayu',
  expiredDate: '2026-11-18T02:00:00Z',
  paymentInformation: { method: { name: 'BCA Virtual Account' } },
} as unknown as OrderCard

const shown = (checkingPayment: boolean) =>
  renderToStaticMarkup(
    <WaitingPaymentCard order={{ ...order, checkingPayment }} others={0} readAt={Date.parse('2026-11-18T01:00:00Z')} />,
  )

test('home: an unpaid order shows its remaining time and links to the payment', () => {
  const card = shown(false)
  expect(card).toContain('aria-label="Menunggu Pembayaran"')
  expect(card).toContain('Sisa waktu')
  expect(card).toContain('href="/user/order-payment/INV261118000001"')
})

test('home: an order past its payment deadline says that the payment is being checked and links to the order', () => {
  const card = shown(true)
  expect(card).toContain('aria-label="Memeriksa Pembayaran"')
  expect(card).toContain(CHECKING_PAYMENT_TEXT)
  expect(card).not.toContain('Sisa waktu')
  expect(card).not.toContain('order-payment')
  expect(card).toContain('href="/user/order/INV261118000001"')
})
