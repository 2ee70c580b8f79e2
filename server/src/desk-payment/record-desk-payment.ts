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

type DeskPaymentInput = {
  payable: Pick<typeof order.$inferSelect, 'id' | 'invoice' | 'grandTotal'>
  handed: DeskPayment
  byAccountId: number
  client: Client
}

/**
 * Records a payment at the desk with the same order move as a gateway payment. Returns undefined when the order no
 * longer waits for money. A later gateway payment is refunded, and `follow-payments` closes the virtual account.
 */
export async function recordDeskPayment(
  context: Context,
  db: Database,
  { payable, handed, byAccountId, client }: DeskPaymentInput,
) {
  const { type, name = null, no: lastFour = null } = handed
  const { id: orderId, invoice, grandTotal: amount } = payable
  const at = context.now()
  const { paid, change } = checkAmount(handed, amount)
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

/** Only cash gives change; cards and transfers must match the price. */
function checkAmount({ type, value }: DeskPayment, amount: number) {
  const paid = value ?? amount
  if (paid < amount) throw new Problem(400, `Pembayaran kurang ${formatRupiah(amount - paid)}`)
  if (paid > amount && type !== 'cash') throw refused('Kembalian hanya dapat diberikan dari uang tunai', 'value')
  return { paid, change: paid - amount }
}
