import { HOUR } from '@nmw/contract/duration'
import { CATEGORY } from '@nmw/contract/notification'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { order } from '../database/schema/order-table.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { dropMessages } from '../message/drop-messages.ts'
import { queueMessage } from '../message/queue-message.ts'
import { allowedChannels } from '../notification/allowed-channels.ts'
import { estimateOf } from './seat-time.ts'
import { describeAppointment } from './describe-appointment.ts'

const reminderHours = [24, 2]
const channels = ['mail', 'whatsapp'] as const

/**
 * Queues reminders a day and two hours before an appointment. Missed hours are skipped, except those in `waited`, which
 * were still unsent and go out now. An unpaid appointment gets none.
 */
export async function queueReminders(context: Context, db: Database, appointmentId: number, waited: number[] = []) {
  const [found] = await db
    .select({
      patientId: appointment.patientId,
      queueNumber: appointment.queueNumber,
      session: doctorSession,
      doctorName: doctor.fullName,
      branchName: branch.name,
      timezone: branch.timezone,
      email: account.email,
      phone: account.phone,
      paymentStatus: order.paymentStatus,
    })
    .from(appointment)
    .innerJoin(doctorSession, eq(doctorSession.id, appointment.sessionId))
    .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
    .innerJoin(branch, eq(branch.id, doctorSession.branchId))
    .innerJoin(account, eq(account.id, appointment.patientId))
    .leftJoin(order, eq(order.id, appointment.orderId))
    .where(eq(appointment.id, appointmentId))
  if (!found || found.paymentStatus === 'PENDING') return
  const { start } = estimateOf(found.session, found.queueNumber)
  if (start <= context.now()) return
  const allowed = await allowedChannels(context, db, found.patientId, CATEGORY.appointment)
  const text = describeAppointment(found, start)
  for (const hours of reminderHours) {
    const planned = new Date(start.getTime() - hours * HOUR)
    const overdue = planned <= context.now()
    if (overdue && !waited.includes(hours)) continue
    const dueAt = overdue ? context.now() : planned
    for (const channel of allowed) {
      const to = channel === 'mail' ? found.email : found.phone
      if (!to) continue
      const dedupeKey = keyOf(appointmentId, found.session.id, hours, channel)
      const message = { channel, to, subject: 'Pengingat konsultasi', text }
      await queueMessage(context, db, { ...message, dedupeKey, dueAt, usefulUntil: start })
    }
  }
}

export async function remindAfterPayment(context: Context, db: Database, orderId: number) {
  const [seat] = await db
    .select({ id: appointment.id })
    .from(appointment)
    .where(and(eq(appointment.orderId, orderId), eq(appointment.status, 1)))
  if (seat) await queueReminders(context, db, seat.id)
}

type Seat = { id: number; sessionId: number }

/** The appointment was cancelled or moved. */
export async function dropReminders(db: Database, seat: Seat) {
  await dropMessages(db, allKeysOf(seat))
}

/** The hours of reminders that are still unsent, even if late. */
export async function pendingReminders(db: Database, seat: Seat) {
  const unsent = await db
    .select({ key: outboxMessage.dedupeKey })
    .from(outboxMessage)
    .where(and(inArray(outboxMessage.dedupeKey, allKeysOf(seat)), isNull(outboxMessage.sentAt)))
  return reminderHours.filter((hours) => keysOf(seat, hours).some((key) => unsent.some((one) => one.key === key)))
}

function allKeysOf(seat: Seat) {
  return reminderHours.flatMap((hours) => keysOf(seat, hours))
}

function keysOf({ id, sessionId }: Seat, hours: number) {
  return channels.map((channel) => keyOf(id, sessionId, hours, channel))
}

function keyOf(appointmentId: number, sessionId: number, hours: number, channel: string) {
  return `appointment-${appointmentId}-${sessionId}-${hours}h-${channel}`
}
