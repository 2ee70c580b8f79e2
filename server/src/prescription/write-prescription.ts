import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { PrescriptionForm } from '@nmw/contract/ops-visit'
import { momentOf } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { branch } from '../database/schema/branch-table.ts'
import { medicine, usageCode } from '../database/schema/medicine-table.ts'
import { prescription, prescriptionItem, prescriptionTreatment } from '../database/schema/prescription-table.ts'
import { product } from '../database/schema/product-table.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { refused } from '../http/problem.ts'
import { isControlled } from '../redemption/is-controlled.ts'
import { lastRedeemDay } from '../redemption/last-redeem-day.ts'

type Writing = {
  appointmentId: number
  patientId: number
  /** The day of the session at its branch, whenever the doctor writes. */
  visitDay: string
  form: PrescriptionForm
}

/** In the caller's transaction. A visit has one prescription. */
export async function writePrescription(context: Context, db: Database, writing: Writing) {
  const { appointmentId, patientId, visitDay, form } = writing
  const issuedAt = context.now()
  const items = await checkMedicines(db, form)
  const treatments = await checkTreatments(db, form, issuedAt)
  const validUntil = lastRedeemDay(visitDay)
  const { diagnosis, iter } = form
  const [row] = await db
    .insert(prescription)
    .values({ appointmentId, patientId, diagnosis, iter, issuedAt, validUntil })
    .returning({ id: prescription.id })
  const prescriptionId = row!.id
  if (items.length) await db.insert(prescriptionItem).values(items.map((item) => ({ ...item, prescriptionId })))
  if (treatments.length)
    await db.insert(prescriptionTreatment).values(treatments.map((one) => ({ ...one, prescriptionId })))
  return prescriptionId
}

async function checkMedicines(db: Database, { medicines, iter }: PrescriptionForm) {
  if (!medicines.length) return []
  const ids = medicines.map(({ item }) => item)
  const drugs = await db
    .select({ id: medicine.id, class: medicine.class })
    .from(medicine)
    .where(and(inArray(medicine.id, ids), eq(medicine.active, true)))
  const products = await db
    .select({ id: product.id })
    .from(product)
    .where(and(inArray(product.id, ids), eq(product.active, true)))
  const usages = await db.select({ code: usageCode.code }).from(usageCode)
  const classes = new Map(drugs.map((drug) => [drug.id, drug.class]))
  const wares = new Set(products.map(({ id }) => id))
  const codes = new Set(usages.map(({ code }) => code))
  return medicines.map(({ item, ...line }, place) => {
    if (ids.indexOf(item) !== place) throw refused('Obat ini sudah ada pada resep', `medicines.${place}.item`)
    if (!classes.has(item) && !wares.has(item)) throw refused('Obat tidak ditemukan', `medicines.${place}.item`)
    if (!codes.has(line.usageCode)) throw refused('Pilih aturan pakai', `medicines.${place}.usageCode`)
    if (iter > 0 && isControlled(classes.get(item) ?? null))
      throw refused('Resep dengan narkotika atau psikotropika tidak dapat diulang', 'iter')
    return { ...line, ...(classes.has(item) ? { medicineId: item } : { productId: item }) }
  })
}

async function checkTreatments(db: Database, { treatments }: PrescriptionForm, now: Date) {
  if (!treatments.length) return []
  const ids = treatments.map((one) => one.treatment)
  const branchIds = treatments.flatMap(({ booking }) => booking?.branch ?? [])
  const known = await db
    .select({ id: treatment.id })
    .from(treatment)
    .where(and(inArray(treatment.id, ids), eq(treatment.active, true), isNull(treatment.deletedAt)))
  const places = await db
    .select({ id: branch.id, timezone: branch.timezone })
    .from(branch)
    .where(and(inArray(branch.id, branchIds), eq(branch.active, true)))
  return treatments.map(({ treatment: treatmentId, booking }, place) => {
    const at = `treatments.${place}`
    if (ids.indexOf(treatmentId) !== place) throw refused('Tindakan ini sudah ada pada resep', `${at}.treatment`)
    if (!known.some(({ id }) => id === treatmentId)) throw refused('Tindakan tidak ditemukan', `${at}.treatment`)
    if (!booking) return { treatmentId }
    const where = places.find(({ id }) => id === booking.branch)
    if (!where) throw refused('Cabang tidak ditemukan', `${at}.booking.branch`)
    const bookedAt = momentOf(where.timezone, booking.day, booking.time)
    if (bookedAt <= now) throw refused('Waktu tindakan sudah lewat', `${at}.booking.day`)
    return { treatmentId, branchId: where.id, bookedAt }
  })
}
