import type { OrderStatus, PaymentStatus } from '@nmw/contract/order'

type OrderType = 'MARKETPLACE' | 'CONSULTATION'
export type Mover = 'patient' | 'pharmacist' | 'frontOffice' | 'system'

type Move = {
  from: OrderStatus
  to: OrderStatus | Record<OrderType, OrderStatus>
  /** Unchanged if omitted. */
  payment?: PaymentStatus
  by: readonly Mover[]
  /** Shown in the timeline. */
  note: string
  /** Sent after the invoice number; omitted where the patient acts. */
  news?: string
}

/** All possible moves of an order. */
export const orderMoves = {
  pay: {
    from: 'WAITING_PAYMENT',
    to: { MARKETPLACE: 'WAITING_CONFIRM', CONSULTATION: 'CONSULTATION' },
    payment: 'PAID',
    by: ['system', 'frontOffice'],
    note: 'Pembayaran diterima',
    news: 'sudah dibayar.',
  },
  expire: {
    from: 'WAITING_PAYMENT',
    to: 'CANCEL',
    payment: 'EXPIRED',
    by: ['system'],
    note: 'Batas waktu pembayaran terlewati',
    news: 'dibatalkan karena batas waktu pembayaran terlewati.',
  },
  /** Staff cancel only their own mistakes, with their own note. */
  cancel: {
    from: 'WAITING_PAYMENT',
    to: 'CANCEL',
    payment: 'CANCEL',
    by: ['patient', 'frontOffice'],
    note: 'Dibatalkan oleh Anda',
  },
  fail: {
    from: 'WAITING_PAYMENT',
    to: 'CANCEL',
    payment: 'FAILED',
    by: ['system'],
    note: 'Pembayaran tidak dapat dibuat',
    news: 'dibatalkan karena pembayaran tidak dapat dibuat.',
  },
  confirm: {
    from: 'WAITING_CONFIRM',
    to: 'PROCESS',
    by: ['pharmacist'],
    note: 'Resep dan stok diperiksa apoteker',
    news: 'sedang kami siapkan.',
  },
  refuse: {
    from: 'WAITING_CONFIRM',
    to: 'CANCEL',
    by: ['pharmacist'],
    note: 'Ditolak apoteker, dana dikembalikan',
    news: 'tidak dapat kami penuhi. Dana Anda dikembalikan.',
  },
  ready: {
    from: 'PROCESS',
    to: 'SELF_PICKUP',
    by: ['pharmacist'],
    note: 'Siap diambil di klinik',
    news: 'siap diambil di klinik.',
  },
  ship: {
    from: 'PROCESS',
    to: 'SHIPPED',
    by: ['pharmacist', 'system'],
    note: 'Diserahkan kepada kurir',
    news: 'sedang dikirim.',
  },
  /** It cannot be shipped or prepared after all; the money is refunded. */
  stop: {
    from: 'PROCESS',
    to: 'CANCEL',
    by: ['pharmacist'],
    note: 'Dibatalkan klinik, dana dikembalikan',
    news: 'dibatalkan klinik. Dana Anda dikembalikan.',
  },
  /** It was not or cannot be picked up: goods go back to the shelf, the money is refunded. */
  shelve: {
    from: 'SELF_PICKUP',
    to: 'CANCEL',
    by: ['pharmacist'],
    note: 'Dibatalkan klinik, dana dikembalikan',
    news: 'dibatalkan klinik. Dana Anda dikembalikan.',
  },
  handOver: {
    from: 'SELF_PICKUP',
    to: 'COMPLETED',
    by: ['frontOffice'],
    note: 'Diambil di klinik',
    news: 'selesai. Terima kasih.',
  },
  receive: {
    from: 'SHIPPED',
    to: 'COMPLETED',
    by: ['patient', 'system'],
    note: 'Pesanan diterima',
    news: 'dinyatakan sudah diterima.',
  },
  /** Its parcel came back or is lost; the money is refunded. */
  abandon: {
    from: 'SHIPPED',
    to: 'CANCEL',
    by: ['pharmacist'],
    note: 'Paket tidak sampai, dana dikembalikan',
    news: 'tidak sampai kepada Anda. Dana Anda dikembalikan.',
  },
  /** A paid consultation that will not take place; the money is refunded. */
  withdraw: {
    from: 'CONSULTATION',
    to: 'CANCEL',
    by: ['frontOffice', 'system'],
    note: 'Konsultasi dibatalkan klinik',
    news: 'dibatalkan klinik. Dana Anda dikembalikan.',
  },
} as const satisfies Record<string, Move>

export type OrderMove = keyof typeof orderMoves
