import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf, pageQuery } from './page.ts'

const invoiceLine = z.object({
  status: z.enum(['success', 'cancel']),
  branch: z.object({ name: z.string() }),
  date: z.iso.datetime(),
  noInvoice: z.string(),
  summary: z.object({
    payment: z.array(z.object({ type: z.string(), name: z.string(), value: z.number() })),
    grandTotal: z.number(),
  }),
  /** Points it brought. */
  point: z.number(),
  edited: z.boolean(),
})
export type InvoiceLine = z.infer<typeof invoiceLine>

export const listInvoices = endpoint({
  method: 'GET',
  path: '/legacy/invoice/v1/users',
  audience: 'member',
  summary: 'What the member paid, or what came to nothing, newest first',
  query: z.object(pageQuery),
  result: pageOf(invoiceLine),
})
