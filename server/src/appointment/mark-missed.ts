import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { refundCase } from '../database/schema/payment-table.ts'
import { visitDraft, visitPhoto } from '../database/schema/prescription-table.ts'
import { transaction } from '../database/transaction.ts'
import { holdOrder } from '../order/hold-order.ts'
import { selectAppointments } from './appointment-queries.ts'
import { noteAbsence } from './mark-absent.ts'

/** After midnight at the branch, for a desk that tidies up late. */
const GRACE_HOURS = 3

/**
 * Whom the desk neither saw nor marked on her day was absent: an open seat would keep her from booking for ever. Who was
 * there waits for the doctor to finish, also where the desk forgot to say so and the doctor has begun. Who has asked for
 * her money waits for the desk: approving gives up the seat, refusing leaves it to the next run.
 */
export async function markMissed(context: Context) {
  const due = await selectAppointments(context.db).where(missed(context)).orderBy(asc(appointment.id))
  for (const { appointment: row } of due)
    await transaction(context.db, async (db) => {
      // Held first: she may be asking for her money at this moment.
      if (row.orderId) await holdOrder(db, row.orderId)
      const [found] = await selectAppointments(db)
        .where(and(eq(appointment.id, row.id), missed({ db, now: context.now })))
        .for('update', { of: appointment })
      if (found) await noteAbsence(context, db, found, { byAccountId: null, visit: null })
    })
}

function missed({ db, now }: Pick<Context, 'now'> & { db: Database }) {
  const late = new Date(now().getTime() - GRACE_HOURS * 60 * 60 * 1000).toISOString()
  const asksBack = and(
    eq(refundCase.orderId, appointment.orderId),
    eq(refundCase.asked, true),
    eq(refundCase.state, 'DIAJUKAN'),
  )
  return and(
    eq(appointment.status, 1),
    isNull(appointment.checkedInAt),
    sql`${doctorSession.day} < cast(cast(${late} as timestamptz) at time zone ${branch.timezone} as date)`,
    notExists(db.select().from(visitDraft).where(eq(visitDraft.appointmentId, appointment.id))),
    notExists(db.select().from(visitPhoto).where(eq(visitPhoto.appointmentId, appointment.id))),
    notExists(db.select().from(refundCase).where(asksBack)),
  )
}
