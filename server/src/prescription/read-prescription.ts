import type { Context } from '../context.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { prescribedMedicines } from './prescribed-medicines.ts'
import { prescribedTreatments } from './prescribed-treatments.ts'
import { findOwnPrescription } from './prescription-queries.ts'
import { redemptionNow } from './redemption-now.ts'
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
  return {
    data: { ...visitOf(found), namadoctor: doctor.fullName, rsvStatus: appointment.status },
    detail: { diagnosis, ...(await redemptionNow(context, found, medicine)), medicine, treatment },
  }
}
