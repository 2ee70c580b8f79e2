import { dayIn } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { findLatestPrescription } from './prescription-queries.ts'

/** The latest prescription of a patient, and whether it is in force: visit finished, last day not over. */
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
