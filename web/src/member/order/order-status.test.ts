import { expect, test } from 'vitest'
import { actionsOf, shownStatus } from './order-status.ts'

const consultation = { transactionType: 'KONSULTASI' } as const
const goods = { transactionType: 'MARKETPLACE' } as const

test.each([
  [{ ...consultation, orderStatus: 'WAITING_PAYMENT', paymentStatus: 'PENDING' }, 'Menunggu Pembayaran'],
  [{ ...consultation, orderStatus: 'CONSULTATION', paymentStatus: 'PAID' }, 'Selesai'],
  [{ ...consultation, orderStatus: 'CANCEL', paymentStatus: 'EXPIRED' }, 'Pembayaran Kadaluarsa'],
  [{ ...goods, orderStatus: 'CANCEL', paymentStatus: 'EXPIRED' }, 'Pesanan Dibatalkan'],
  [{ ...goods, orderStatus: 'SHIPPED', paymentStatus: 'PAID' }, 'Dalam Pengiriman'],
] as const)('%o is shown as %s', (facts, label) => {
  expect(shownStatus(facts).label).toBe(label)
})

test.each([
  [{ ...consultation, orderStatus: 'WAITING_PAYMENT', paymentStatus: 'PENDING' }, ['payable', 'detail', 'cancellable']],
  [{ ...consultation, orderStatus: 'CONSULTATION', paymentStatus: 'PAID' }, []],
  [{ ...goods, orderStatus: 'SHIPPED', paymentStatus: 'PAID' }, ['again', 'detail']],
  [{ ...goods, orderStatus: 'CANCEL', paymentStatus: 'EXPIRED' }, ['again']],
] as const)('%o offers %s', (facts, offered) => {
  const actions = actionsOf(facts)
  expect(Object.entries(actions).flatMap(([name, on]) => (on ? [name] : []))).toEqual(offered)
})
