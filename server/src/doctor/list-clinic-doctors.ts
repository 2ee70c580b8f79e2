import { asc, eq } from 'drizzle-orm'
import { doctorType } from '@nmw/contract/doctor'
import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctor, doctorPlan, doctorPractice } from '../database/schema/doctor-table.ts'

export async function listClinicDoctors({ db }: Context) {
  const [rows, practices, plans] = await Promise.all([
    db.select().from(doctor).orderBy(asc(doctor.fullName), asc(doctor.id)),
    db
      .select({ practice: doctorPractice, branchName: branch.name })
      .from(doctorPractice)
      .innerJoin(branch, eq(branch.id, doctorPractice.branchId))
      .orderBy(asc(branch.id)),
    db
      .select()
      .from(doctorPlan)
      .where(eq(doctorPlan.active, true))
      .orderBy(asc(doctorPlan.weekday), asc(doctorPlan.startsAt), asc(doctorPlan.id)),
  ])
  return rows.map((row) => ({
    ...row,
    typeTitle: doctorType(row.typeCode).title,
    practices: practices
      .filter(({ practice }) => practice.doctorId === row.id)
      .map(({ practice: { branchId, sip, validUntil }, branchName }) => ({ branchId, branchName, sip, validUntil })),
    plans: plans
      .filter(({ doctorId }) => doctorId === row.id)
      .map((plan) => ({
        id: plan.id,
        branchId: plan.branchId,
        weekday: plan.weekday,
        start: plan.startsAt.slice(0, 5),
        end: plan.endsAt.slice(0, 5),
        capacity: plan.capacity,
        minutes: plan.minutesPerPatient,
        active: plan.active,
      })),
  }))
}
