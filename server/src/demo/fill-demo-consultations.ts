import { and, asc, eq, gt } from 'drizzle-orm'
import { DAY } from '@nmw/contract/duration'
import { addDays, dayIn, momentOf } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { appointment, appointmentEvent } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { newMedicalId } from '../appointment/new-medical-id.ts'
import { createOrder } from '../order/create-order.ts'
import { closingOf } from '../seat/seat-time.ts'
import { reserveSeat } from '../seat/reserve-seat.ts'
import { contextAt } from './context-at.ts'
import { openDemoPayment, payDemoOrder } from './demo-payment.ts'

/** Finished visits, oldest first. */
const earlier = [
  { email: 'siti@nmw.example', doctorId: 5, branchId: 1, daysAgo: 130, note: 'Kulit kepala gatal dan berketombe.' },
  {
    email: 'budi@nmw.example',
    doctorId: 20,
    branchId: 14,
    daysAgo: 121,
    note: 'Bercak melingkar yang gatal di lengan.',
  },
  { email: 'siti@nmw.example', doctorId: 1, branchId: 1, daysAgo: 48, note: 'Jerawat di pipi sejak dua bulan.' },
  { email: 'siti@nmw.example', doctorId: 1, branchId: 1, daysAgo: 18, note: 'Kontrol, bekas jerawat memudar.' },
  { email: 'made@nmw.example', doctorId: 21, branchId: 15, daysAgo: 33, note: 'Kulit kering dan gatal.' },
]

export async function fillDemoConsultations(context: Context) {
  for (const visit of earlier) await fillVisit(context, visit)
  await fillWaiting(context)
}

async function fillVisit(context: Context, { email, doctorId, branchId, daysAgo, note }: (typeof earlier)[number]) {
  const { db, now } = context
  const [person] = await db.select().from(account).where(eq(account.email, email))
  const [place] = await db.select().from(branch).where(eq(branch.id, branchId))
  const [seen] = await db.select().from(doctor).where(eq(doctor.id, doctorId))
  const day = addDays(dayIn(place!.timezone, now()), -daysAgo)
  const startsAt = momentOf(place!.timezone, day, '09:30')
  const past = contextAt(context, new Date(startsAt.getTime() - DAY))
  const [session] = await db
    .insert(doctorSession)
    .values({
      doctorId,
      branchId,
      day,
      startsAt,
      endsAt: momentOf(place!.timezone, day, '12:30'),
      capacity: 8,
      minutesPerPatient: 20,
      fee: seen!.fee,
    })
    .returning()
  const { queueNumber } = (await reserveSeat(db, session!.id))!
  const order = seen!.fee > 0 ? await orderFor(past, session!, seen!, person!.id, startsAt) : undefined
  if (order) await payDemoOrder(past, order)
  const [row] = await db
    .insert(appointment)
    .values({
      medicalId: newMedicalId(),
      patientId: person!.id,
      sessionId: session!.id,
      queueNumber,
      status: 2,
      note,
      orderId: order?.id ?? null,
      createdAt: past.now(),
      endedAt: new Date(startsAt.getTime() + DAY / 24),
    })
    .returning()
  await db.insert(appointmentEvent).values({
    appointmentId: row!.id,
    kind: 'finished',
    detail: {},
    at: new Date(startsAt.getTime() + DAY / 24),
  })
}

/** An unpaid consultation of Budi; its deadline is longer than in production, so that it stays visible. */
async function fillWaiting(context: Context) {
  const { db, now } = context
  const [person] = await db.select().from(account).where(eq(account.email, 'budi@nmw.example'))
  const [next] = await db
    .select({ session: doctorSession, doctor })
    .from(doctorSession)
    .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
    .where(and(eq(doctor.typeCode, 2560), gt(doctorSession.startsAt, new Date(now().getTime() + 2 * DAY))))
    .orderBy(asc(doctorSession.startsAt), asc(doctorSession.id))
    .limit(1)
  if (!next) return
  const { queueNumber } = (await reserveSeat(db, next.session.id))!
  const order = await orderFor(context, next.session, next.doctor, person!.id, closingOf(next.session))
  await openDemoPayment(context, order)
  const [row] = await db
    .insert(appointment)
    .values({
      medicalId: newMedicalId(),
      patientId: person!.id,
      sessionId: next.session.id,
      queueNumber,
      note: 'Bercak kemerahan di dahi, terasa gatal saat berkeringat.',
      orderId: order.id,
      createdAt: now(),
    })
    .returning()
  const detail = { session: next.session.id, queueNumber }
  await db
    .insert(appointmentEvent)
    .values({ appointmentId: row!.id, kind: 'booked', detail, byAccountId: person!.id, at: now() })
}

type Session = typeof doctorSession.$inferSelect
type Doctor = typeof doctor.$inferSelect

function orderFor(context: Context, session: Session, seen: Doctor, patientId: number, expiresAt: Date) {
  return createOrder(context, context.db, {
    patientId,
    branchId: session.branchId,
    type: 'CONSULTATION',
    paymentMethod: 'VIRTUAL_ACCOUNT_BCA',
    expiresAt,
    items: [
      {
        itemId: String(seen.typeCode),
        name: `Konsultasi dr. ${seen.fullName}`,
        image: seen.avatar,
        quantity: 1,
        listPrice: session.fee,
        price: session.fee,
        taxable: false,
      },
    ],
    shippingAmount: 0,
    insuranceFee: 0,
    serviceFee: 5_000,
  })
}
