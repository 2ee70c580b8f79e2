import { DESK_PAYMENT_LABELS, type DeskPayment } from '@nmw/contract/ops-payment'
import { formatRupiah } from '@nmw/contract/rupiah'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import type { order } from '../database/schema/order-table.ts'
import { deskPayment, moneyEntry } from '../database/schema/payment-table.ts'
import { Problem, refused } from '../http/problem.ts'
import type { Client } from '../http/client.ts'
import { invoiceToken } from '../invoice/invoice-token.ts'
import { moveOrder } from '../order/move-order.ts'
import { deskMethodCode } from '../payment-method/desk-methods.ts'

type Taking = {
  payable: Pick<typeof order.$inferSelect, 'id' | 'invoice' | 'grandTotal'>
  handed: DeskPayment
  byAccountId: number
  client: Client
}

/**
 * The money of a consultation in the desk's hand, in the caller's transaction: the same move as for money of a gateway,
 * one entry in the ledger, one receipt. Undefined when the order no longer waits for money: then none is taken. What a
 * gateway brings afterwards is owed back; its account is closed by the job that follows payments.
 */
export async function takeDeskPayment(
  context: Context,
  db: Database,
  { payable, handed, byAccountId, client }: Taking,
) {
  const { type, name = null, no: lastFour = null } = handed
  const { id: orderId, invoice, grandTotal: amount } = payable
  const at = context.now()
  const { paid, change } = countMoney(handed, amount)
  const moved = await moveOrder(context, db, {
    orderId,
    move: 'pay',
    by: 'frontOffice',
    byAccountId,
    note: `Pembayaran diterima di klinik (${DESK_PAYMENT_LABELS[type]})`,
    set: { paymentMethod: deskMethodCode(type) },
  })
  if (!moved) return undefined
  const [row] = await db
    .insert(deskPayment)
    .values({ orderId, type, amount, paid, change, name, lastFour, byAccountId, at })
    .returning({ id: deskPayment.id })
  await db.insert(moneyEntry).values({ orderId, kind: 'received', amount, reference: `desk-${row!.id}`, at })
  await recordAudit(context, db, client, {
    action: 'pay-at-desk',
    accountId: byAccountId,
    object: invoice,
    detail: { amount, type, change },
  })
  return { invoice, token: invoiceToken(context.secret, invoice), total: amount, paid, change }
}

/** Only cash gives change; a card or a transfer is of the exact price. */
function countMoney({ type, value }: DeskPayment, amount: number) {
  const paid = value ?? amount
  if (paid < amount) throw new Problem(400, `Pembayaran kurang ${formatRupiah(amount - paid)}`)
  if (paid > amount && type !== 'cash') throw refused('Kembalian hanya dapat diberikan dari uang tunai', 'value')
  return { paid, change: paid - amount }
}
