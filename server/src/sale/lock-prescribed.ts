import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { prescription, prescriptionItem } from '../database/schema/prescription-table.ts'
import type { SalePrescription } from '../database/schema/sale-table.ts'
import { formatLongDay } from '../format-long-day.ts'
import { Problem, refused } from '../http/problem.ts'
import { latestPrescription } from '../prescription/latest-prescription.ts'
import { lockPrescriptionLines } from '../prescription/prescription-lines.ts'
import { mergeGoods, type WantedGoods } from '../stock/wanted-goods.ts'

type Wanted = {
  patientId: number | null
  downPayment: boolean
  /** Narcotics and psychotropics on the bill. */
  goods: readonly WantedGoods[]
}

type Prescribed = {
  /** The prescription line of each medicine. */
  lineOf: Map<string, number>
  resep: SalePrescription | null
}

/**
 * Controlled medicines are sold only to the patient of a prescription in force, paid in full, up to the prescribed
 * quantity. The lines are locked until the commit.
 */
export async function lockPrescribed(context: Context, db: Database, wanted: Wanted): Promise<Prescribed> {
  const { patientId, downPayment } = wanted
  const goods = mergeGoods(wanted.goods)
  const lineOf = new Map<string, number>()
  const [first] = goods
  if (!first) return { lineOf, resep: null }
  if (!patientId)
    throw refused(
      `${first.name} hanya diserahkan kepada pasien dengan resep dokter. Pilih pasiennya dulu.`,
      'patientId',
    )
  if (downPayment) throw refused(`${first.name} dibayar lunas saat diserahkan, tidak dengan uang muka`, 'downPayment')
  const latest = await latestPrescription(context, db, patientId)
  const lines = latest?.inForce ? await lockPrescriptionLines(db, latest.prescription.id) : []
  for (const { itemId, name, quantity } of goods) {
    const line = lines.find((one) => one.controlled && one.itemId === itemId)
    if (!line) throw refused(await missingReason(db, { patientId, itemId, name, latest }))
    if (!line.left) throw new Problem(409, `${name} dari resep pasien ini sudah diserahkan semua`)
    if (quantity > line.left) throw new Problem(409, `Sisa ${name} pada resep pasien ini tinggal ${line.left}`)
    lineOf.set(itemId, line.id)
  }
  return { lineOf, resep: resepOf(latest!, lines.length) }
}

export function resepOf({ appointment, doctor }: Latest, quantity: number): SalePrescription {
  return { name: appointment.medicalId, doctor: doctor.fullName, quantity }
}

type Latest = NonNullable<Awaited<ReturnType<typeof latestPrescription>>>
type Missing = { patientId: number; itemId: string; name: string; latest: Latest | undefined }

async function missingReason(db: Database, { patientId, itemId, name, latest }: Missing) {
  const given = await db
    .select({ id: prescription.id })
    .from(prescription)
    .innerJoin(prescriptionItem, eq(prescriptionItem.prescriptionId, prescription.id))
    .where(and(eq(prescription.patientId, patientId), eq(prescriptionItem.medicineId, itemId)))
  if (!latest || !given.length) return `Dokter belum meresepkan ${name} untuk pasien ini`
  return given.every(({ id }) => id !== latest.prescription.id)
    ? prescriptionReplaced(name)
    : prescriptionNotInForce(latest, name)
}

export const prescriptionReplaced = (what: string) => `Resep ${what} sudah diganti dengan resep yang lebih baru`

export function prescriptionNotInForce({ finished, prescription: { validUntil } }: Latest, what: string) {
  return finished
    ? `Resep ${what} berlaku sampai ${formatLongDay(validUntil)}. Pasien perlu konsultasi lagi.`
    : `Konsultasi dengan resep ${what} belum selesai`
}
