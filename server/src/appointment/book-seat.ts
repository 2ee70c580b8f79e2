import { and, eq } from 'drizzle-orm'
import { ONE_ONGOING, PAGE_INVALID } from '@nmw/contract/appointment'
import { doctorType } from '@nmw/contract/doctor'
import { CATEGORY } from '@nmw/contract/notification'
import { ROLES } from '@nmw/contract/role'
import { formatRupiah } from '@nmw/contract/rupiah'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { appointment, appointmentEvent, appointmentPhoto } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import type { doctor } from '../database/schema/doctor-table.ts'
import { violated } from '../database/transaction.ts'
import { Problem, refused } from '../http/problem.ts'
import type { Client } from '../http/client.ts'
import { announce } from '../live/announce.ts'
import { notify } from '../notification/notify.ts'
import { createOrder } from '../order/create-order.ts'
import { requirePaymentMethod } from '../payment-method/require-payment-method.ts'
import { requirePhotoConsent } from '../privacy/require-photo-consent.ts'
import { findBookableSession } from '../seat/bookable-session.ts'
import { queueReminders } from '../seat/queue-reminders.ts'
import { requireSeat } from '../seat/require-seat.ts'
import { closingOf, isBeforeClosing } from '../seat/seat-time.ts'
import { feeOf } from '../seat/session-fee.ts'
import { readSetting } from '../setting/read-setting.ts'
import { checkPhotos } from './check-photos.ts'
import { newMedicalId } from './new-medical-id.ts'

export type Booking = {
  patientId: number
  /** The patient, or the desk worker who books for a walk-in. */
  byAccountId: number
  client: Client
  sessionId: number
  images: string[]
  note: string
  paymentMethod: string | null
  /** The price the patient was shown; without one nothing is compared. */
  shownTotal?: number | undefined
  /** At the desk: no photos, and the session may already have started if nothing is left to pay. */
  walkIn?: { branchId: number; paysNow: boolean }
}

/** Books a seat in the caller's transaction; for the paid kinds with the order that reserves it until it is paid. */
export async function bookSeat(context: Context, db: Database, booking: Booking) {
  try {
    return await book(context, db, booking)
  } catch (error) {
    // Two bookings at once: the unique index lets one in.
    if (violated(error) === 'appointment_one_ongoing') throw refused(ongoingText(booking))
    throw error
  }
}

function ongoingText({ walkIn }: Booking) {
  return walkIn ? 'Pasien ini masih memiliki 1 konsultasi berlangsung' : ONE_ONGOING
}

async function book(context: Context, db: Database, booking: Booking) {
  const { patientId, byAccountId, client, sessionId, images, note, paymentMethod, shownTotal, walkIn } = booking
  const at = context.now()
  await checkPatient(db, booking)
  const found = await findSession(db, booking)
  const type = doctorType(found.doctor.typeCode)
  const lastMoment = walkIn ? found.session.endsAt : found.session.startsAt
  const paysLater = type.paid && !walkIn?.paysNow
  const inTime = paysLater ? isBeforeClosing(found.session, at) : at < lastMoment
  if (!inTime) throw refused('Jadwal dokter ini sudah tidak dapat dipesan, silakan pilih jadwal lain')
  if (type.paid) {
    if (!paymentMethod) throw refused(walkIn ? 'Pilih cara bayar' : PAGE_INVALID)
    if (paysLater) requirePaymentMethod(context, paymentMethod)
  }
  if (!walkIn) {
    await requirePhotoConsent(db, patientId)
    await checkPhotos(db, patientId, images)
  }

  const seat = await requireSeat(db, sessionId)
  const order = type.paid
    ? await orderFor(context, db, { ...found, patientId, method: paymentMethod!, shownTotal, paysLater })
    : null
  const [row] = await db
    .insert(appointment)
    .values({
      medicalId: newMedicalId(),
      patientId,
      sessionId: seat.session.id,
      queueNumber: seat.queueNumber,
      note,
      orderId: order?.id ?? null,
      createdAt: at,
    })
    .returning({ id: appointment.id })
  const appointmentId = row!.id
  if (images.length)
    await db
      .insert(appointmentPhoto)
      .values(images.map((file, index) => ({ appointmentId, position: index + 1, file })))
  const detail = { session: seat.session.id, queueNumber: seat.queueNumber }
  await db.insert(appointmentEvent).values({ appointmentId, kind: 'booked', detail, byAccountId, at })
  await recordAudit(context, db, client, {
    action: walkIn ? 'book-walk-in' : 'book-appointment',
    accountId: byAccountId,
    object: `appointment-${appointmentId}`,
  })
  await queueReminders(context, db, appointmentId)
  await notify(db, {
    accountId: patientId,
    category: CATEGORY.appointment,
    message:
      order && paysLater
        ? `Janji dengan dr. ${found.doctor.fullName} menunggu pembayaran ${order.invoice}.`
        : `Janji dengan dr. ${found.doctor.fullName} tercatat. Nomor antrean Anda ${seat.queueNumber}.`,
    link: `/user/consult-detail/${appointmentId}`,
    dedupeKey: `appointment-${appointmentId}-booked`,
    at,
  })
  await announce(db, { accountId: patientId, topic: 'appointment', id: appointmentId })
  const { day } = seat.session
  return {
    appointmentId,
    sessionId,
    day,
    queueNumber: seat.queueNumber,
    order,
  }
}

async function checkPatient(db: Database, booking: Booking) {
  const { patientId, walkIn } = booking
  const [person] = await db
    .select({ phoneVerifiedAt: account.phoneVerifiedAt })
    .from(account)
    .where(and(eq(account.id, patientId), eq(account.roleId, ROLES.patient), eq(account.active, true)))
    // Serialises the bookings of one patient: the later one must see the earlier one, not the seat it used up.
    .for('no key update')
  if (!person) throw refused('Pasien tidak ditemukan')
  // The desk knows the person in front of it.
  if (!walkIn && !person.phoneVerifiedAt)
    throw refused('Verifikasi nomor telepon Anda sebelum membuat janji konsultasi')
  const [ongoing] = await db
    .select({ id: appointment.id })
    .from(appointment)
    .where(and(eq(appointment.patientId, patientId), eq(appointment.status, 1)))
  if (ongoing) throw refused(ongoingText(booking))
}

async function findSession(db: Database, { sessionId, walkIn }: Booking) {
  const here = walkIn ? eq(doctorSession.branchId, walkIn.branchId) : undefined
  const found = await findBookableSession(db, and(eq(doctorSession.id, sessionId), here))
  if (!found) throw refused('Jadwal dokter tidak ditemukan, silakan pilih jadwal lain')
  return found
}

type Paid = {
  session: typeof doctorSession.$inferSelect
  doctor: typeof doctor.$inferSelect
  patientId: number
  method: string
  shownTotal: number | undefined
  paysLater: boolean
}

async function orderFor(context: Context, db: Database, { session, doctor: person, patientId, ...paid }: Paid) {
  const fee = feeOf(session, person)
  const minutes = await readSetting(context, db, 'consultation-payment-minutes')
  const serviceFee = await readSetting(context, db, 'consultation-service-fee')
  const total = fee + serviceFee
  if (paid.shownTotal !== undefined && paid.shownTotal !== total)
    throw new Problem(409, `Total biaya kini ${formatRupiah(total)}. Periksa kembali, lalu tekan Bayar sekali lagi.`)
  const inMinutes = context.now().getTime() + minutes * 60_000
  const deadline = paid.paysLater ? Math.min(inMinutes, closingOf(session).getTime()) : inMinutes
  return createOrder(context, db, {
    patientId,
    branchId: session.branchId,
    type: 'CONSULTATION',
    paymentMethod: paid.method,
    expiresAt: new Date(deadline),
    items: [
      {
        itemId: String(person.typeCode),
        name: `Konsultasi dr. ${person.fullName}`,
        image: person.avatar,
        quantity: 1,
        listPrice: fee,
        price: fee,
        taxable: false,
      },
    ],
    shippingAmount: 0,
    insuranceFee: 0,
    serviceFee,
  })
}
