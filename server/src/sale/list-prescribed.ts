import { recordShown } from '../audit/record-shown.ts'
import type { Context } from '../context.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { latestPrescription } from '../prescription/latest-prescription.ts'
import { prescriptionLines } from '../prescription/prescription-lines.ts'
import { undoneTreatments } from '../prescription/undone-treatments.ts'
import { redemptionsLeft } from '../redemption/redemptions-left.ts'
import { requireBranch } from '../staff-branch/work-branches.ts'
import { productGood, undiscounted } from './sale-good.ts'

type Input = { caller: Caller; client: Client; query: { branch: number; patient: number } }

/** Only what is needed for selling: no diagnosis and no usage. */
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
      must: false,
      sold: true,
      redeems: null,
    })),
    ...medicines,
  ]
  if (open.length) await recordShown(context, { caller, client, action: 'list-prescribed', patients: [patient] })
  return open
}

async function medicinesOf(context: Context, patientId: number) {
  const latest = await latestPrescription(context, context.db, patientId)
  if (!latest?.inForce) return []
  const { id } = latest.prescription
  const [lines, counts] = await Promise.all([
    prescriptionLines(context.db, id),
    redemptionsLeft(context, context.db, [id]),
  ])
  const redeems = { prescriptionId: id, left: counts.get(id)!.left }
  return lines
    .filter(
      ({ left, controlled, active, must }) => left > 0 && (controlled ? active : redeems.left > 0 && (active || must)),
    )
    .map(({ left, controlled, active, must, medicine, product }) => ({
      good: medicine ? undiscounted('medicine', medicine) : productGood(product!),
      quantity: left,
      unit: medicine?.unit ?? '',
      day: latest.session.day,
      must,
      sold: active,
      redeems: controlled ? null : redeems,
    }))
}
