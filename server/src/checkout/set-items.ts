import { ITEM_UNKNOWN, notForOrder, REQUIRED_STAYS } from '@nmw/contract/checkout'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { checkout, checkoutItem } from '../database/schema/checkout-table.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { prescriptionItem } from '../database/schema/prescription-table.ts'
import { product } from '../database/schema/product-table.ts'
import { refused } from '../http/problem.ts'
import { howSold } from '../redemption/how-sold.ts'

type Wanted = { id: string; quantity: number | { value: number } }
type CartRow = {
  id: string
  required: boolean
  quantity: number
  prescribed: boolean
  name: string
  class: string | null
  active: boolean
}

/**
 * Sets the cart. Required items stay even if omitted, omitted prescribed ones stay with quantity 0, added ones are
 * removed.
 */
export async function setItems(db: Database, checkoutId: number, sent: readonly Wanted[]) {
  const wanted = new Map(sent.map(({ id, quantity }) => [id, typeof quantity === 'number' ? quantity : quantity.value]))
  if (wanted.size < sent.length) throw refused('Produk yang sama tertulis dua kali')
  const rows = await findCartRows(db, checkoutId)
  const newItems = await findNewItems(
    db,
    [...wanted.keys()].filter((id) => rows.every((one) => one.id !== id)),
  )
  const changed = rows.flatMap((one): { id: string; quantity: number }[] => {
    const quantity = wanted.get(one.id) ?? (one.required ? one.quantity : 0)
    if (one.required && quantity === 0) throw refused(REQUIRED_STAYS)
    // An item may have become unsellable after it was added: it can stay or be reduced, but not increased.
    const sold = howSold(one)
    if (quantity > one.quantity && sold !== 'online') throw refused(notForOrder(one.name, sold))
    return quantity === one.quantity ? [] : [{ id: one.id, quantity }]
  })
  const removed = changed.filter(({ id, quantity }) => !quantity && !rows.find((one) => one.id === id)!.prescribed)
  const updated = changed.filter((one) => !removed.includes(one))
  if (removed.length) await db.delete(checkoutItem).where(rowsOf(checkoutId, removed))
  if (updated.length) {
    const cases = updated.map(({ id, quantity }) => sql`when ${id} then ${quantity}::smallint`)
    await db
      .update(checkoutItem)
      .set({ quantity: sql`case ${checkoutItem.itemId} ${sql.join(cases, sql` `)} end` })
      .where(rowsOf(checkoutId, updated))
  }
  const added = newItems.filter(({ id }) => wanted.get(id)! > 0)
  if (added.length)
    await db.insert(checkoutItem).values(
      added.map(({ id, usage }) => ({
        checkoutId,
        productId: id,
        quantity: wanted.get(id)!,
        usage,
        required: false,
      })),
    )
}

const rowsOf = (checkoutId: number, items: { id: string }[]) =>
  and(
    eq(checkoutItem.checkoutId, checkoutId),
    inArray(
      checkoutItem.itemId,
      items.map(({ id }) => id),
    ),
  )

function findCartRows(db: Database, checkoutId: number): Promise<CartRow[]> {
  return db
    .select({
      id: checkoutItem.itemId,
      required: checkoutItem.required,
      quantity: checkoutItem.quantity,
      prescribed: sql<boolean>`${prescriptionItem.id} is not null`,
      name: sql<string>`coalesce(${medicine.name}, ${product.name})`,
      class: medicine.class,
      active: sql<boolean>`coalesce(${medicine.active}, ${product.active})`,
    })
    .from(checkoutItem)
    .innerJoin(checkout, eq(checkout.id, checkoutItem.checkoutId))
    .leftJoin(medicine, eq(medicine.id, checkoutItem.medicineId))
    .leftJoin(product, eq(product.id, checkoutItem.productId))
    .leftJoin(
      prescriptionItem,
      and(
        eq(prescriptionItem.prescriptionId, checkout.prescriptionId),
        eq(prescriptionItem.itemId, checkoutItem.itemId),
      ),
    )
    .where(eq(checkoutItem.checkoutId, checkoutId))
}

/** Only over-the-counter products can be added; medicines come from the prescription. */
async function findNewItems(db: Database, ids: string[]) {
  if (!ids.length) return []
  const found = await db
    .select({ id: product.id, usage: product.usage })
    .from(product)
    .where(and(inArray(product.id, ids), eq(product.active, true)))
  if (found.length < ids.length) throw refused(ITEM_UNKNOWN)
  return found
}
