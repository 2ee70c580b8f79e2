import type { PaymentStatus } from '@nmw/contract/order'
import type { Zone } from '@nmw/contract/zone'

type InvoiceLineFacts = { name: string; quantity: number; listPrice: number; price: number; taxable: boolean }
export type PaidPart = { type: string; value: number; name: string | null; lastFour: string | null }

/** Everything printed on an invoice of an order or a clinic sale. */
export type InvoiceFacts = {
  invoice: string
  ownerId: number | null
  paymentStatus: PaymentStatus
  at: Date
  /** The setting at that date; undefined means the statutory rate. */
  vatPercent?: number | undefined
  branch: { name: string; address: string; zone: Zone }
  buyer: { name: string; phone: string | null; address: string | null }
  customerNumber: string
  lines: InvoiceLineFacts[]
  fees: { name: string; value: number }[]
  payments: PaidPart[]
  method: string
  change: number
  weight: number
  prescription: { name: string; doctor: string; quantity: number } | null
  points: number
  edited: boolean
}
