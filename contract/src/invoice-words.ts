import type { PaymentStatus } from './order.ts'

export const NO_INVOICE = 'Data Tidak Ditemukan'
export const INVOICE_FAULT = 'Gagal Memuat Data..'
export const RELOAD = 'Muat ulang'

/** How an invoice names the state of its payment. */
export const INVOICE_WORDS: Record<PaymentStatus, string> = {
  PENDING: 'BELUM LUNAS',
  PAID: 'LUNAS',
  EXPIRED: 'KADALUARSA',
  FAILED: 'DIBATALKAN',
  CANCEL: 'DIBATALKAN',
}

/** What is stamped across it; nothing while the money is awaited. */
export const INVOICE_STAMPS: Record<PaymentStatus, string | null> = {
  PENDING: null,
  PAID: 'LUNAS',
  EXPIRED: 'KADALUARSA',
  FAILED: 'BATAL',
  CANCEL: 'BATAL',
}

type Redeemed = { name: string; doctor: string; quantity: number }

/** 'RM12, 3 item, dr. Ayu Lestari': whose prescription was redeemed, and how much stands on it. */
export function prescriptionWords({ name, doctor, quantity }: Redeemed) {
  return `${name}, ${quantity} item, dr. ${doctor.replace(/^dr\. /, '')}`
}

/** The ways to pay, as an invoice calls them. */
export const PAYMENT_WORDS = {
  cash: 'Tunai',
  debit: 'Debit',
  kredit: 'Kredit',
  voucher: 'Voucher',
  dp: 'Uang muka',
  transfer: 'Transfer',
  merchant: 'Merchant',
} as const

/** A file, not an envelope: by the token for everybody, by the plain number for whom it belongs to. */
export function invoicePdfPath(param: string) {
  return `/legacy/invoice/pdf/${encodeURIComponent(param)}`
}
