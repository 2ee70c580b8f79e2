import type { OrderDetail } from '@nmw/contract/order'
import { CHECKING_PAYMENT_TEXT } from '@nmw/contract/payment'
import { expect, test } from 'vitest'
import { paymentNextStep } from './payment-next-step.ts'

const goods = {
  invoice: 'INV1',
  transactionType: 'MARKETPLACE',
  orderStatus: 'COMPLETED',
  paymentStatus: 'PAID',
  consult: null,
  refund: null,
} as OrderDetail
const visit = {
  ...goods,
  transactionType: 'KONSULTASI',
  orderStatus: 'CONSULTATION',
  consult: { id: 7, date: '2030-01-09', time: '09.20 WIB', branch: 'Menteng', type: 'Spesialis Kulit', state: 'ahead' },
} as const satisfies OrderDetail
const over = { ...visit, orderStatus: 'CANCEL', consult: { ...visit.consult, state: 'cancelled' } } as const
const refund = (state: NonNullable<OrderDetail['refund']>['state']) => ({
  refund: { id: 1, state, amount: 155_000, reason: '', needsBank: false, note: null },
})

const back = 'Dana Anda kami kembalikan. Ikuti kemajuannya pada pesanan ini.'
const certain = 'Kursi Anda sudah pasti. Datanglah ke Menteng pada 9 Januari 2030, sekitar pukul 09.20 WIB.'
const received = 'Pesanan ini sudah selesai. Terima kasih.'
const freed = 'Kursi Anda sudah dilepas dan tidak ada dana yang diambil. Anda dapat membuat janji baru.'

test.each<[string, OrderDetail, string]>([
  ['an upcoming visit', visit, certain],
  [
    'a visit with a requested refund',
    { ...visit, ...refund('DIAJUKAN') },
    `${certain} Pengembalian dana Rp 155.000 diajukan. Sedang kami periksa.`,
  ],
  [
    'a visit that was paid twice',
    { ...visit, ...refund('DISETUJUI') },
    `${certain} Pengembalian dana Rp 155.000 disetujui. Dana segera kami transfer.`,
  ],
  [
    'a visit with a refused refund',
    { ...visit, ...refund('DITOLAK') },
    `${certain} Pengembalian dana Rp 155.000 ditolak. Pengajuan tidak dapat kami setujui.`,
  ],
  ['a cancelled visit', { ...over, ...refund('DIAJUKAN') }, back],
  ['a cancelled visit whose refund was sent', { ...over, ...refund('DITRANSFER') }, back],
  ['a payment that came too late', { ...over, paymentStatus: 'EXPIRED', ...refund('DIAJUKAN') }, back],
  ['an expired visit', { ...over, paymentStatus: 'EXPIRED' }, freed],
  [
    'an account that expires before its order',
    { ...visit, orderStatus: 'WAITING_PAYMENT', paymentStatus: 'PENDING' },
    `${CHECKING_PAYMENT_TEXT} Jangan membayar lagi. Halaman ini berubah sendiri begitu bank mengabari kami.`,
  ],
  ['received goods', goods, received],
  [
    'received goods with a requested refund',
    { ...goods, ...refund('DIAJUKAN') },
    `${received} Pengembalian dana Rp 155.000 diajukan. Sedang kami periksa.`,
  ],
])('payment: the result page explains %s', (_case, order, text) => {
  expect(paymentNextStep(order).text.replaceAll('\u00A0', ' ')).toBe(text)
})
