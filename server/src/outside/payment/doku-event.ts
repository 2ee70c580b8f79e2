import * as z from 'zod'
import type { GatewayState, PaymentEvent } from './payment-gateway.ts'
import { wholeRupiah } from '../whole-rupiah.ts'

/** Only the fields we read: DOKU adds others without notice. */
const message = z.object({
  order: z.object({
    invoice_number: z.string().min(1).max(64),
    amount: z.unknown().optional(),
    currency: z.string().nullish(),
  }),
  transaction: z.object({ status: z.string(), original_request_id: z.string().nullish() }),
  channel: z.object({ id: z.string().nullish() }).nullish(),
  virtual_account_info: z.object({ virtual_account_number: z.string().nullish() }).nullish(),
})

const states: Record<string, GatewayState> = {
  PENDING: 'PENDING',
  REDIRECT: 'PENDING',
  TIMEOUT: 'PENDING',
  SUCCESS: 'PAID',
  FAILED: 'FAILED',
  EXPIRED: 'EXPIRED',
  REFUNDED: 'REFUNDED',
}

/** Notifications and status responses have the same form. */
export function dokuEvent(value: unknown): PaymentEvent | undefined {
  const { data } = message.safeParse(value)
  const state = data && states[data.transaction.status]
  if (!data || !state) return undefined
  const { order, transaction, channel, virtual_account_info: account } = data
  return {
    invoice: order.invoice_number,
    state,
    amount: wholeRupiah(order.amount),
    currency: order.currency ?? null,
    channel: channel?.id ?? null,
    accountNumber: account?.virtual_account_number?.trim() ?? null,
    requestId: transaction.original_request_id ?? null,
  }
}
