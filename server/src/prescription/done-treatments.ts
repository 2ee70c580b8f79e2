import { and, asc, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { prescription, prescriptionTreatment } from '../database/schema/prescription-table.ts'

type Sold = {
  patientId: number
  /** Identifies the treatments done by this sale. */
  soldAt: Date
  items: readonly { kind: string; itemId: string; quantity: number }[]
}

/** Marks recommended treatments as done when they are sold, oldest first. */
export async function markTreatmentsDone(db: Database, sold: Sold) {
  await mark(db, sold, { when: isNull(prescriptionTreatment.doneAt), doneAt: sold.soldAt })
}

/** Undoes `markTreatmentsDone` for a void sale. */
export async function reopenTreatments(db: Database, sold: Sold) {
  await mark(db, sold, { when: eq(prescriptionTreatment.doneAt, sold.soldAt), doneAt: null })
}

type Marking = { when: SQL; doneAt: Date | null }

async function mark(db: Database, { patientId, soldAt, items }: Sold, { when, doneAt }: Marking) {
  const times = new Map<string, number>()
  for (const { kind, itemId, quantity } of items)
    if (kind === 'treatment') times.set(itemId, (times.get(itemId) ?? 0) + quantity)
  // Always in the same order, so that two desks do not deadlock.
  for (const [treatmentId, quantity] of [...times].toSorted(([one], [other]) => one.localeCompare(other))) {
    const rows = await db
      .select({ id: prescriptionTreatment.id })
      .from(prescriptionTreatment)
      .innerJoin(prescription, eq(prescription.id, prescriptionTreatment.prescriptionId))
      .where(
        and(
          eq(prescription.patientId, patientId),
          eq(prescriptionTreatment.treatmentId, treatmentId),
          lte(prescription.issuedAt, soldAt),
          when,
        ),
      )
      .orderBy(asc(prescription.issuedAt), asc(prescriptionTreatment.id))
      .limit(quantity)
      .for('update', { of: prescriptionTreatment })
    const ids = rows.map(({ id }) => id)
    if (ids.length) await db.update(prescriptionTreatment).set({ doneAt }).where(inArray(prescriptionTreatment.id, ids))
  }
}
