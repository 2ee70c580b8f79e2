import type { OrderStatus, PaymentStatus } from '@nmw/contract/order'

export type OrderType = 'MARKETPLACE' | 'CONSULTATION'
export type Mover = 'patient' | 'pharmacist' | 'frontOffice' | 'system'

type Move = {
  from: OrderStatus
  to: OrderStatus | Record<OrderType, OrderStatus>
  /** Left as it is where nothing is said. */
  payment?: PaymentStatus
  by: readonly Mover[]
  /** What the timeline says. */
  note: string
}

/** Every way an order may go. What is not here does not happen. */
export const orderMoves = {
  pay: {
    from: 'WAITING_PAYMENT',
    to: { MARKETPLACE: 'WAITING_CONFIRM', CONSULTATION: 'CONSULTATION' },
    payment: 'PAID',
    by: ['system'],
    note: 'Pembayaran diterima',
  },
  expire: {
    from: 'WAITING_PAYMENT',
    to: 'CANCEL',
    payment: 'EXPIRED',
    by: ['system'],
    note: 'Batas waktu pembayaran terlewati',
  },
  cancel: { from: 'WAITING_PAYMENT', to: 'CANCEL', payment: 'CANCEL', by: ['patient'], note: 'Dibatalkan oleh Anda' },
  fail: {
    from: 'WAITING_PAYMENT',
    to: 'CANCEL',
    payment: 'FAILED',
    by: ['system'],
    note: 'Pembayaran tidak dapat dibuat',
  },
  confirm: { from: 'WAITING_CONFIRM', to: 'PROCESS', by: ['pharmacist'], note: 'Resep dan stok diperiksa apoteker' },
  refuse: { from: 'WAITING_CONFIRM', to: 'CANCEL', by: ['pharmacist'], note: 'Ditolak apoteker, dana dikembalikan' },
  ready: { from: 'PROCESS', to: 'SELF_PICKUP', by: ['pharmacist'], note: 'Siap diambil di klinik' },
  ship: { from: 'PROCESS', to: 'SHIPPED', by: ['pharmacist'], note: 'Diserahkan kepada kurir' },
  handOver: { from: 'SELF_PICKUP', to: 'COMPLETED', by: ['frontOffice'], note: 'Diambil di klinik' },
  receive: { from: 'SHIPPED', to: 'COMPLETED', by: ['patient', 'system'], note: 'Pesanan diterima' },
  /** A paid consultation that will not take place; the money goes back through a case. */
  withdraw: { from: 'CONSULTATION', to: 'CANCEL', by: ['frontOffice', 'system'], note: 'Konsultasi dibatalkan klinik' },
} as const satisfies Record<string, Move>

export type OrderMove = keyof typeof orderMoves
