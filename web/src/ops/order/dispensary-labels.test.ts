import type { DispensaryOrder } from '@nmw/contract/ops-order'
import { expect, test } from 'vitest'
import { badgeOf } from './dispensary-labels.ts'

const sent: DispensaryOrder = {
  invoice: 'INV261117000001',
  state: 'SHIPPED',
  patientName: 'Siti',
  items: [],
  total: 1000,
  shippingName: 'JNE Reguler',
  pickup: false,
  prescribed: false,
  paidAt: null,
  packedAt: null,
  airwayBill: 'SIM1',
  parcel: 'shipped',
}

test.each([
  ['shipped', 'Dikirim', 'success'],
  ['troubled', 'Terkendala', 'warning'],
  ['returned', 'Kembali ke klinik', 'warning'],
  ['lost', 'Hilang atau rusak', 'danger'],
  [null, 'Dikirim', 'success'],
] as const)('order: a shipped order whose parcel is %s has the label %s', (parcel, word, tone) => {
  expect(badgeOf({ ...sent, parcel })).toMatchObject({ word, tone })
})

test('order: only a shipped order is labelled by its parcel', () => {
  expect(badgeOf({ ...sent, state: 'CANCEL', parcel: 'returned' })).toMatchObject({ word: 'Dibatalkan' })
})
