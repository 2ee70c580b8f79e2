import { expect, test } from 'vitest'
import { orderLine } from './order-line.ts'

const paymentInformation = {
  payment_methode: 'VA_BCA',
  method: { code: 'VA_BCA', name: 'BCA Virtual Account', image: 'bank-bca.svg' },
  virtual_account_info: null,
}
const serum = { INAMA: 'Serum Cerah', ivdQty: 1 }

test('home: a consultation is described by its doctor', () => {
  const order = { transactionType: 'KONSULTASI', items: [], paymentInformation } as const
  expect(orderLine({ ...order, items: [], doctor_name: 'Anindita Larasati, Sp.D.V.E.' })).toBe(
    'BCA Virtual Account, konsultasi dr. Anindita Larasati, Sp.D.V.E.',
  )
  expect(orderLine({ ...order, items: [], doctor_name: null })).toBe('BCA Virtual Account, konsultasi')
})

test('home: an order of goods is described by its first item', () => {
  const order = { transactionType: 'MARKETPLACE', doctor_name: null, paymentInformation } as const
  expect(orderLine({ ...order, items: [serum] })).toBe('BCA Virtual Account, Serum Cerah')
  expect(orderLine({ ...order, items: [serum, serum, serum] })).toBe(
    'BCA Virtual Account, Serum Cerah dan 2 barang lain',
  )
  expect(orderLine({ ...order, items: [] })).toBe('BCA Virtual Account')
})
