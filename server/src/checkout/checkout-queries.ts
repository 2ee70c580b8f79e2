import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { checkout, checkoutItem } from '../database/schema/checkout-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { order } from '../database/schema/order-table.ts'
import { prescription } from '../database/schema/prescription-table.ts'
import { product, productCategory } from '../database/schema/product-table.ts'
import { stock } from '../database/schema/stock-table.ts'
import { shippingOrigin } from '../shipping/shipping-origin.ts'
import { availableOn } from '../stock/available-stock.ts'

export type CheckoutRow = typeof checkout.$inferSelect
export type OwnPrescription = NonNullable<Awaited<ReturnType<typeof findOwnPrescription>>>
export type CheckoutLine = Awaited<ReturnType<typeof findLines>>[number]

/**
 * By the medical id that the visit bears. Somebody else's is as good as none. It is picked up where she was seen; if
 * that branch is closed, at the dispensary; if that is closed, too, nowhere.
 */
export async function findOwnPrescription(db: Database, accountId: number, medicalId: string) {
  const place = alias(branch, 'place')
  const openPlace = sql`case when ${branch.active} then ${branch.id} else ${shippingOrigin.branchId} end`
  const [found] = await db
    .select({
      id: prescription.id,
      rsvId: appointment.id,
      rsvMedId: appointment.medicalId,
      day: doctorSession.day,
      doctor: doctor.fullName,
      branch: { id: branch.id, name: branch.name },
      pickup: { id: place.id, name: place.name, address: place.address },
      customer: { fullName: account.fullName, phone: account.phone },
    })
    .from(prescription)
    .innerJoin(appointment, eq(appointment.id, prescription.appointmentId))
    .innerJoin(doctorSession, eq(doctorSession.id, appointment.sessionId))
    .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
    .innerJoin(branch, eq(branch.id, doctorSession.branchId))
    .leftJoin(place, and(eq(place.id, openPlace), eq(place.active, true)))
    .innerJoin(account, eq(account.id, prescription.patientId))
    .where(and(eq(appointment.medicalId, medicalId), eq(prescription.patientId, accountId)))
  return found
}

/** Where she could pick it up is neither closed nor opened until the transaction ends. */
export async function lockPickupBranches(db: Database, own: OwnPrescription) {
  const places = inArray(branch.id, [own.branch.id, shippingOrigin.branchId])
  await db.select({ id: branch.id }).from(branch).where(places).orderBy(asc(branch.id)).for('share')
}

export async function findOpenCheckout(db: Database, prescriptionId: number) {
  const [row] = await db.select().from(checkout).where(openOf(prescriptionId))
  return row
}

/** Whoever changes it takes turns. */
export async function lockOpenCheckout(db: Database, prescriptionId: number) {
  const [row] = await db.select().from(checkout).where(openOf(prescriptionId)).for('update')
  return row
}

const openOf = (prescriptionId: number) => and(eq(checkout.prescriptionId, prescriptionId), isNull(checkout.orderId))

/** The order that the newest finished checkout of a prescription became. */
export async function findLastOrder(db: Database, prescriptionId: number) {
  const [row] = await db
    .select({ id: order.id, invoice: order.invoice })
    .from(checkout)
    .innerJoin(order, eq(order.id, checkout.orderId))
    .where(and(eq(checkout.prescriptionId, prescriptionId), isNotNull(checkout.orderId)))
    .orderBy(desc(checkout.id))
    .limit(1)
  return row
}

/** What is in it, with today's prices, and how many of each a branch can promise. */
export function findLines(db: Database, checkoutId: number, branchId: number, today: string) {
  return db
    .select({
      id: checkoutItem.itemId,
      quantity: checkoutItem.quantity,
      usage: checkoutItem.usage,
      required: checkoutItem.required,
      /** Only what the doctor wrote down can be left out and taken again. */
      prescribed: sql<boolean>`exists (select from prescription_item p join checkout c on c.prescription_id = p.prescription_id
        where c.id = ${checkoutItem.checkoutId} and p.item_id = ${checkoutItem.itemId})`,
      name: sql<string>`coalesce(${medicine.name}, ${product.name})`,
      image: sql<string>`coalesce(${medicine.image}, ${product.image})`,
      category: sql<string>`coalesce(${productCategory.name}, 'Obat resep')`,
      price: sql<number>`coalesce(${medicine.price}, ${product.price})`,
      memberPrice: sql<number>`coalesce(${medicine.memberPrice}, ${product.memberPrice})`,
      discountPercent: sql<number>`coalesce(${product.discountPercent}, 0)`,
      weight: sql<number>`coalesce(${medicine.weight}, ${product.weight})`,
      taxable: sql<boolean>`coalesce(${medicine.taxable}, ${product.taxable})`,
      active: sql<boolean>`coalesce(${medicine.active}, ${product.active})`,
      class: medicine.class,
      available: availableOn(today).mapWith(Number),
    })
    .from(checkoutItem)
    .leftJoin(medicine, eq(medicine.id, checkoutItem.medicineId))
    .leftJoin(product, eq(product.id, checkoutItem.productId))
    .leftJoin(productCategory, eq(productCategory.code, product.categoryCode))
    .leftJoin(stock, and(eq(stock.itemId, checkoutItem.itemId), eq(stock.branchId, branchId)))
    .where(eq(checkoutItem.checkoutId, checkoutId))
    .orderBy(asc(checkoutItem.id))
}
