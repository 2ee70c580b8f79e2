import { and, asc, desc, eq, notInArray, or, isNull } from 'drizzle-orm'
import { lockAddresses } from '../address/lock-addresses.ts'
import { recipientOf } from '../address/recipient-of.ts'
import type { Context } from '../context.ts'
import { checkout, checkoutItem } from '../database/schema/checkout-table.ts'
import { deliveryAddress } from '../database/schema/delivery-address-table.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { prescriptionItem } from '../database/schema/prescription-table.ts'
import { product } from '../database/schema/product-table.ts'
import { transaction } from '../database/transaction.ts'
import { handedOver } from '../redemption/handed-over.ts'
import { type CheckoutRow, findOpenCheckout } from './checkout-queries.ts'

/** Creates the cart from the prescription, with the primary address as destination. An open checkout is reused. */
export async function startCheckout(
  { db, now }: Context,
  { patientId, prescriptionId }: { patientId: number; prescriptionId: number },
): Promise<CheckoutRow> {
  const at = now()
  return transaction(db, async (db) => {
    await lockAddresses(db, patientId)
    const [home] = await db
      .select()
      .from(deliveryAddress)
      .where(eq(deliveryAddress.accountId, patientId))
      .orderBy(desc(deliveryAddress.isPrimary), asc(deliveryAddress.id))
      .limit(1)
    const destination = home && recipientOf(home)
    const [created] = await db
      .insert(checkout)
      .values({ prescriptionId, patientId, ...(destination && { destination }), createdAt: at, updatedAt: at })
      .onConflictDoNothing()
      .returning()
    if (!created) return (await findOpenCheckout(db, prescriptionId))!
    const items = await db
      .select({ item: prescriptionItem })
      .from(prescriptionItem)
      .leftJoin(medicine, eq(medicine.id, prescriptionItem.medicineId))
      .leftJoin(product, eq(product.id, prescriptionItem.productId))
      .where(
        and(
          eq(prescriptionItem.prescriptionId, prescriptionId),
          // Narcotics and psychotropics are handed over only at the clinic.
          or(isNull(medicine.class), notInArray(medicine.class, ['narkotika', 'psikotropika'])),
          or(eq(medicine.active, true), eq(product.active, true)),
        ),
      )
      .orderBy(asc(prescriptionItem.id))
    const handed = await handedOver(db, prescriptionId)
    const cart = items.filter(({ item }) => !handed.has(item.id))
    if (cart.length)
      await db.insert(checkoutItem).values(
        cart.map(({ item }) => ({
          checkoutId: created.id,
          productId: item.productId,
          medicineId: item.medicineId,
          quantity: item.quantity,
          usage: item.usageDetail,
          required: item.must,
        })),
      )
    return created
  })
}
