import { and, count, eq, exists, max, min } from 'drizzle-orm'
import { DOCTOR_TYPES } from '@nmw/contract/doctor'
import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctor, doctorPractice } from '../database/schema/doctor-table.ts'
import { practisesOn } from './doctor-queries.ts'

/** Every kind, also those without a doctor at present. */
export async function listDoctorTypes({ db, now }: Context) {
  const practises = db
    .select({ id: doctorPractice.doctorId })
    .from(doctorPractice)
    .innerJoin(branch, eq(branch.id, doctorPractice.branchId))
    .where(and(eq(doctorPractice.doctorId, doctor.id), practisesOn(now())))
  const rows = await db
    .select({ code: doctor.typeCode, doctors: count(), minFee: min(doctor.fee), maxFee: max(doctor.fee) })
    .from(doctor)
    .where(and(eq(doctor.active, true), exists(practises)))
    .groupBy(doctor.typeCode)
  return DOCTOR_TYPES.map((type) => {
    const found = rows.find(({ code }) => code === type.code)
    return { ...type, doctors: found?.doctors ?? 0, minFee: found?.minFee ?? 0, maxFee: found?.maxFee ?? 0 }
  })
}
