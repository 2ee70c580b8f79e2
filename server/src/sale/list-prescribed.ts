import { recordShown } from '../audit/record-shown.ts'
import type { Context } from '../context.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { clinicOnlyLines } from '../prescription/clinic-only-lines.ts'
import { latestPrescription } from '../prescription/latest-prescription.ts'
import { undoneTreatments } from '../prescription/undone-treatments.ts'
import { requireBranch } from '../staff-branch/work-branches.ts'
import { undiscounted } from './undiscounted.ts'

type Input = { caller: Caller; client: Client; query: { branch: number; patient: number } }

/** No more of a prescription than is sold here: neither the diagnosis nor how anything is used. */
export async function listPrescribed(context: Context, { caller, client, query }: Input) {
  const { branch, patient } = query
  await requireBranch(context.db, caller, branch)
  const [treatments, medicines] = await Promise.all([
    undoneTreatments(context.db, patient),
    medicinesOf(context, patient),
  ])
  const open = [
    ...treatments.map((one) => ({
      good: undiscounted('treatment', one.treatment),
      quantity: one.times,
      unit: '',
      day: one.day,
    })),
    ...medicines,
  ]
  if (open.length) await recordShown(context, { caller, client, action: 'list-prescribed', patients: [patient] })
  return open
}

async function medicinesOf(context: Context, patientId: number) {
  const latest = await latestPrescription(context, context.db, patientId)
  if (!latest?.inForce) return []
  const lines = await clinicOnlyLines(context.db, latest.prescription.id)
  return lines
    .filter(({ left, medicine }) => left > 0 && medicine.active)
    .map(({ left, medicine }) => ({
      good: undiscounted('medicine', medicine),
      quantity: left,
      unit: medicine.unit,
      day: latest.session.day,
    }))
}
