import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { shipment } from '../database/schema/shipment-table.ts'
import { openOwedCase } from '../refund/open-refund-case.ts'
import { returnStock } from '../stock/return-stock.ts'
import { type AtCounter, moveAtCounter, wrongWay } from './move-at-counter.ts'

const reasons: Partial<Record<(typeof shipment.$inferSelect)['state'], string>> = {
  returned: 'Paket dikembalikan kurir ke klinik',
  lost: 'Paket hilang atau rusak di tangan kurir',
}

/** An order whose parcel will not arrive ends: the money goes back through a case, goods that are here to the shelf. */
export function abandonOrder(context: Context, input: AtCounter) {
  const { accountId } = input.caller
  return moveAtCounter(context, input, {
    move: 'abandon',
    async also(db, { id: orderId, invoice, grandTotal: amount }) {
      const [parcel] = await db.select().from(shipment).where(eq(shipment.orderId, orderId)).for('update')
      const reason = parcel && reasons[parcel.state]
      if (!reason) throw wrongWay('Kurir tidak menyatakan paket ini kembali atau hilang')
      if (parcel.state === 'returned') await returnStock(context, db, { reference: invoice, byAccountId: accountId })
      await openOwedCase(context, db, { orderId, amount, reason, openedById: accountId })
    },
  })
}
