import { readPublicInvoice } from '@nmw/contract/invoice'
import type { Load } from '../../lib/load.ts'

export const loadInvoice: Load = ({ read, params }) =>
  read(readPublicInvoice, { params: { param: params.params ?? '' } })
