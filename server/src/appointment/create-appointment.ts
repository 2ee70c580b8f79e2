import { and, eq } from 'drizzle-orm'
import {
  CONSULTATION_SERVICE_FEE,
  createAppointment as endpoint,
  ONE_ONGOING,
  PAGE_INVALID,
  SESSION_FULL,
} from '@nmw/contract/appointment'
import { doctorType } from '@nmw/contract/doctor'
import { CATEGORY } from '@nmw/contract/notification'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { appointment, appointmentEvent, appointmentPhoto } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { violated } from '../database/transaction.ts'
import { refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'
import { once } from '../idempotency/once.ts'
import { announce } from '../live/announce.ts'
import { notify } from '../notification/notify.ts'
import { createOrder } from '../order/create-order.ts'
import { openPayment } from '../payment/open-payment.ts'
import { requirePaymentMethod } from '../payment-method/require-payment-method.ts'
import { remind } from '../seat/remind.ts'
import { closingOf, isBeforeClosing } from '../seat/seat-time.ts'
import { takeSeat } from '../seat/take-seat.ts'
import { checkPhotos } from './check-photos.ts'
import { newMedicalId } from './new-medical-id.ts'

const PAYMENT_MINUTES = 60

type Input = {
  caller: Caller
  visit: Visit
  body: { schedule_id: number; image: string[]; note: string; payment_methode?: string | null | undefined }
}

/** Takes a seat for the caller; for the paid kinds the order that holds it until the money is there. */
export async function createAppointment(context: Context, { caller, visit, body }: Input) {
  const booked = await bookOnce(context, { caller, visit, body })
  // Should the gateway be down, the seat and the order stand; the payment page asks again.
  if (booked.orderId) await openPayment(context, booked.orderId).catch((error: unknown) => context.log.warn({ error }))
  return booked.answer
}

function bookOnce(context: Context, input: Input) {
  return once(context, endpoint, input, async (db) => {
    try {
      return await book(context, db, input)
    } catch (error) {
      // Two bookings at once: the index lets one in.
      if (violated(error) === 'appointment_one_ongoing') throw refused(ONE_ONGOING)
      throw error
    }
  })
}

async function book(context: Context, db: Database, { caller, visit, body }: Input) {
  const { accountId: patientId } = caller
  const at = context.now()
  await checkPatient(db, patientId)
  const found = await findSession(db, body.schedule_id)
  const type = doctorType(found.doctor.typeCode)
  const inTime = type.paid ? isBeforeClosing(found.session, at) : at < found.session.startsAt
  if (!inTime) throw refused('Jadwal dokter ini sudah tidak dapat dipesan, silakan pilih jadwal lain')
  if (type.paid) {
    if (!body.payment_methode) throw refused(PAGE_INVALID)
    requirePaymentMethod(context, body.payment_methode)
  }
  await checkPhotos(db, patientId, body.image)

  const seat = await takeSeat(db, body.schedule_id)
  if (!seat) throw refused(SESSION_FULL)
  const order = type.paid ? await orderFor(context, db, { ...found, patientId, method: body.payment_methode! }) : null
  const [row] = await db
    .insert(appointment)
    .values({
      medicalId: newMedicalId(),
      patientId,
      sessionId: seat.session.id,
      queueNumber: seat.queueNumber,
      note: body.note,
      orderId: order?.id ?? null,
      createdAt: at,
    })
    .returning({ id: appointment.id })
  const appointmentId = row!.id
  await db
    .insert(appointmentPhoto)
    .values(body.image.map((file, index) => ({ appointmentId, position: index + 1, file })))
  const detail = { session: seat.session.id, queueNumber: seat.queueNumber }
  await db.insert(appointmentEvent).values({ appointmentId, kind: 'booked', detail, byAccountId: patientId, at })
  await recordAudit(context, db, visit, {
    action: 'book-appointment',
    accountId: patientId,
    object: `appointment-${appointmentId}`,
  })
  await remind(context, db, appointmentId)
  await notify(db, {
    accountId: patientId,
    category: CATEGORY.appointment,
    message: order
      ? `Janji dengan dr. ${found.doctor.fullName} menunggu pembayaran ${order.invoice}.`
      : `Janji dengan dr. ${found.doctor.fullName} tercatat. Nomor antrean Anda ${seat.queueNumber}.`,
    link: `/user/consult-detail/${appointmentId}`,
    dedupeKey: `appointment-${appointmentId}-booked`,
    at,
  })
  await announce(db, { accountId: patientId, topic: 'appointment', id: appointmentId })
  return {
    orderId: order?.id ?? null,
    answer: {
      id: appointmentId,
      redirect: order && `/user/order-payment/${order.invoice}`,
      order: order && { invoice_number: order.invoice },
    },
  }
}

async function checkPatient(db: Database, patientId: number) {
  const [person] = await db
    .select({ phoneVerifiedAt: account.phoneVerifiedAt })
    .from(account)
    .where(eq(account.id, patientId))
  if (!person?.phoneVerifiedAt) throw refused('Verifikasi nomor telepon Anda sebelum membuat janji konsultasi')
  const [ongoing] = await db
    .select({ id: appointment.id })
    .from(appointment)
    .where(and(eq(appointment.patientId, patientId), eq(appointment.status, 1)))
  if (ongoing) throw refused(ONE_ONGOING)
}

async function findSession(db: Database, sessionId: number) {
  const [found] = await db
    .select({ session: doctorSession, doctor })
    .from(doctorSession)
    .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
    .where(and(eq(doctorSession.id, sessionId), eq(doctor.active, true)))
  if (!found) throw refused('Jadwal dokter tidak ditemukan, silakan pilih jadwal lain')
  return found
}

type Paid = {
  session: typeof doctorSession.$inferSelect
  doctor: typeof doctor.$inferSelect
  patientId: number
  method: string
}

function orderFor(context: Context, db: Database, { session, doctor: person, patientId, method }: Paid) {
  const deadline = Math.min(context.now().getTime() + PAYMENT_MINUTES * 60_000, closingOf(session).getTime())
  return createOrder(context, db, {
    patientId,
    branchId: session.branchId,
    type: 'CONSULTATION',
    paymentMethod: method,
    expiresAt: new Date(deadline),
    items: [
      {
        itemId: String(person.typeCode),
        name: `Konsultasi dr. ${person.fullName}`,
        image: person.avatar,
        quantity: 1,
        listPrice: session.fee,
        price: session.fee,
        taxable: false,
      },
    ],
    shippingAmount: 0,
    insuranceFee: 0,
    serviceFee: CONSULTATION_SERVICE_FEE,
  })
}
