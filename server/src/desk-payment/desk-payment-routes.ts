import * as contract from '@nmw/contract/ops-payment'
import { route } from '../http/route.ts'
import { payAtDesk } from './pay-at-desk.ts'

export const deskPaymentRoutes = [route(contract.payAtDesk, payAtDesk)]
