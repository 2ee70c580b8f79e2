import { listPaymentMethods } from '@nmw/contract/payment'
import type { Load } from '../../../lib/reads/load.ts'

export const loadConsultPay: Load = ({ read }) => read(listPaymentMethods, {})
