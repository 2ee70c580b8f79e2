import { PAYMENT_METHOD_LABELS } from '@nmw/contract/invoice-labels'
import type { SALE_PAYMENTS } from '../database/schema/sale-table.ts'

type Part = { type: (typeof SALE_PAYMENTS)[number]; name: string | null; lastFour: string | null }

/** 'Debit BCA (1234)' */
export function paymentName({ type, name, lastFour }: Part) {
  return [PAYMENT_METHOD_LABELS[type], name, lastFour && `(${lastFour})`].filter(Boolean).join(' ')
}
