import { eq } from 'drizzle-orm'
import type { ParcelEnding } from '@nmw/contract/ops-order'
import type { Context } from '../context.ts'
import { shipment } from '../database/schema/shipment-table.ts'
import { openOwedCase } from '../refund/open-refund-case.ts'
import { returnStock } from '../stock/return-stock.ts'
import { type CounterInput, moveAtCounter, notAllowed } from './move-at-counter.ts'
import { parcelEndings } from './parcel-endings.ts'

const reasons: Record<ParcelEnding, string> = {
  kembali: 'Paket kembali ke klinik',
  hilang: 'Paket hilang atau rusak di tangan kurir',
}

/** Ends an order whose parcel will not arrive: the money is refunded, returned goods go back to the shelf. */
export function abandonOrder(context: Context, input: CounterInput & { body: { reason: ParcelEnding } }) {
  const { accountId } = input.caller
  const ending = input.body.reason
  const reason = reasons[ending]
  return moveAtCounter(context, input, {
    move: 'abandon',
    note: `${reason}, dana dikembalikan`,
    async also(db, { id: orderId, invoice, grandTotal: amount }) {
      const [parcel] = await db.select().from(shipment).where(eq(shipment.orderId, orderId)).for('update')
      const endings = await parcelEndings(db, parcel)
      if (!endings.includes(ending))
        throw notAllowed(
          endings[0] ? `Menurut kurir: ${reasons[endings[0]]}` : 'Kurir tidak menyatakan paket ini kembali atau hilang',
        )
      if (ending === 'kembali') await returnStock(context, db, { reference: invoice, byAccountId: accountId })
      await openOwedCase(context, db, { orderId, amount, reason, openedById: accountId })
    },
  })
}
