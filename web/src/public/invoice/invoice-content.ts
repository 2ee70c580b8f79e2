import { type Invoice, readPublicInvoice } from '@nmw/contract/invoice'
import { ApiError } from '../../lib/call/call.ts'
import type { ReadContent } from '../../lib/reads/content.ts'

export type InvoiceContent = { invoice: Invoice } | { status: number; message: string }

/** A 404 is handled by the page; other failures have their own texts here. */
export const invoiceContent: ReadContent<InvoiceContent> = async ({ call, params: { params: param = '' } }) => {
  try {
    return { invoice: await call(readPublicInvoice, { params: { param } }) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) throw error
    return { status: error.status, message: error.message }
  }
}
