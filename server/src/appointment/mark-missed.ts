import { and, asc, eq, gt, isNull, notExists, sql } from 'drizzle-orm'
import { addDays, dayIn } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { eachInTurn } from '../database/each-in-turn.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { refundCase } from '../database/schema/payment-table.ts'
import { transaction } from '../database/transaction.ts'
import { holdOrderOf, selectAppointments } from './appointment-queries.ts'
import { noteAbsence } from './mark-absent.ts'
import { notBegun } from './not-begun.ts'

/** After midnight at the branch, for a desk that tidies up late. */
const GRACE_HOURS = 3
/** What lies further back is tidied up in silence: after a long standstill old news would only confuse. */
const NEWS_DAYS = 3

/**
 * Whom the desk neither saw nor marked on her day was absent: an open seat would keep her from booking for ever. Who was
 * there waits for the doctor to finish, also where the desk forgot to say so and the doctor has begun. Who has asked for
 * her money waits for the desk: approving gives up the seat, refusing leaves it to the next run. Those of one patient end
 * as soon as somebody asks: the job runs by day, and until then she could not book.
 */
export async function markMissed(context: Context, patientId?: number) {
  const whose = patientId === undefined ? undefined : eq(appointment.patientId, patientId)
  await eachInTurn(context, {
    what: 'missed appointment',
    async find(after, most) {
      const due = await selectAppointments(context.db)
        .where(and(missed(context), whose, gt(appointment.id, after)))
        .orderBy(asc(appointment.id))
        .limit(most)
      return due.map(({ appointment: { id } }) => ({ id }))
    },
    work: (id) => transaction(context.db, (db) => mark(context, db, id)),
  })
}

async function mark(context: Context, db: Database, id: number) {
  const seat = eq(appointment.id, id)
  // Held first: she may be asking for her money at this moment.
  await holdOrderOf(db, seat)
  const [found] = await selectAppointments(db)
    .where(and(seat, missed({ db, now: context.now })))
    .for('update', { of: appointment })
  if (!found) return
  const { session, branch: place } = found
  const tells = addDays(session.day, NEWS_DAYS) >= dayIn(place.timezone, context.now())
  await noteAbsence(context, db, found, { byAccountId: null, client: null, tells })
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
    notBegun(db),
    notExists(db.select().from(refundCase).where(asksBack)),
  )
}
