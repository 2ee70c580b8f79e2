import type { PaymentStatus } from './order.ts'

export const NO_INVOICE = 'Data Tidak Ditemukan'
export const INVOICE_FAULT = 'Gagal Memuat Data..'
export const RELOAD = 'Muat ulang'

export const INVOICE_STATUS_LABELS: Record<PaymentStatus, string> = {
  PENDING: 'BELUM LUNAS',
  PAID: 'LUNAS',
  EXPIRED: 'KADALUARSA',
  FAILED: 'DIBATALKAN',
  CANCEL: 'DIBATALKAN',
}

/** Stamp across the invoice; none while payment is pending. */
export const INVOICE_STAMPS: Record<PaymentStatus, string | null> = {
  PENDING: null,
  PAID: 'LUNAS',
  EXPIRED: 'KADALUARSA',
  FAILED: 'BATAL',
  CANCEL: 'BATAL',
}

type Redeemed = { name: string; doctor: string; quantity: number }

/** 'RM12, 3 item, dr. Ayu Lestari' */
export function describeRedeemedPrescription({ name, doctor, quantity }: Redeemed) {
  return `${name}, ${quantity} item, dr. ${doctor.replace(/^dr\. /, '')}`
}

export const PAYMENT_METHOD_LABELS = {
  cash: 'Tunai',
  debit: 'Debit',
  kredit: 'Kredit',
  voucher: 'Voucher',
  dp: 'Uang muka',
  transfer: 'Transfer',
  merchant: 'Merchant',
} as const

/** A PDF, not an envelope: anyone may open it by token, only its owner by the plain number. */
export function invoicePdfPath(param: string) {
  return `/legacy/invoice/pdf/${encodeURIComponent(param)}`
}
