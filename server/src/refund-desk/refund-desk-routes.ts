import * as contract from '@nmw/contract/ops-refund'
import { route } from '../http/route.ts'
import { decideRefund } from './decide-refund.ts'
import { listRefunds } from './list-refunds.ts'
import { recordTransfer } from './record-transfer.ts'
import { readRefund } from './read-refund.ts'

export const refundDeskRoutes = [
  route(contract.listRefunds, listRefunds),
  route(contract.readRefund, readRefund),
  route(contract.decideRefund, decideRefund),
  route(contract.noteRefundTransfer, recordTransfer),
]
