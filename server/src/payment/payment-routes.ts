import * as payment from '@nmw/contract/payment'
import { readReconciliation as reconciliation } from '@nmw/contract/ops-clinic'
import { type Route, route } from '../http/route.ts'
import { readReconciliation } from './read-reconciliation.ts'
import { listPaymentMethods } from '../payment-method/list-payment-methods.ts'
import { readInstructions } from './read-instructions.ts'
import { retryPayment } from './retry-payment.ts'

export const paymentRoutes: Route[] = [
  route(payment.listPaymentMethods, listPaymentMethods),
  route(payment.readInstructions, readInstructions),
  route(payment.retryPayment, retryPayment),
  route(reconciliation, readReconciliation),
]
