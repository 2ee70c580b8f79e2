import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { NO_INVOICE } from './invoice-labels.ts'
import { PAYMENT_LABELS, type PaymentStatus } from './order.ts'
import { pageOf, pageQuery } from './page.ts'
import { zoneValue } from './zone-value.ts'

const card = z.object({
  value: z.number(),
  name: z.string(),
  /** The last four digits, or empty. */
  no: z.string(),
})

const invoiceFields = {
  /** The buyer; shortened for readers who only have the link. */
  name: z.string(),
  status: z.enum(['success', 'cancel', 'pending']),
  header: z.object({
    date: z.iso.datetime(),
    noInvoice: z.string(),
    /** The customer number. */
    patientId: z.string(),
    grandTotal: z.number(),
  }),
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.number(),
      /** Unit price before the discount. */
      price: z.number(),
      /** Discount of the whole line. */
      discount: z.number(),
      subTotal: z.number(),
    }),
  ),
  resep: z.nullable(z.object({ name: z.string(), doctor: z.string(), quantity: z.number() })),
  detail: z.object({
    cash: z.number(),
    debit: card,
    kredit: card,
    voucher: z.number(),
    dp: z.number(),
    transfer: z.number(),
    merchant: z.object({ value: z.number(), name: z.string() }),
    subTotal: z.number(),
    payTotal: z.number(),
    return: z.number(),
  }),
  point: z.number(),
  edited: z.boolean(),
  paymentStatus: z.enum(Object.keys(PAYMENT_LABELS) as [PaymentStatus, ...PaymentStatus[]]),
  branch: z.object({ name: z.string(), address: z.string(), zone: zoneValue() }),
  /** Channel of a transfer, such as a virtual account. */
  method: z.string(),
  /** Shipping, insurance, service: between subtotal and grand total. */
  fees: z.array(z.object({ name: z.string(), value: z.number() })),
  tax: z.object({
    label: z.string(),
    gross: z.number(),
    net: z.number(),
    base: z.number(),
    tax: z.number(),
    note: z.string(),
  }),
}
const invoice = z.object(invoiceFields)
export type Invoice = z.infer<typeof invoice>

export const readPublicInvoice = endpoint({
  method: 'GET',
  path: '/legacy/invoice/apoteker/web/:param',
  audience: 'public',
  recognises: 'member',
  summary: 'A receipt by the token of its link; by its plain number only for its owner',
  params: z.object({ param: z.string(NO_INVOICE).check(z.maxLength(100, NO_INVOICE)) }),
  result: invoice,
})

const ownInvoice = z.object({
  ...invoiceFields,
  buyer: z.object({ name: z.string(), phone: z.nullable(z.string()), address: z.nullable(z.string()) }),
  /** In grams; 0 where nothing is shipped. */
  weight: z.number(),
  /** The link to share is /invoice/ and this token. */
  token: z.string(),
})
export type OwnInvoice = z.infer<typeof ownInvoice>

export const readOwnInvoice = endpoint({
  method: 'GET',
  path: '/legacy/invoice/user/:invoice',
  audience: 'member',
  summary: 'An invoice of the member with everything that is printed on it, and the token of its public receipt',
  params: z.object({ invoice: z.string(NO_INVOICE).check(z.maxLength(40, NO_INVOICE)) }),
  result: ownInvoice,
})

const invoiceLine = z.object({
  status: z.enum(['success', 'cancel']),
  branch: z.object({ name: z.string() }),
  date: z.iso.datetime(),
  noInvoice: z.string(),
  summary: z.object({
    payment: z.array(z.object({ type: z.string(), name: z.string(), value: z.number() })),
    grandTotal: z.number(),
  }),
  point: z.number(),
  /** Changed after it was issued. */
  edited: z.boolean(),
  /** Bought online or at a clinic's desk. */
  source: z.enum(['order', 'clinic']),
})
export type InvoiceLine = z.infer<typeof invoiceLine>

export const listInvoices = endpoint({
  method: 'GET',
  path: '/legacy/invoice/v1/users',
  audience: 'member',
  summary: 'Invoices of the member, paid or cancelled, newest first',
  query: z.object(pageQuery),
  result: pageOf(invoiceLine),
})
