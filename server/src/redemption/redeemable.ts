import { and, eq, exists, gt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { dayIn } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { prescription, prescriptionItem } from '../database/schema/prescription-table.ts'
import { product } from '../database/schema/product-table.ts'
import { decideRedemption } from './decide-redemption.ts'
import { handedOver, handedQuantity } from './handed-over.ts'
import { howSold } from './how-sold.ts'
import { redemptionsLeft } from './redemptions-left.ts'

export type Redeemable = {
  redeem: boolean
  left: number
  /** The reason as a message for the patient. */
  reason: string | null
  superseded: boolean
  /** The latest prescription, not expired: the one the patient uses now. */
  current: boolean
}

/** The only place that decides whether a prescription may be redeemed online. */
export async function redeemable(context: Pick<Context, 'now'>, db: Database, id: number): Promise<Redeemable> {
  const [[found], items, counts] = await Promise.all([
    db
      .select({
        status: appointment.status,
        validUntil: prescription.validUntil,
        timezone: branch.timezone,
        superseded: exists(laterThan(db)).mapWith(Boolean),
      })
      .from(prescription)
      .innerJoin(appointment, eq(appointment.id, prescription.appointmentId))
      .innerJoin(doctorSession, eq(doctorSession.id, appointment.sessionId))
      .innerJoin(branch, eq(branch.id, doctorSession.branchId))
      .where(eq(prescription.id, id)),
    itemsOf(db, id),
    redemptionsLeft(context, db, [id]),
  ])
  if (!found) throw new Error(`prescription ${id} not found`)
  const { left, reserved, payable } = counts.get(id)!
  const { superseded, validUntil } = found
  const today = dayIn(found.timezone, context.now())
  const reason = decideRedemption({
    finished: found.status === 2,
    latest: !superseded,
    today,
    validUntil,
    left,
    reserved,
    payable,
    items,
  })
  return { redeem: reason === null, left, reason, superseded, current: !superseded && today <= validUntil }
}

function laterThan(db: Database) {
  const later = alias(prescription, 'later')
  const after = or(
    gt(later.issuedAt, prescription.issuedAt),
    and(eq(later.issuedAt, prescription.issuedAt), gt(later.id, prescription.id)),
  )
  return db
    .select({ id: later.id })
    .from(later)
    .where(and(eq(later.patientId, prescription.patientId), after))
}

async function itemsOf(db: Database, prescriptionId: number) {
  const handed = await handedOver(db, prescriptionId)
  const rows = await db
    .select({
      id: prescriptionItem.id,
      quantity: prescriptionItem.quantity,
      must: prescriptionItem.must,
      name: sql<string>`coalesce(${medicine.name}, ${product.name})`,
      class: medicine.class,
      active: sql<boolean>`coalesce(${medicine.active}, ${product.active})`,
    })
    .from(prescriptionItem)
    .leftJoin(medicine, eq(medicine.id, prescriptionItem.medicineId))
    .leftJoin(product, eq(product.id, prescriptionItem.productId))
    .where(eq(prescriptionItem.prescriptionId, prescriptionId))
    .orderBy(prescriptionItem.id)
  return rows.map(({ id, quantity, must, name, ...item }) => {
    const given = handedQuantity(handed.get(id))
    // A line partly handed over at a counter is finished there, whatever class the medicine has now.
    return { must, name, sold: given ? ('clinic' as const) : howSold(item), given, quantity }
  })
}
