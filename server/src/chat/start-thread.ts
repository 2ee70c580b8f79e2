import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'
import { refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { ensureChat } from './ensure-chat.ts'

type Input = { caller: Caller; body: { branch: number } }

export async function startThread({ db, now }: Context, { caller, body }: Input) {
  const open = await db.$count(branch, and(eq(branch.id, body.branch), eq(branch.active, true)))
  if (!open) throw refused('Cabang tidak ada', 'branch')
  const branchId = body.branch
  return { id: await ensureChat(db, { patientId: caller.accountId, branchId, doctorId: null, at: now() }) }
}
