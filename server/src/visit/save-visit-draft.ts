import { eq } from 'drizzle-orm'
import type { VisitDraft } from '@nmw/contract/ops-visit'
import type { Context } from '../context.ts'
import { visitDraft } from '../database/schema/prescription-table.ts'
import { transaction } from '../database/transaction.ts'
import { Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { holdVisit } from './visit-queries.ts'

type Input = { caller: Caller; params: { id: number }; body: { version: number; data: VisitDraft } }

/** Every few seconds while the doctor writes. It ends with the visit, by whatever end. */
export async function saveVisitDraft(context: Context, { caller, params, body }: Input) {
  return transaction(context.db, async (db) => {
    const { appointment: row } = await holdVisit(db, caller, params.id)
    if (row.status !== 1) throw new Problem(409, 'Konsultasi ini sudah berakhir')
    const [kept] = await db
      .select({ version: visitDraft.version })
      .from(visitDraft)
      .where(eq(visitDraft.appointmentId, row.id))
    if ((kept?.version ?? 0) !== body.version)
      throw new Problem(409, 'Catatan ini sudah ditulis lebih lanjut di perangkat lain')
    const saved = { version: body.version + 1, data: body.data, updatedAt: context.now() }
    await db
      .insert(visitDraft)
      .values({ appointmentId: row.id, ...saved })
      .onConflictDoUpdate({ target: visitDraft.appointmentId, set: saved })
    return { version: saved.version }
  })
}
