import { asc } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'
import { findRegion } from '../region/find-region.ts'

export async function listClinicBranches({ db }: Context) {
  const rows = await db.select().from(branch).orderBy(asc(branch.id))
  return rows.map((row) => ({ ...row, region: findRegion(row.districtId) ?? null }))
}
