import { CATEGORY } from '@nmw/contract/notification'
import { formatRupiah } from '@nmw/contract/rupiah'
import { and, eq, ne } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { moneyEntry, payment } from '../database/schema/payment-table.ts'
import { notify } from '../notification/notify.ts'
import { payOrder } from '../order/pay-order.ts'
import { openOwedCase } from '../refund/open-refund-case.ts'
import type { OrderRow, PaymentRow } from './payment-queries.ts'

export type MoneyOutcome = 'applied' | 'repeated' | 'late'

/**
 * All effects of a payment, once, in the caller's transaction: payment, ledger entry and order. Money for an ended or
 * paid order is refunded.
 */
export async function receiveMoney(
  context: Context,
  db: Database,
  { payable, row }: { payable: OrderRow; row: PaymentRow },
): Promise<MoneyOutcome> {
  const at = context.now()
  const [paid] = await db
    .update(payment)
    .set({ state: 'PAID', lastError: null })
    .where(and(eq(payment.id, row.id), ne(payment.state, 'PAID')))
    .returning({ id: payment.id })
  if (!paid) return 'repeated'
  const { id: orderId, invoice } = payable
  const entry = { orderId, amount: row.amount, reference: `payment-${row.id}`, at }
  await db.insert(moneyEntry).values({ ...entry, kind: 'received' })
  const effect = await payOrder(context, db, { orderId })
  const outcome = effect === 'paid' ? 'applied' : 'late'
  const detail = { amount: row.amount, provider: row.provider, outcome }
  await db.insert(auditEntry).values({ at, action: 'payment-received', object: invoice, detail })
  if (effect !== 'paid') await refundLatePayment(context, db, payable, { ...entry, after: lateReasons[effect] })
  return outcome
}

const lateReasons = { late: 'pesanan berakhir', already: 'pesanan lunas' }

type Entry = { orderId: number; amount: number; reference: string; at: Date }

async function refundLatePayment(
  context: Context,
  db: Database,
  { patientId, invoice }: OrderRow,
  { after, ...entry }: Entry & { after: string },
) {
  const { orderId, amount, reference, at } = entry
  const reason = `Dana diterima setelah ${after}`
  await openOwedCase(context, db, { orderId, amount, reason, openedById: null })
  context.log.warn({ invoice, amount }, 'late payment will be refunded')
  await notify(db, {
    accountId: patientId,
    category: CATEGORY.payment,
    message: `Pembayaran ${formatRupiah(amount)} untuk ${invoice} kami terima setelah ${after}. Dana akan dikembalikan; lengkapi rekening Anda pada pesanan ini.`,
    link: `/user/order/${invoice}`,
    dedupeKey: `late-${reference}`,
    at,
  })
}
