import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf, pageQuery } from './page.ts'
import { searchText } from './text.ts'

export const ORDER_LABELS = {
  WAITING_PAYMENT: 'Menunggu Pembayaran',
  WAITING_CONFIRM: 'Menunggu Konfirmasi',
  PROCESS: 'Dalam Penanganan',
  SELF_PICKUP: 'Ambil Di Klinik',
  SHIPPED: 'Dalam Pengiriman',
  COMPLETED: 'Pesanan Selesai',
  CANCEL: 'Pesanan Dibatalkan',
  CONSULTATION: 'Selesai',
} as const
export type OrderStatus = keyof typeof ORDER_LABELS

export const PAYMENT_LABELS = {
  PENDING: 'Menunggu Pembayaran',
  EXPIRED: 'Pembayaran Kadaluarsa',
  PAID: 'Pembayaran Berhasil',
  FAILED: 'Pembayaran Gagal',
  CANCEL: 'Pesanan Dibatalkan',
} as const
export type PaymentStatus = keyof typeof PAYMENT_LABELS

export const ORDER_CANCELLED = 'Berhasil Membatalkan Pesanan'

const orderStatus = z.enum(Object.keys(ORDER_LABELS) as [OrderStatus, ...OrderStatus[]])
const paymentStatus = z.enum(Object.keys(PAYMENT_LABELS) as [PaymentStatus, ...PaymentStatus[]])
/** The payment time is over, and the gateway is asked whether money arrived. */
const checkingPayment = z.boolean()
export const invoiceParam = z.object({ invoice: z.string('Data Tidak Ditemukan').check(z.maxLength(40)) })

const paymentInformation = z.object({
  payment_methode: z.string(),
  method: z.object({ code: z.string(), name: z.string(), image: z.string() }),
  virtual_account_info: z.nullable(
    z.object({
      virtual_account_number: z.string(),
      expired_date_utc: z.iso.datetime(),
      how_to_pay_api: z.string(),
    }),
  ),
})

const orderCard = z.object({
  id: z.number(),
  invoice: z.string(),
  createDate: z.iso.datetime(),
  transactionType: z.enum(['MARKETPLACE', 'KONSULTASI']),
  paymentStatus,
  orderStatus,
  grandtotal: z.number(),
  items: z.array(z.object({ INAMA: z.string(), ivdQty: z.number() })),
  image: z.nullable(z.string()),
  doctor_name: z.nullable(z.string()),
  doctor_image: z.nullable(z.string()),
  medId: z.nullable(z.string()),
  rsvId: z.nullable(z.number()),
  expiredDate: z.iso.datetime(),
  checkingPayment,
  paymentInformation,
})
export type OrderCard = z.infer<typeof orderCard>

export const searchOrders = endpoint({
  method: 'GET',
  path: '/legacy/order/search-order',
  audience: 'member',
  summary:
    'Orders of the member, newest first, by type or status; with WAITING_PAYMENT all that can be paid, and separately those whose payment is being checked',
  query: z.object({
    ...pageQuery,
    search: searchText,
    status: z.optional(z.union([orderStatus, z.literal(['MARKETPLACE', '', 'all'])])),
    startDate: z.optional(z.union([z.iso.date('Tanggal tidak valid'), z.literal('')])),
    endDate: z.optional(z.union([z.iso.date('Tanggal tidak valid'), z.literal('')])),
  }),
  result: z.extend(pageOf(orderCard), {
    /** With WAITING_PAYMENT: the newest orders past their deadline whose payment is still being checked. */
    checking: z.array(orderCard),
  }),
})

const orderRefund = z.object({
  id: z.number(),
  state: z.enum(['DIAJUKAN', 'DISETUJUI', 'DITRANSFER', 'DITOLAK']),
  amount: z.number(),
  reason: z.string(),
  needsBank: z.boolean(),
  note: z.nullable(z.string()),
})
export type OrderRefund = z.infer<typeof orderRefund>

export const readOrder = endpoint({
  method: 'GET',
  path: '/legacy/order/search/:invoice',
  audience: 'member',
  summary: 'One order of the member with everything on it',
  params: invoiceParam,
  result: z.object({
    invoice: z.string(),
    createTime: z.iso.datetime(),
    transactionType: z.enum(['MARKETPLACE', 'KONSULTASI']),
    orderStatus,
    paymentStatus,
    paymentInformation,
    items: z.array(
      z.object({
        ivdIID: z.string(),
        INAMA: z.string(),
        ivdQty: z.number(),
        ivdPrice: z.number(),
        PHTLOCATION: z.string(),
        usingDetail: z.string(),
      }),
    ),
    summary: z.object({
      totalProduct: z.number(),
      /** Goods before and after discounts. */
      totalListPrice: z.number(),
      totalProductPrice: z.number(),
      totalWeight: z.number(),
      shippingPrice: z.number(),
      insuranceFee: z.number(),
      serviceFee: z.number(),
      grandTotal: z.number(),
      useInsurance: z.boolean(),
    }),
    shipping: z.nullable(
      z.object({
        shippingType: z.string(),
        shippingMethode: z.string(),
        shippingEst: z.nullable(z.string()),
        noResi: z.nullable(z.string()),
        pickupCode: z.nullable(z.string()),
      }),
    ),
    recipient: z.nullable(z.object({ recipientName: z.string(), phone: z.string(), address: z.string() })),
    pickup: z.nullable(z.object({ name: z.string(), address: z.string() })),
    consult: z.nullable(
      z.object({
        id: z.number(),
        date: z.iso.date(),
        time: z.string(),
        branch: z.string(),
        type: z.string(),
        state: z.enum(['ahead', 'done', 'absent', 'cancelled']),
      }),
    ),
    docter: z.nullable(z.object({ name: z.string(), image: z.string() })),
    medId: z.nullable(z.string()),
    rsvId: z.nullable(z.number()),
    expiredDate: z.iso.datetime(),
    checkingPayment,
    paidAt: z.nullable(z.iso.datetime()),
    events: z.array(z.object({ status: z.string(), note: z.string(), at: z.iso.datetime() })),
    refund: z.nullable(orderRefund),
    /** All refund cases, newest first, including refused ones. */
    refunds: z.array(orderRefund),
    canCancel: z.boolean(),
    canReceive: z.boolean(),
    canAskRefund: z.boolean(),
  }),
})
export type OrderDetail = z.infer<typeof readOrder.result>

export const cancelOrder = endpoint({
  method: 'PUT',
  path: '/legacy/order/cancel/:invoice',
  audience: 'member',
  summary: 'Cancel an unpaid order; what it reserved is released',
  success: ORDER_CANCELLED,
  params: invoiceParam,
  result: z.literal(true),
})

export const receiveOrder = endpoint({
  method: 'PUT',
  path: '/legacy/order/receive/:invoice',
  audience: 'member',
  summary: 'Confirm that the parcel has arrived',
  success: 'Pesanan Diterima',
  params: invoiceParam,
  result: z.literal(true),
})
