import { CHECKING_PAYMENT_TEXT } from '@nmw/contract/payment'
import { PARCEL_LOST, PARCEL_RETURNED, PARCEL_TROUBLED } from '@nmw/contract/shipping'
import { expect, test } from 'vitest'
import { formatMoment } from '../../lib/format/format-moment.ts'
import { sentenceOf } from './order-sentence.ts'

const goods = {
  transactionType: 'MARKETPLACE',
  orderStatus: 'WAITING_PAYMENT',
  paymentStatus: 'PENDING',
  consult: null,
  shipping: null,
  refund: null,
  expiredDate: '2030-01-07T16:30:00.000Z',
  checkingPayment: false,
  events: [],
} as const
const consult = {
  id: 1,
  date: '2030-01-09',
  time: '09.20 - 09.40 WITA',
  branch: 'Klinik NMW Denpasar',
  type: 'Spesialis Kulit',
} as const
const paid = (state: 'ahead' | 'done' | 'absent') => ({
  ...goods,
  transactionType: 'KONSULTASI' as const,
  orderStatus: 'CONSULTATION' as const,
  paymentStatus: 'PAID' as const,
  consult: { ...consult, state },
})

const shipped = (note: string) => ({
  ...goods,
  orderStatus: 'SHIPPED' as const,
  paymentStatus: 'PAID' as const,
  events: [{ status: 'Dikirim', note, at: '2030-01-07T16:30:00.000Z' }],
})

test.each([
  [goods, `Selesaikan pembayaran sebelum ${formatMoment(goods.expiredDate).replaceAll('\u00A0', ' ')}.`],
  [
    paid('ahead'),
    'Konsultasi Anda dibayar. Datanglah ke Klinik NMW Denpasar pada 9 Januari 2030, sekitar pukul 09.20 - 09.40 WITA.',
  ],
  [shipped('Diserahkan kepada kurir'), 'Pesanan Anda dibawa kurir.'],
  [shipped(PARCEL_RETURNED), 'Kurir mengembalikan paket Anda ke klinik. Kami sedang mengurusnya.'],
  [shipped(PARCEL_TROUBLED), 'Kurir melaporkan kendala pengiriman paket Anda. Kami sedang mengurusnya.'],
  [shipped(PARCEL_LOST), 'Kurir menyatakan paket Anda hilang atau rusak. Kami sedang mengurusnya.'],
  [paid('done'), 'Konsultasi ini sudah selesai. Terima kasih.'],
  [paid('absent'), 'Anda tercatat tidak hadir, sehingga biaya konsultasi tidak dikembalikan.'],
])('order: the status sentence of case %# says what to do and when', (order, text) => {
  expect(sentenceOf(order).replaceAll('\u00A0', ' ')).toBe(text)
})

test('order: after the payment deadline the sentence says that the payment is being checked, not to pay', () => {
  const text = sentenceOf({ ...goods, checkingPayment: true })
  expect(text).toBe(CHECKING_PAYMENT_TEXT)
  expect(text).not.toMatch(/selesaikan|sebelum/i)
  expect(text).toMatch(/sedang memeriksa.*tidak hilang/)
})

const owed = { id: 1, amount: 100_000, reason: '', note: null, needsBank: false } as const

test.each([
  [{ ...owed, state: 'DIAJUKAN' }, 'sedang kami periksa'],
  [{ ...owed, state: 'DIAJUKAN', needsBank: true }, 'Isi rekening tujuan'],
  [{ ...owed, state: 'DISETUJUI' }, 'segera kami transfer'],
  [{ ...owed, state: 'DITRANSFER' }, 'sudah kami transfer'],
] as const)('order: a cancelled order says how far its refund is', (refund, text) => {
  expect(sentenceOf({ ...goods, orderStatus: 'CANCEL', paymentStatus: 'EXPIRED', refund })).toContain(text)
})

test('order: a cancelled order with a refused refund promises no money', () => {
  const refund = { ...owed, state: 'DITOLAK' } as const
  expect(sentenceOf({ ...goods, orderStatus: 'CANCEL', refund })).toBe('Pesanan ini dibatalkan.')
})
