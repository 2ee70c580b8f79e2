import * as z from 'zod/mini'
import { numberId, roles } from './clinic-values.ts'
import { endpoint } from './endpoint.ts'
import { requiredText } from './text.ts'

/** A payment message that matches no payment, until staff have checked it. */
const paymentNotice = z.object({
  id: z.number(),
  provider: z.string(),
  /** Null if unreadable. */
  invoice: z.nullable(z.string()),
  /** Why it does not match, in the server's words. */
  note: z.nullable(z.string()),
  receivedAt: z.iso.datetime(),
})
export type PaymentNotice = z.infer<typeof paymentNotice>

export const readReconciliation = endpoint({
  method: 'GET',
  path: '/legacy/ops/reconciliation',
  audience: 'ops',
  roles,
  summary: 'The ledger compared with the orders, to the rupiah',
  result: z.object({
    at: z.iso.datetime(),
    /** Nothing left to check. */
    even: z.boolean(),
    received: z.number(),
    byGateway: z.number(),
    atDesk: z.number(),
    paidOrders: z.number(),
    owed: z.number(),
    difference: z.number(),
    /** The oldest of them, and their number. */
    uneven: z.array(z.string()),
    allUneven: z.number(),
    loosePayments: z.number(),
    unmatched: z.number(),
    /** The first of them. */
    notices: z.array(paymentNotice),
  }),
})

export const checkNotice = endpoint({
  method: 'PUT',
  path: '/legacy/ops/reconciliation/notice/:id',
  audience: 'ops',
  roles,
  summary: 'Mark a payment message that matches no payment as checked, with the result',
  success: 'Ditandai sudah diperiksa',
  once: true,
  params: numberId('Kabar pembayaran tidak ditemukan'),
  body: z.strictObject({ note: requiredText('Hasil pemeriksaan', 200) }),
  result: z.literal(true),
})
