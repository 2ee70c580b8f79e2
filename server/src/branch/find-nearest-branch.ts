import type { Context } from '../context.ts'
import { notFound } from '../http/problem.ts'
import { listBranches } from './list-branches.ts'
import type { Place } from './distance-between.ts'

export async function findNearestBranch(context: Context, { body }: { body: Place }) {
  const { branches } = await listBranches(context, { query: { ...body, page: 1, limit: 1, search: '' } })
  const [branch] = branches
  if (!branch) throw notFound('Cabang tidak ada')
  return { distance: branch.distance ?? 0, nearestClinic: branch.nama, branch }
}
