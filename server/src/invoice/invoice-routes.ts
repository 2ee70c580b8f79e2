import * as contract from '@nmw/contract/invoice'
import { route } from '../http/route.ts'
import { listInvoices } from './list-invoices.ts'
import { readOwnInvoice, readPublicInvoice } from './read-invoice.ts'

export const invoiceRoutes = [
  route(contract.listInvoices, listInvoices),
  route(contract.readPublicInvoice, readPublicInvoice),
  route(contract.readOwnInvoice, readOwnInvoice),
]
