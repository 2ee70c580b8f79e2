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

/** The pickup place is the branch of the visit, or the dispensary if that is closed; null if both are closed. */
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

/** Locks the branches where the order could be picked up, so that none opens or closes before the commit. */
export async function lockPickupBranches(db: Database, own: OwnPrescription) {
  const places = inArray(branch.id, [own.branch.id, shippingOrigin.branchId])
  await db.select({ id: branch.id }).from(branch).where(places).orderBy(asc(branch.id)).for('share')
}

export async function findOpenCheckout(db: Database, prescriptionId: number) {
  const [row] = await db.select().from(checkout).where(openOf(prescriptionId))
  return row
}

export async function lockOpenCheckout(db: Database, prescriptionId: number) {
  const [row] = await db.select().from(checkout).where(openOf(prescriptionId)).for('update')
  return row
}

const openOf = (prescriptionId: number) => and(eq(checkout.prescriptionId, prescriptionId), isNull(checkout.orderId))

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

export function findLines(db: Database, checkoutId: number, branchId: number, today: string) {
  return db
    .select({
      id: checkoutItem.itemId,
      quantity: checkoutItem.quantity,
      usage: checkoutItem.usage,
      required: checkoutItem.required,
      /** Only prescribed items can be left out and put back. */
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
