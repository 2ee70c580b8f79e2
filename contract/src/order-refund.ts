import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { invoiceParam } from './order.ts'

const bankDetails = {
  bank: z.string('Nama bank wajib diisi').check(z.trim(), z.minLength(2, 'Nama bank wajib diisi'), z.maxLength(60)),
  accountNumber: z
    .string('Nomor rekening wajib diisi')
    .check(z.trim(), z.regex(/^\d{6,20}$/, 'Nomor rekening harus 6 sampai 20 angka')),
  accountName: z
    .string('Nama pemilik rekening wajib diisi')
    .check(z.trim(), z.minLength(2, 'Nama pemilik rekening wajib diisi'), z.maxLength(100)),
}

export const askRefund = endpoint({
  method: 'POST',
  path: '/legacy/order/refund/:invoice',
  audience: 'member',
  summary: 'Request a refund, within the window of the kind of order',
  success: 'Pengajuan pengembalian dana terkirim',
  params: invoiceParam,
  body: z.strictObject({
    reason: z.string('Alasan wajib diisi').check(z.trim(), z.minLength(5, 'Alasan wajib diisi'), z.maxLength(500)),
    ...bankDetails,
  }),
  result: z.object({ id: z.number() }),
})

export const giveRefundBank = endpoint({
  method: 'PUT',
  path: '/legacy/order/refund/:invoice/bank',
  audience: 'member',
  summary: 'Set the bank account for a refund case that the clinic opened',
  success: 'Rekening pengembalian dana tersimpan',
  params: invoiceParam,
  body: z.strictObject(bankDetails),
  result: z.literal(true),
})
