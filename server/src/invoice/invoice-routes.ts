import * as contract from '@nmw/contract/invoice'
import { route } from '../http/route.ts'
import { listInvoices } from './list-invoices.ts'

export const invoiceRoutes = [route(contract.listInvoices, listInvoices)]
