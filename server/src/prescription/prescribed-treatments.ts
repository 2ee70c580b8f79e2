import { eq } from 'drizzle-orm'
import { zoneLabel } from '@nmw/contract/zone'
import type { Database } from '../database/connection.ts'
import { branch } from '../database/schema/branch-table.ts'
import { prescriptionTreatment } from '../database/schema/prescription-table.ts'
import { treatment } from '../database/schema/treatment-table.ts'

export async function prescribedTreatments(db: Database, prescriptionId: number) {
  const rows = await db
    .select({ row: prescriptionTreatment, treatment, branch })
    .from(prescriptionTreatment)
    .innerJoin(treatment, eq(treatment.id, prescriptionTreatment.treatmentId))
    .leftJoin(branch, eq(branch.id, prescriptionTreatment.branchId))
    .where(eq(prescriptionTreatment.prescriptionId, prescriptionId))
    .orderBy(prescriptionTreatment.id)
  return rows.map(({ row, treatment: { id, name, image }, branch: place }) => ({
    IID: id,
    treatmentName: name,
    PHTLOCATION: image,
    GNAMA: place?.name ?? null,
    dcaBookTime: row.bookedAt?.toISOString() ?? null,
    timezoneLabel: place ? zoneLabel(place.timezone) : null,
    status: row.doneAt ? ('Done' as const) : ('Undone' as const),
    doneTime: row.doneAt?.toISOString() ?? null,
  }))
}
