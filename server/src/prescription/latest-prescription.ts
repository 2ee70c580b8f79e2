import { dayIn } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { findLatestPrescription } from './prescription-queries.ts'

/** The latest of a patient, and whether she may still be given something for it: the visit is over, its last day is not. */
export async function latestPrescription({ now }: Pick<Context, 'now'>, db: Database, patientId: number) {
  const latest = await findLatestPrescription(db, patientId)
  if (!latest) return undefined
  const finished = latest.appointment.status === 2
  return {
    ...latest,
    finished,
    inForce: finished && dayIn(latest.branch.timezone, now()) <= latest.prescription.validUntil,
  }
}
