import { timingSafeEqual } from 'node:crypto'
import type { Secret } from '../secret.ts'

/** 192 bits: nobody guesses one, however long she tries. */
const BYTES = 24
const form = /^(INV\d{12})-([\w-]{32})$/

/** What stands in the link of a receipt: its number, and a proof that we gave the link out. */
export function invoiceToken(secret: Secret, invoice: string) {
  return `${invoice}-${signatureOf(secret, invoice).toString('base64url')}`
}

/** The number in a token of ours; nothing for any other text. */
export function readInvoiceToken(secret: Secret, token: string) {
  const [, invoice, signature] = form.exec(token) ?? []
  if (!invoice || !signature) return undefined
  return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(secret, invoice)) ? invoice : undefined
}

function signatureOf(secret: Secret, invoice: string) {
  return secret.digest('invoice', invoice).subarray(0, BYTES)
}
