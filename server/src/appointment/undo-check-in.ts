import { and, eq, isNotNull } from 'drizzle-orm'
import { CATEGORY } from '@nmw/contract/notification'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { transaction } from '../database/transaction.ts'
import { Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { notify } from '../notification/notify.ts'
import { lockSeat, recordSeatEvent } from './queue-seat.ts'

type Input = { caller: Caller; client: Client; params: { id: number } }

export async function undoCheckIn(context: Context, { caller, client, params }: Input): Promise<true> {
  await transaction(context.db, async (db) => {
    const found = await lockSeat(db, caller, params.id)
    const [back] = await db
      .update(appointment)
      .set({ checkedInAt: null })
      .where(and(eq(appointment.id, params.id), eq(appointment.status, 1), isNotNull(appointment.checkedInAt)))
      .returning({ id: appointment.id })
    if (!back) throw new Problem(409, 'Pasien ini belum tercatat hadir, atau konsultasinya sudah berakhir')
    const byAccountId = caller.accountId
    const at = context.now()
    const { appointment: row, doctor } = found
    await recordSeatEvent(db, found, { kind: 'check-in-undone', byAccountId, at })
    await notify(db, {
      accountId: row.patientId,
      category: CATEGORY.appointment,
      message: `Catatan kehadiran Anda untuk dr. ${doctor.fullName} dibatalkan. Lapor ke meja depan saat Anda datang.`,
      link: `/user/consult-detail/${row.id}`,
      dedupeKey: `appointment-${row.id}-check-in-undone-${at.getTime()}`,
      at,
    })
    await recordAudit(context, db, client, {
      action: 'undo-check-in',
      accountId: byAccountId,
      object: `appointment-${params.id}`,
    })
  })
  return true
}
