import type { Context } from '../context.ts'
import { listTreatments } from './list-treatments.ts'
import { interleave } from './interleave.ts'

export async function listSomeTreatments(context: Context, { query }: { query: { limit: number } }) {
  const { datas } = await listTreatments(context)
  return interleave(
    datas.map(({ services }) => services),
    query.limit,
  )
}
