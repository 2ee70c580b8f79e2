import type { PaymentStatus } from '@nmw/contract/order'
import type { Zone } from '@nmw/contract/zone'

export type InvoiceLineFacts = { name: string; quantity: number; listPrice: number; price: number; taxable: boolean }
export type PaidPart = { type: string; value: number; name: string | null; lastFour: string | null }

/** All that stands on an invoice, whether it comes from an order or from the desk of a clinic. */
export type InvoiceFacts = {
  invoice: string
  ownerId: number | null
  paymentStatus: PaymentStatus
  at: Date
  /** What the clinic had set by then; else the law's table counts. */
  vatPercent?: number | undefined
  branch: { name: string; address: string; zone: Zone }
  buyer: { name: string; phone: string | null; address: string | null }
  customerNumber: string
  lines: InvoiceLineFacts[]
  fees: { name: string; value: number }[]
  payments: PaidPart[]
  /** The name of the channel of an online payment. */
  method: string
  change: number
  weight: number
  prescription: { name: string; doctor: string; quantity: number } | null
  points: number
  edited: boolean
}
