import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const METHOD_NOT_READY = 'Metode pembayaran ini belum tersedia'
export const PAYMENT_FAILED = 'Gagal Melanjutkan Pembayaran'
export const PAYMENT_EXPIRED = 'Pembayaran Kadaluarsa'

/** Label of an order past its deadline while the gateway is asked whether money arrived. */
export const CHECKING_PAYMENT = 'Memeriksa Pembayaran'
export const CHECKING_PAYMENT_TEXT =
  'Waktu bayar sudah habis. Kami sedang memeriksa apakah pembayaran Anda sudah masuk; dana yang telanjur Anda bayarkan tidak hilang.'

const paymentMethod = z.object({
  pchCategory: z.string(),
  pchCode: z.string(),
  pchName: z.string(),
  pchAvatar: z.string(),
  /** False until the gateway of this method is configured. */
  available: z.boolean(),
})
export type PaymentMethod = z.infer<typeof paymentMethod>

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/legacy/payment/service',
  audience: 'member',
  summary: 'Payment methods, virtual accounts first',
  result: z.array(paymentMethod),
})

const invoice = z.object({ invoice: z.string('Data Tidak Ditemukan').check(z.maxLength(40)) })

export const readInstructions = endpoint({
  method: 'GET',
  path: '/legacy/payment/how-to-pay/:invoice',
  audience: 'member',
  summary: 'Payment instructions of an own order, and its status at the gateway',
  params: invoice,
  result: z.object({
    order: z.object({ invoice_number: z.string(), amount: z.number() }),
    virtual_account_info: z.object({
      virtual_account_number: z.string(),
      /** ACTIVE or PENDING while payable; then PAID, EXPIRED, FAILED or CANCEL. */
      status: z.string(),
      expired_date_utc: z.iso.datetime(),
    }),
    /** The number belongs to no bank: the page warns against paying real money. */
    simulated: z.boolean(),
    /** The gateway's hosted page for cards; to be opened, not parsed. */
    hosted_page_url: z.nullable(z.string()),
    payment_instruction: z.array(z.object({ channel: z.string(), step: z.array(z.string()) })),
  }),
})

export const retryPayment = endpoint({
  method: 'POST',
  path: '/legacy/payment/retry/:invoice',
  audience: 'member',
  summary: 'Ask the gateway again for a payment that could not be opened; changes nothing if one is open',
  params: invoice,
  result: z.object({ invoice_number: z.string() }),
})
