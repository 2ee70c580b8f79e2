import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ROLES } from './role.ts'
import { MAX_RUPIAH } from './sale.ts'
import { requiredText } from './text.ts'

export const DESK_PAYMENTS = ['cash', 'debit', 'kredit', 'transfer'] as const
export type DeskPaymentType = (typeof DESK_PAYMENTS)[number]
export const DESK_PAYMENT_LABELS: Record<DeskPaymentType, string> = {
  cash: 'Tunai',
  debit: 'Kartu debit',
  kredit: 'Kartu kredit',
  transfer: 'Transfer',
}

/** Payment at the desk for one consultation. */
export const deskPayment = z
  .strictObject({
    type: z.enum(DESK_PAYMENTS, 'Pilih cara bayar'),
    /** Cash as counted; defaults to the exact price. */
    value: z.optional(
      z
        .number('Jumlah tidak valid')
        .check(z.int('Jumlah tidak valid'), z.gte(1, 'Jumlah tidak valid'), z.lte(MAX_RUPIAH)),
    ),
    /** Bank and last digits of a card. */
    name: z.optional(requiredText('Nama bank', 60)),
    no: z.optional(z.string().check(z.regex(/^\d{4}$/, 'Isi 4 angka terakhir kartu'))),
  })
  .check(
    z.refine(({ type, name }) => isCard(type) === (name !== undefined), {
      message: 'Isi nama bank kartu',
      path: ['name'],
    }),
    z.refine(({ type, no }) => isCard(type) === (no !== undefined), {
      message: 'Isi 4 angka terakhir kartu',
      path: ['no'],
    }),
  )
export type DeskPayment = z.infer<typeof deskPayment>

export function isCard(type: string) {
  return type === 'debit' || type === 'kredit'
}

export const payAtDesk = endpoint({
  method: 'POST',
  path: '/legacy/ops/payment/:invoice',
  audience: 'ops',
  roles: [ROLES.administrator, ROLES.frontOffice],
  summary: 'Record the payment of a consultation at the desk',
  success: 'Pembayaran diterima',
  once: true,
  params: z.object({ invoice: z.string('Tagihan tidak ditemukan').check(z.maxLength(40)) }),
  body: deskPayment,
  result: z.object({
    invoice: z.string(),
    /** Token of the public receipt. */
    token: z.string(),
    total: z.number(),
    paid: z.number(),
    change: z.number(),
  }),
})
export type DeskReceipt = z.infer<typeof payAtDesk.result>
