import * as payment from '@nmw/contract/payment'
import * as reconciliation from '@nmw/contract/ops-reconciliation'
import { type Route, route } from '../http/route.ts'
import { checkNotice } from './check-notice.ts'
import { readReconciliation } from './read-reconciliation.ts'
import { listPaymentMethods } from '../payment-method/list-payment-methods.ts'
import { readInstructions } from './read-instructions.ts'
import { retryPayment } from './retry-payment.ts'

export const paymentRoutes: Route[] = [
  route(payment.listPaymentMethods, listPaymentMethods),
  route(payment.readInstructions, readInstructions),
  route(payment.retryPayment, retryPayment),
  route(reconciliation.readReconciliation, readReconciliation),
  route(reconciliation.checkNotice, checkNotice),
]
