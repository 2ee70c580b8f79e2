import { readOwnInvoice } from '@nmw/contract/invoice'
import type { Load } from '../../lib/reads/load.ts'

export const loadMemberInvoice: Load = ({ read, params }) =>
  read(readOwnInvoice, { params: { invoice: params.inv ?? '' } })
