import { eq } from 'drizzle-orm'
import { HOUR } from '@nmw/contract/duration'
import { ROLES } from '@nmw/contract/role'
import { CONSENT_VERSION } from '@nmw/contract/privacy'
import { addDays, dayIn, momentOf } from '@nmw/contract/zone'
import { newMedicalId } from '../appointment/new-medical-id.ts'
import { hashPassword } from '../auth/password-hash.ts'
import type { Context } from '../context.ts'
import { account, patient } from '../database/schema/account-table.ts'
import { appointment, appointmentEvent, appointmentPhoto } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { consent } from '../database/schema/consent-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { medicine, usageCode } from '../database/schema/medicine-table.ts'
import { createOrder } from '../order/create-order.ts'
import { writePrescription } from '../prescription/write-prescription.ts'
import { reserveSeat } from '../seat/reserve-seat.ts'
import people from './data/waiting-room.json' with { type: 'json' }
import { DEMO_PASSWORD } from './demo-accounts.ts'
import { contextAt, whileOpen } from './context-at.ts'
import { payDemoOrder } from './demo-payment.ts'
import { saveDemoPicture } from './save-demo-picture.ts'
import { sessionOfToday } from './session-of-today.ts'

const PHOTO = { width: 720, height: 960 }
const DOCTOR = 1
const BRANCH = 1

type Person = (typeof people)[number]

/** Patients waiting for the demo doctor today; two of them have an earlier visit. */
export async function fillDemoWaitingRoom(context: Context) {
  const session = await sessionOfToday(context, { doctorId: DOCTOR, branchId: BRANCH, seats: people.length })
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  for (const person of people) {
    const patientId = await fillPerson(context, person, passwordHash)
    if (person.earlier) await fillEarlier(context, patientId, person.earlier)
    await fillSeat(context, session, patientId, person)
  }
}

async function fillPerson({ db, now, secret }: Context, person: Person, passwordHash: string) {
  const { email, fullName, phone, gender, birthDate, noKTP } = person
  const createdAt = new Date(now().getTime() - 60 * 24 * HOUR)
  const verified = { phoneVerifiedAt: createdAt, emailVerifiedAt: createdAt }
  const [row] = await db
    .insert(account)
    .values({ roleId: ROLES.patient, email, fullName, phone, passwordHash, createdAt, ...verified })
    .returning({ id: account.id })
  const accountId = row!.id
  await db.insert(patient).values({ accountId, sealedNik: secret.seal(noKTP), birthDate, gender })
  const purposes = ['account', 'health', 'photo'] as const
  const given = { version: CONSENT_VERSION, ip: '127.0.0.1', grantedAt: createdAt }
  await db.insert(consent).values(purposes.map((purpose) => ({ accountId, purpose, ...given })))
  return accountId
}

async function fillSeat(context: Context, session: Session, patientId: number, person: Person) {
  const { db, now } = context
  const past = whileOpen(context, now().getTime() - 26 * HOUR)
  const { queueNumber } = (await reserveSeat(db, session.id))!
  const order = await orderFor(past, session, patientId)
  if (order) await payDemoOrder(past, order)
  const checkedInAt = person.arrived ? new Date(now().getTime() - (60 - queueNumber * 7) * 60_000) : null
  const [row] = await db
    .insert(appointment)
    .values({
      medicalId: newMedicalId(),
      patientId,
      sessionId: session.id,
      queueNumber,
      note: person.note,
      orderId: order?.id ?? null,
      checkedInAt,
      createdAt: past.now(),
    })
    .returning()
  const appointmentId = row!.id
  const booked = { appointmentId, kind: 'booked' as const, detail: {}, byAccountId: patientId, at: past.now() }
  await db.insert(appointmentEvent).values(booked)
  if (checkedInAt)
    await db.insert(appointmentEvent).values({ appointmentId, kind: 'checked-in', detail: {}, at: checkedInAt })
  for (const [place, picture] of person.photos.entries()) {
    const photo = { picture, place: person.email, ownerId: patientId, ...PHOTO, createdAt: past.now() }
    const file = await saveDemoPicture(context, photo)
    if (file) await db.insert(appointmentPhoto).values({ appointmentId, position: place + 1, file })
  }
}

async function fillEarlier(context: Context, patientId: number, earlier: NonNullable<Person['earlier']>) {
  const { db, now } = context
  const [place] = await db.select().from(branch).where(eq(branch.id, BRANCH))
  const [seen] = await db.select().from(doctor).where(eq(doctor.id, DOCTOR))
  const day = addDays(dayIn(place!.timezone, now()), -earlier.daysAgo)
  const startsAt = momentOf(place!.timezone, day, '13:00')
  const [session] = await db
    .insert(doctorSession)
    .values({
      doctorId: DOCTOR,
      branchId: BRANCH,
      day,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 2 * HOUR),
      capacity: 6,
      minutesPerPatient: 20,
      fee: seen!.fee,
    })
    .returning()
  const { queueNumber } = (await reserveSeat(db, session!.id))!
  const past = contextAt(context, new Date(startsAt.getTime() + HOUR))
  const before = contextAt(context, new Date(startsAt.getTime() - 24 * HOUR))
  const order = await orderFor(before, session!, patientId)
  if (order) await payDemoOrder(before, order)
  const [row] = await db
    .insert(appointment)
    .values({
      medicalId: newMedicalId(),
      patientId,
      sessionId: session!.id,
      queueNumber,
      status: 2,
      note: earlier.note,
      orderId: order?.id ?? null,
      createdAt: before.now(),
      endedAt: past.now(),
    })
    .returning()
  const finished = { kind: 'finished' as const, detail: {}, byAccountId: seen!.accountId, at: past.now() }
  await db.insert(appointmentEvent).values({ appointmentId: row!.id, ...finished })
  const [usual] = await db.select().from(usageCode).limit(1)
  const drugs = await db
    .select({ id: medicine.id, usageCode: usageCode.code, usageDetail: usageCode.detail })
    .from(medicine)
    .innerJoin(usageCode, eq(usageCode.code, medicine.usageCode))
  await writePrescription(past, db, {
    appointmentId: row!.id,
    patientId,
    visitDay: day,
    form: {
      diagnosis: earlier.diagnosis,
      iter: earlier.iter,
      treatments: [],
      medicines: earlier.medicines.map(([item, quantity]) => {
        const drug = drugs.find(({ id }) => id === item)
        const { usageCode: code, usageDetail } = drug ?? { usageCode: usual!.code, usageDetail: usual!.detail }
        return { item: String(item), quantity: Number(quantity), usageCode: code, usageDetail, must: true }
      }),
    },
  })
}

type Session = typeof doctorSession.$inferSelect

async function orderFor(context: Context, session: Session, patientId: number) {
  const [seen] = await context.db.select().from(doctor).where(eq(doctor.id, session.doctorId))
  if (!seen?.fee) return undefined
  const fee = { listPrice: session.fee, price: session.fee, taxable: false }
  const item = { itemId: String(seen.typeCode), name: `Konsultasi dr. ${seen.fullName}`, image: seen.avatar }
  return createOrder(context, context.db, {
    patientId,
    branchId: session.branchId,
    type: 'CONSULTATION',
    paymentMethod: 'VIRTUAL_ACCOUNT_BCA',
    expiresAt: new Date(context.now().getTime() + HOUR),
    items: [{ ...item, ...fee, quantity: 1 }],
    shippingAmount: 0,
    insuranceFee: 0,
    serviceFee: 5_000,
  })
}
