import type { Context } from '../context.ts'
import { findRegion } from '../region/find-region.ts'
import { activeBranches } from './branch-queries.ts'

export async function listBranchOptions(context: Context) {
  const rows = await activeBranches(context)
  return rows.map(({ id, name, districtId, timezone }) => ({
    id,
    name,
    city: findRegion(districtId)?.city.name ?? '',
    timezone,
  }))
}
