import { timingSafeEqual } from 'node:crypto'
import type { Secret } from '../secret.ts'

/** 192 bits cannot be guessed. */
const BYTES = 24
const form = /^(INV\d{12})-([\w-]{32})$/

/** The invoice number and a signature over it, used in links. */
export function invoiceToken(secret: Secret, invoice: string) {
  return `${invoice}-${signatureOf(secret, invoice).toString('base64url')}`
}

/** Returns the invoice number of a valid token, else undefined. */
export function readInvoiceToken(secret: Secret, token: string) {
  const [, invoice, signature] = form.exec(token) ?? []
  if (!invoice || !signature) return undefined
  return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(secret, invoice)) ? invoice : undefined
}

function signatureOf(secret: Secret, invoice: string) {
  return secret.digest('invoice', invoice).subarray(0, BYTES)
}
