import type { Database } from '../database/connection.ts'
import type { branch } from '../database/schema/branch-table.ts'
import { refused } from '../http/problem.ts'
import { mustBePublic } from '../media/save-content-pictures.ts'
import { findRegion } from '../region/find-region.ts'

export type BranchBody = Omit<typeof branch.$inferSelect, 'id' | 'code' | 'version'>

export async function mustFitBranch(db: Database, { districtId, image }: Pick<BranchBody, 'districtId' | 'image'>) {
  if (!findRegion(districtId)) throw refused('Kecamatan tidak ditemukan', 'districtId')
  await mustBePublic(db, 'image', image)
}
