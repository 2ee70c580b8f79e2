import { and, eq } from 'drizzle-orm'
import { CATEGORY } from '@nmw/contract/notification'
import { reopened } from '@nmw/contract/sale'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { sale, saleItem } from '../database/schema/sale-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound, Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { announceStaff } from '../live/announce.ts'
import { notify } from '../notification/notify.ts'
import { revokePoints } from '../point/revoke-points.ts'
import { reopenTreatments } from '../prescription/done-treatments.ts'
import { returnSoldRedemption } from '../redemption/settle-redemption.ts'
import { returnStock } from '../stock/return-stock.ts'
import { worksAt } from '../staff-branch/work-branches.ts'
import { returnVoucher } from '../voucher/return-voucher.ts'
import { findHandBacks } from './find-hand-backs.ts'
import { findSettling } from './lock-down-payment.ts'

type Input = { caller: Caller; client: Client; params: { invoice: string }; body: { reason: string } }

/**
 * Voids a sale once: voucher, stock, redemption and points are returned, and treatments and a down payment are open
 * again. The invoice stays, marked as void.
 */
export async function voidSale(context: Context, { caller, client, params, body }: Input) {
  const at = context.now()
  return transaction(context.db, async (db) => {
    const [row] = await db
      .select()
      .from(sale)
      .where(and(eq(sale.invoice, params.invoice), worksAt(db, sale.branchId, caller)))
      .for('update')
    if (!row) throw notFound()
    if (row.voidedAt) throw new Problem(409, 'Invoice ini sudah dibatalkan')
    const settling = await findSettling(db, row.id)
    if (settling) throw new Problem(409, `Uang muka ini sudah dipakai di ${settling.invoice}`)
    await db
      .update(sale)
      .set({ voidedAt: at, voidedById: caller.accountId, voidReason: body.reason })
      .where(eq(sale.id, row.id))
    const { invoice, patientId, voucherId } = row
    const byAccountId = caller.accountId
    const returned = voucherId && (await returnVoucher(context, db, { voucherId, invoice, byAccountId, client, at }))
    await returnStock(context, db, { reference: invoice, byAccountId })
    await returnSoldRedemption(db, row.id)
    if (patientId) {
      const items = await db.select().from(saleItem).where(eq(saleItem.saleId, row.id))
      await reopenTreatments(db, { patientId, soldAt: row.createdAt, items })
    }
    const points = patientId ? await revokePoints(db, { accountId: patientId, invoice, at }) : 0
    const handBack = (await findHandBacks(db, [row.id])).get(row.id)!
    const { money, downPayment } = handBack
    await announceStaff(db, { branchId: row.branchId, topic: 'sale', id: invoice })
    await recordAudit(context, db, client, {
      action: 'void-sale',
      accountId: caller.accountId,
      object: invoice,
      detail: {
        reason: body.reason,
        patient: patientId,
        total: row.total,
        points,
        handBack: money,
        dp: downPayment?.invoice ?? null,
      },
    })
    if (patientId)
      await notify(db, {
        accountId: patientId,
        category: CATEGORY.payment,
        message: [`Invoice ${invoice} dibatalkan oleh klinik.`, downPayment && reopened(downPayment)]
          .filter(Boolean)
          .join(' '),
        link: `/user/invoice/${invoice}`,
        dedupeKey: `sale-void-${invoice}`,
        at,
      })
    return { voucher: returned || null, handBack }
  })
}
