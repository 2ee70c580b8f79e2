import * as z from 'zod'
import type { GatewayState, KnownPayment, PaymentEvent } from './payment-gateway.ts'
import { wholeRupiah } from '../whole-rupiah.ts'

const money = z.object({ value: z.unknown().optional(), currency: z.string().nullish() })

const notification = z.object({
  trxId: z.string().min(1).max(64),
  virtualAccountNo: z.string().nullish(),
  paidAmount: money,
  additionalInfo: z.object({ channel: z.string().nullish() }).nullish(),
})

/** SNAP only notifies of received payments. */
export function snapNotificationEvent(value: unknown): PaymentEvent | undefined {
  const { data } = notification.safeParse(value)
  if (!data) return undefined
  return {
    invoice: data.trxId,
    state: 'PAID',
    amount: wholeRupiah(data.paidAmount.value),
    currency: data.paidAmount.currency ?? null,
    channel: data.additionalInfo?.channel ?? null,
    accountNumber: data.virtualAccountNo?.trim() ?? null,
    requestId: null,
  }
}

const status = z.object({
  virtualAccountData: z.object({
    paymentFlagReason: z.object({ english: z.string() }),
    virtualAccountNo: z.string().nullish(),
    paidAmount: money.nullish(),
  }),
})

/** The status request names the account, so we add the invoice. */
export function snapStatusEvent(value: unknown, { invoice }: KnownPayment): PaymentEvent | undefined {
  const { data } = status.safeParse(value)
  if (!data) return undefined
  const { paymentFlagReason, paidAmount, virtualAccountNo } = data.virtualAccountData
  return {
    invoice,
    state: stateOf(paymentFlagReason.english),
    amount: wholeRupiah(paidAmount?.value),
    currency: paidAmount?.currency ?? null,
    channel: null,
    accountNumber: virtualAccountNo?.trim() ?? null,
    requestId: null,
  }
}

function stateOf(text: string): GatewayState {
  if (/^(success|successful|paid)$/i.test(text)) return 'PAID'
  if (/^expired$/i.test(text)) return 'EXPIRED'
  return /^failed$/i.test(text) ? 'FAILED' : 'PENDING'
}
