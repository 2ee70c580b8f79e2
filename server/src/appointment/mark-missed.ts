import { and, asc, eq, gt, isNull, notExists, sql } from 'drizzle-orm'
import { addDays, dayIn } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { processEach } from '../database/process-each.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { refundCase } from '../database/schema/payment-table.ts'
import { transaction } from '../database/transaction.ts'
import { lockOrderOfSeat, selectAppointments } from './appointment-queries.ts'
import { recordAbsence } from './mark-absent.ts'
import { notStarted } from './not-started.ts'

/** Hours after midnight at the branch, for a desk that finishes late. */
const GRACE_HOURS = 3
/** Older ones are marked without a notification: after a long downtime it would only confuse. */
const NEWS_DAYS = 3

/**
 * Marks patients absent whom the desk neither checked in nor marked that day: an open seat would keep them from
 * booking. Not those who arrived, whose visit the doctor has started, or whose refund request is undecided. A patient's
 * own missed seats are marked as soon as they try to book, because the job only runs by day.
 */
export async function markMissed(context: Context, patientId?: number) {
  const whose = patientId === undefined ? undefined : eq(appointment.patientId, patientId)
  await processEach(context, {
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
  // Locked first: the patient may be asking for a refund at this moment.
  await lockOrderOfSeat(db, seat)
  const [found] = await selectAppointments(db)
    .where(and(seat, missed({ db, now: context.now })))
    .for('update', { of: appointment })
  if (!found) return
  const { session, branch: place } = found
  const notifies = addDays(session.day, NEWS_DAYS) >= dayIn(place.timezone, context.now())
  await recordAbsence(context, db, found, { byAccountId: null, client: null, notifies })
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
    notStarted(db),
    notExists(db.select().from(refundCase).where(asksBack)),
  )
}
