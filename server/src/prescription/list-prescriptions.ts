import { count, eq } from 'drizzle-orm'
import { pageInfoOf } from '@nmw/contract/page'
import { addDays, momentOf } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import { prescription } from '../database/schema/prescription-table.ts'
import type { Caller } from '../http/route.ts'
import { prescribedMedicines } from './prescribed-medicines.ts'
import {
  findLatestPrescription,
  type FoundPrescription,
  newestFirst,
  selectPrescriptions,
} from './prescription-queries.ts'
import { redemptionStatus } from './redemption-status.ts'
import { visitOf } from './visit-of.ts'

type Input = { caller: Caller; query: { page: number; limit: number } }

export async function listPrescriptions(context: Context, { caller, query }: Input) {
  const { db } = context
  const own = eq(prescription.patientId, caller.accountId)
  const [rows, latest, [counted]] = await Promise.all([
    selectPrescriptions(db)
      .where(own)
      .orderBy(...newestFirst)
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    findLatestPrescription(db, caller.accountId),
    db.select({ total: count() }).from(prescription).where(own),
  ])
  return {
    data: rows.map((found) => ({ ...visitOf(found), namadocter: found.doctor.fullName })),
    latest: latest ? await latestOf(context, latest) : null,
    page: pageInfoOf(counted?.total ?? 0, query),
  }
}

async function latestOf(context: Context, found: FoundPrescription) {
  const { prescription: row, appointment, branch } = found
  const medicines = await prescribedMedicines(context.db, row.id)
  const expires = momentOf(branch.timezone, addDays(row.validUntil, 1), '00:00')
  return {
    medId: appointment.medicalId,
    rsvId: appointment.id,
    Expired: expires.toISOString(),
    lapsed: context.now() >= expires,
    ...(await redemptionStatus(context, found, medicines)),
  }
}
