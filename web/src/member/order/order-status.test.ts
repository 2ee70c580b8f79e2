import { expect, test } from 'vitest'
import { actionsOf, shownStatus } from './order-status.ts'

const consultation = { transactionType: 'KONSULTASI', checkingPayment: false } as const
const goods = { transactionType: 'MARKETPLACE', checkingPayment: false } as const
const overdue = { orderStatus: 'WAITING_PAYMENT', paymentStatus: 'PENDING', checkingPayment: true } as const

test.each([
  [{ ...consultation, orderStatus: 'WAITING_PAYMENT', paymentStatus: 'PENDING' }, 'Menunggu Pembayaran'],
  [{ ...consultation, ...overdue }, 'Memeriksa Pembayaran'],
  [{ ...goods, ...overdue }, 'Memeriksa Pembayaran'],
  [{ ...consultation, orderStatus: 'CONSULTATION', paymentStatus: 'PAID' }, 'Selesai'],
  [{ ...consultation, orderStatus: 'CANCEL', paymentStatus: 'EXPIRED' }, 'Pembayaran Kadaluarsa'],
  [{ ...goods, orderStatus: 'CANCEL', paymentStatus: 'EXPIRED' }, 'Pesanan Dibatalkan'],
  [{ ...goods, orderStatus: 'SHIPPED', paymentStatus: 'PAID' }, 'Dalam Pengiriman'],
] as const)('order: %o has the status label %s', (facts, label) => {
  expect(shownStatus(facts).label).toBe(label)
})

test.each([
  [{ ...consultation, orderStatus: 'WAITING_PAYMENT', paymentStatus: 'PENDING' }, ['payable', 'detail', 'cancellable']],
  [{ ...consultation, ...overdue }, ['detail', 'cancellable']],
  [{ ...goods, ...overdue }, ['detail', 'cancellable']],
  [{ ...consultation, orderStatus: 'CONSULTATION', paymentStatus: 'PAID' }, []],
  [{ ...goods, orderStatus: 'SHIPPED', paymentStatus: 'PAID' }, ['again', 'detail']],
  [{ ...goods, orderStatus: 'CANCEL', paymentStatus: 'EXPIRED' }, ['again']],
] as const)('order: %o offers the actions %s', (facts, offered) => {
  const actions = actionsOf(facts)
  expect(Object.entries(actions).flatMap(([name, on]) => (on ? [name] : []))).toEqual(offered)
})
