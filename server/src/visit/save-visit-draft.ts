import type { VisitDraft } from '@nmw/contract/ops-visit'
import type { Context } from '../context.ts'
import { visitDraft } from '../database/schema/prescription-table.ts'
import { transaction } from '../database/transaction.ts'
import { Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { announceStaff } from '../live/announce.ts'
import { requireLatestDraft } from './require-latest-draft.ts'
import { lockVisit } from './visit-queries.ts'

type Input = { caller: Caller; params: { id: number }; body: { version: number; data: VisitDraft } }

/**
 * Saves every few seconds while the doctor types, and tells the doctor's other devices. The draft ends with the visit.
 */
export async function saveVisitDraft(context: Context, { caller, params, body }: Input) {
  return transaction(context.db, async (db) => {
    const { appointment: row, branch } = await lockVisit(db, caller, params.id)
    if (row.status !== 1) throw new Problem(409, 'Konsultasi ini sudah berakhir')
    await requireLatestDraft(db, row.id, body.version)
    const saved = { version: body.version + 1, data: body.data, updatedAt: context.now() }
    await db
      .insert(visitDraft)
      .values({ appointmentId: row.id, ...saved })
      .onConflictDoUpdate({ target: visitDraft.appointmentId, set: saved })
    await announceStaff(db, { branchId: branch.id, topic: 'draft', id: `${row.id}/${saved.version}` })
    return { version: saved.version }
  })
}
