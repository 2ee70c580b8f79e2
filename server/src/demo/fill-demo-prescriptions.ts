import { eq } from 'drizzle-orm'
import { MINUTE } from '@nmw/contract/duration'
import { addDays, dayIn, momentOf } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { usageCode } from '../database/schema/medicine-table.ts'
import {
  prescription,
  prescriptionItem,
  prescriptionTreatment,
  visitPhoto,
} from '../database/schema/prescription-table.ts'
import { lastRedeemDay } from '../redemption/last-redeem-day.ts'
import { createSale } from '../sale/create-sale.ts'
import data from './data/prescriptions.json' with { type: 'json' }
import { demoDesk } from './demo-desk.ts'
import { contextAt } from './context-at.ts'
import { finishedVisit } from './finished-visit.ts'
import { saveDemoPicture } from './save-demo-picture.ts'

type Story = (typeof data)[number]
type Till = NonNullable<Story['till']>
type Visit = Awaited<ReturnType<typeof finishedVisit>>

const PHOTO = { width: 720, height: 960 }

/**
 * Siti has one to redeem, one used up and one expired; Budi's is expired, and Made was handed a controlled medicine.
 */
export async function fillDemoPrescriptions(context: Context) {
  const details = new Map((await context.db.select().from(usageCode)).map(({ code, detail }) => [code, detail]))
  for (const story of data) {
    const visit = await finishedVisit(context.db, story.email, story.visit)
    const prescriptionId = await fillPrescription(context, story, visit, details)
    if (story.till) await sellAtTill(context, story.till, visit, prescriptionId)
    await fillPhotos(context, story, visit)
  }
}

async function fillPrescription({ db, now }: Context, story: Story, visit: Visit, details: Map<string, string>) {
  const { id: appointmentId, patientId, endedAt } = visit.appointment
  const [row] = await db
    .insert(prescription)
    .values({
      appointmentId,
      patientId,
      diagnosis: story.diagnosis,
      iter: story.iter,
      issuedAt: endedAt!,
      validUntil: lastRedeemDay(visit.session.day),
    })
    .returning()
  const prescriptionId = row!.id
  await db.insert(prescriptionItem).values(
    story.medicines.map(({ item, quantity, usage, must, ...words }) => ({
      prescriptionId,
      ...(item.startsWith('OBT') ? { medicineId: item } : { productId: item }),
      quantity,
      usageCode: usage,
      usageDetail: 'detail' in words ? words.detail : details.get(usage)!,
      must,
    })),
  )
  for (const { treatment: treatmentId, branchId, inDays, time, done } of story.treatments) {
    const [place] = branchId ? await db.select().from(branch).where(eq(branch.id, branchId)) : []
    const bookedAt =
      place && time ? momentOf(place.timezone, addDays(dayIn(place.timezone, now()), inDays ?? 0), time) : null
    await db
      .insert(prescriptionTreatment)
      .values({ prescriptionId, treatmentId, branchId, bookedAt, doneAt: done ? bookedAt : null })
  }
  return prescriptionId
}

/** Fifteen minutes after the visit, before any later sale. */
async function sellAtTill(context: Context, till: Till, { appointment, branch: place }: Visit, id: number) {
  const { desk, redeems, items, cash } = till
  const lines = await context.db.select().from(prescriptionItem).where(eq(prescriptionItem.prescriptionId, id))
  const sold = lines.filter(({ itemId }) => items.includes(itemId))
  const then = contextAt(context, new Date(appointment.endedAt!.getTime() + 15 * MINUTE))
  await createSale(then, {
    ...(await demoDesk(context.db, desk)),
    body: {
      branchId: place.id,
      patientId: appointment.patientId,
      ...(redeems && { prescriptionId: id }),
      items: sold.map(({ itemId, medicineId, quantity }) => ({
        kind: medicineId ? ('medicine' as const) : ('product' as const),
        id: itemId,
        quantity,
      })),
      payment: { cash },
    },
  })
}

async function fillPhotos(context: Context, { email, photos }: Story, { appointment, session, branch: place }: Visit) {
  const { db, now } = context
  const [seen] = await db.select().from(doctor).where(eq(doctor.id, session.doctorId))
  const today = dayIn(place.timezone, now())
  for (const [number, { kind, picture, inDays }] of photos.entries()) {
    const createdAt = momentOf(place.timezone, addDays(today, inDays), kind === 'before' ? '09:40' : '10:50')
    const ownerId = appointment.patientId
    const file = await saveDemoPicture(context, { picture, place: `${email}${number}`, ownerId, ...PHOTO, createdAt })
    if (!file) continue
    await db.insert(visitPhoto).values({
      appointmentId: appointment.id,
      kind: kind as 'before' | 'after',
      file,
      byAccountId: seen!.accountId,
      createdAt,
    })
  }
}
