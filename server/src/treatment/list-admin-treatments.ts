import { TREATMENT_GROUPS } from '@nmw/contract/treatment'
import { asc, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { treatmentLine } from './admin-treatment.ts'

export async function listAdminTreatments({ db }: Context) {
  const rows = await db.select().from(treatment).where(isNull(treatment.deletedAt)).orderBy(asc(treatment.name))
  return TREATMENT_GROUPS.map(({ group, title }) => ({
    group,
    title,
    services: rows.filter((row) => row.group === group).map(treatmentLine),
  }))
}
