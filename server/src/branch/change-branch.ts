import { asc, eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'

type Body = Pick<typeof branch.$inferSelect, 'weekdayHours' | 'weekendHours' | 'telephone' | 'whatsapp' | 'active'>
type Input = { caller: Caller; visit: Visit; params: { id: number }; body: Body }

export function listClinicBranches({ db }: Context) {
  return db.select().from(branch).orderBy(asc(branch.id))
}

export async function changeBranch(context: Context, { caller, visit, params, body }: Input): Promise<true> {
  await transaction(context.db, async (db) => {
    const [before] = await db.select().from(branch).where(eq(branch.id, params.id)).for('update')
    if (!before) throw notFound('Cabang tidak ditemukan')
    await db.update(branch).set(body).where(eq(branch.id, params.id))
    const { weekdayHours, weekendHours, telephone, whatsapp, active } = before
    await recordAudit(context, db, visit, {
      action: 'change-branch',
      accountId: caller.accountId,
      object: `branch-${params.id}`,
      detail: {
        before: JSON.stringify({ weekdayHours, weekendHours, telephone, whatsapp, active }),
        after: JSON.stringify(body),
      },
    })
  })
  return true
}
