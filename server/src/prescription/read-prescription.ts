import type { Context } from '../context.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { prescribedMedicines } from './prescribed-medicines.ts'
import { prescribedTreatments } from './prescribed-treatments.ts'
import { findLatestPrescription, findOwnPrescription } from './prescription-queries.ts'
import { redemptionStatus } from './redemption-status.ts'
import { visitOf } from './visit-of.ts'
import { visitPhotos } from './visit-photos.ts'

export async function readPrescription(context: Context, { caller, query }: { caller: Caller; query: { id: number } }) {
  const { db } = context
  const found = await findOwnPrescription(db, caller.accountId, query.id)
  if (!found) throw notFound()
  const { prescription: row, appointment, doctor } = found
  const [medicine, treatment, diagnosis] = await Promise.all([
    prescribedMedicines(db, row.id),
    prescribedTreatments(db, row.id),
    visitPhotos(db, appointment.id),
  ])
  const now = await redemptionStatus(context, found, medicine)
  const newer = now.superseded ? await findLatestPrescription(db, caller.accountId) : undefined
  return {
    data: { ...visitOf(found), namadoctor: doctor.fullName, rsvStatus: appointment.status },
    detail: {
      diagnosis,
      ...now,
      newer: newer ? { medId: newer.appointment.medicalId, rsvId: newer.appointment.id } : null,
      medicine,
      treatment,
    },
  }
}
