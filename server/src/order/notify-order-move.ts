import { CATEGORY } from '@nmw/contract/notification'
import type { Database } from '../database/connection.ts'
import type { order } from '../database/schema/order-table.ts'
import { formatLongDay } from '../format-long-day.ts'
import { announce, announceStaff } from '../live/announce.ts'
import { notify } from '../notification/notify.ts'
import { lastRefundDay } from '../refund/may-ask-refund.ts'
import { type Mover, type OrderMove, orderMoves } from './order-moves.ts'

type Row = typeof order.$inferSelect
type MoveNews = { move: OrderMove; by: Mover; news?: string }

/** Open pages reload the order, and the patient is notified of what others did. */
export async function notifyOrderMove(db: Database, row: Row, { move, by, news }: MoveNews, at: Date) {
  const { patientId, invoice, type, branchId } = row
  await announce(db, { accountId: patientId, topic: 'order', id: invoice })
  await announceStaff(db, { branchId, topic: 'order', id: invoice })
  // The queue shows who has paid.
  if (type === 'CONSULTATION') await announceStaff(db, { branchId, topic: 'queue', id: invoice })
  const made = orderMoves[move]
  if (!('news' in made) || by === 'patient') return
  // Somebody else confirmed the receipt, so the patient is told the deadline for a refund.
  const remedy =
    move === 'receive' ? ` Bila belum, ajukan pengembalian dana sampai ${formatLongDay(lastRefundDay(at))}.` : ''
  await notify(db, {
    accountId: patientId,
    category: CATEGORY.payment,
    message: `${type === 'CONSULTATION' ? 'Konsultasi' : 'Pesanan'} ${invoice} ${news ?? made.news}${remedy}`,
    link: `/user/order/${invoice}`,
    dedupeKey: `order-${invoice}-${move}`,
    at,
  })
}
