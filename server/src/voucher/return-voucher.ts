import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { CATEGORY } from '@nmw/contract/notification'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { memberVoucher } from '../database/schema/voucher-table.ts'
import type { Client } from '../http/client.ts'
import { notify } from '../notification/notify.ts'

type Returning = { voucherId: number; invoice: string; byAccountId: number; client: Client; at: Date }

/** The sale was voided: the voucher can be used again while valid. Returns a message about the result. */
export async function returnVoucher(context: Context, db: Database, returning: Returning) {
  const { voucherId, invoice, byAccountId, client, at } = returning
  const whole = eq(memberVoucher.id, voucherId)
  const [given] = await db
    .update(memberVoucher)
    .set({ usedAt: null, usedBranchId: null })
    .where(and(whole, isNotNull(memberVoucher.usedAt), gt(memberVoucher.expiresAt, at)))
    .returning()
  const [row] = given ? [given] : await db.select().from(memberVoucher).where(whole)
  const { name, accountId } = row!
  const words = given
    ? `Voucher ${name} dapat dipakai lagi`
    : `Voucher ${name} tidak dikembalikan karena masa berlakunya sudah lewat`
  if (given)
    await recordAudit(context, db, client, {
      action: 'return-voucher',
      accountId: byAccountId,
      object: `voucher:${voucherId}`,
      detail: { invoice, member: accountId },
    })
  await notify(db, {
    accountId,
    category: CATEGORY.redemption,
    message: words,
    link: '/user/point?slug=voucher-list',
    dedupeKey: `voucher-${voucherId}-void-${invoice}`,
    at,
  })
  return words
}
