import { CATEGORY } from '@nmw/contract/notification'
import { timeIn, type Zone, zoneLabel } from '@nmw/contract/zone'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { dropMessages } from '../message/drop-messages.ts'
import { queueMessage } from '../message/queue-message.ts'
import { allowedChannels } from '../notification/allowed-channels.ts'
import { estimateOf } from './seat-time.ts'

const HOUR = 60 * 60 * 1000
const hoursBefore = [24, 2]
const channels = ['mail', 'whatsapp'] as const

/** Messages a day and two hours before the turn, written now and sent when they are due. */
export async function remind(context: Context, db: Database, appointmentId: number) {
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
    })
    .from(appointment)
    .innerJoin(doctorSession, eq(doctorSession.id, appointment.sessionId))
    .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
    .innerJoin(branch, eq(branch.id, doctorSession.branchId))
    .innerJoin(account, eq(account.id, appointment.patientId))
    .where(eq(appointment.id, appointmentId))
  if (!found) return
  const { start } = estimateOf(found.session, found.queueNumber)
  const allowed = await allowedChannels(context, db, found.patientId, CATEGORY.appointment)
  const text = wordsOf(found, start)
  for (const hours of hoursBefore) {
    const dueAt = new Date(start.getTime() - hours * HOUR)
    if (dueAt <= context.now()) continue
    for (const channel of allowed) {
      const to = channel === 'mail' ? found.email : found.phone
      if (!to) continue
      const dedupeKey = keyOf(appointmentId, found.session.id, hours, channel)
      const message = { channel, to, subject: 'Pengingat konsultasi', text }
      await queueMessage(context, db, { ...message, dedupeKey, dueAt, usefulUntil: start })
    }
  }
}

/** The appointment was cancelled or moved: nobody is reminded of what will not be. */
export async function forgetReminders(db: Database, { id, sessionId }: { id: number; sessionId: number }) {
  const keys = hoursBefore.flatMap((hours) => channels.map((channel) => keyOf(id, sessionId, hours, channel)))
  await dropMessages(db, keys)
}

function keyOf(appointmentId: number, sessionId: number, hours: number, channel: string) {
  return `appointment-${appointmentId}-${sessionId}-${hours}h-${channel}`
}

const dayInWords = (timeZone: Zone) =>
  new Intl.DateTimeFormat('id-ID', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone })

type Facts = { queueNumber: number; doctorName: string; branchName: string; timezone: Zone }

function wordsOf({ queueNumber, doctorName, branchName, timezone }: Facts, start: Date) {
  const day = dayInWords(timezone).format(start)
  return (
    `Konsultasi Anda dengan dr. ${doctorName} di ${branchName}: ${day}, sekitar pukul ` +
    `${timeIn(timezone, start)} ${zoneLabel(timezone)}. Nomor antrean ${queueNumber}.`
  )
}
