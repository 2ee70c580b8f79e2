import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, eq, max } from 'drizzle-orm'
import { newMedicalId } from '../../appointment/new-medical-id.ts'
import type { Database } from '../../database/connection.ts'
import { account } from '../../database/schema/account-table.ts'
import { appointment } from '../../database/schema/appointment-table.ts'
import { order, orderItem } from '../../database/schema/order-table.ts'
import {
  prescription,
  prescriptionItem,
  prescriptionTreatment,
  visitPhoto,
} from '../../database/schema/prescription-table.ts'
import { redemption } from '../../database/schema/redemption-table.ts'
import { sale, saleItem, salePayment } from '../../database/schema/sale-table.ts'
import { storedFile } from '../../database/schema/upload-table.ts'
import { transaction } from '../../database/transaction.ts'
import { newUploadName } from '../../upload/upload-name.ts'

type Copy = { rsvId: number; rsvMedId: string }

/** Copies the visits, prescriptions, redemptions and photos of Siti of the demo to a patient, oldest first. */
export async function copyDemoRecord(db: Database, dataDirectory: string, email: string): Promise<Copy[]> {
  const siti = await findAccount(db, 'siti@nmw.example')
  const patientId = await findAccount(db, email)
  const originals = await db
    .select()
    .from(prescription)
    .where(eq(prescription.patientId, siti))
    .orderBy(asc(prescription.id))
  const copies: Copy[] = []
  for (const { id, appointmentId, ...columns } of originals) {
    const visit = await copyVisit(db, appointmentId, patientId)
    const [copy] = await db
      .insert(prescription)
      .values({ ...columns, appointmentId: visit.id, patientId })
      .returning()
    await copyContent(db, id, copy!.id)
    await copyRedemptions(db, id, copy!.id, patientId)
    await copyPhotos(db, dataDirectory, { from: appointmentId, to: visit.id, ownerId: patientId })
    copies.push({ rsvId: visit.id, rsvMedId: visit.medicalId })
  }
  return copies
}

async function findAccount(db: Database, email: string) {
  const [found] = await db.select({ id: account.id }).from(account).where(eq(account.email, email))
  return found!.id
}

async function copyVisit(db: Database, appointmentId: number, patientId: number) {
  const [original] = await db.select().from(appointment).where(eq(appointment.id, appointmentId))
  const { id: _id, ...columns } = original!
  const [last] = await db
    .select({ queueNumber: max(appointment.queueNumber) })
    .from(appointment)
    .where(eq(appointment.sessionId, columns.sessionId))
  const own = { patientId, medicalId: newMedicalId(), orderId: null, queueNumber: (last?.queueNumber ?? 0) + 1 }
  const [copy] = await db
    .insert(appointment)
    .values({ ...columns, ...own })
    .returning()
  return copy!
}

async function copyContent(db: Database, from: number, prescriptionId: number) {
  const items = await db.select().from(prescriptionItem).where(eq(prescriptionItem.prescriptionId, from))
  for (const { id: _id, itemId: _item, ...item } of items.toSorted((a, b) => a.id - b.id)) {
    await db.insert(prescriptionItem).values({ ...item, prescriptionId })
  }
  const treatments = await db.select().from(prescriptionTreatment).where(eq(prescriptionTreatment.prescriptionId, from))
  for (const { id: _id, ...one } of treatments.toSorted((a, b) => a.id - b.id)) {
    await db.insert(prescriptionTreatment).values({ ...one, prescriptionId })
  }
}

async function copyRedemptions(db: Database, from: number, prescriptionId: number, patientId: number) {
  const rows = await db
    .select({ redemption, order, sale })
    .from(redemption)
    .leftJoin(order, eq(order.id, redemption.orderId))
    .leftJoin(sale, eq(sale.id, redemption.saleId))
    .where(eq(redemption.prescriptionId, from))
  for (const row of rows) {
    const { iter, number, state } = row.redemption
    const redeemed = { prescriptionId, iter, number, state }
    if (row.order) await copyOrder(db, row.order, patientId, redeemed)
    if (row.sale) await copySale(db, row.sale, patientId, redeemed)
  }
}

type Redeemed = Pick<typeof redemption.$inferInsert, 'prescriptionId' | 'iter' | 'number' | 'state'>

const anotherOf = (invoice: string) => `INV${invoice.slice(3, 9)}${String(Math.random()).slice(2, 8)}`

async function copyOrder(db: Database, original: typeof order.$inferSelect, patientId: number, redeemed: Redeemed) {
  const { id, ...columns } = original
  const [copy] = await db
    .insert(order)
    .values({ ...columns, invoice: anotherOf(columns.invoice), patientId })
    .returning()
  const items = await db.select().from(orderItem).where(eq(orderItem.orderId, id))
  await db.insert(orderItem).values(items.map(({ id: _id, ...item }) => ({ ...item, orderId: copy!.id })))
  await db.insert(redemption).values({ ...redeemed, orderId: copy!.id })
}

/** In one transaction, as the totals are checked at commit. */
function copySale(db: Database, original: typeof sale.$inferSelect, patientId: number, redeemed: Redeemed) {
  const { id, ...columns } = original
  return transaction(db, async (within) => {
    const [copy] = await within
      .insert(sale)
      .values({ ...columns, invoice: anotherOf(columns.invoice), patientId })
      .returning()
    const saleId = copy!.id
    const items = await within.select().from(saleItem).where(eq(saleItem.saleId, id))
    await within.insert(saleItem).values(items.map(({ id: _id, ...item }) => ({ ...item, saleId })))
    const payments = await within.select().from(salePayment).where(eq(salePayment.saleId, id))
    await within.insert(salePayment).values(payments.map(({ id: _id, ...part }) => ({ ...part, saleId })))
    await within.insert(redemption).values({ ...redeemed, saleId })
  })
}

type Move = { from: number; to: number; ownerId: number }

async function copyPhotos(db: Database, dataDirectory: string, { from, to, ownerId }: Move) {
  const folder = join(dataDirectory, 'files', 'private')
  const photos = await db
    .select({ photo: visitPhoto, file: storedFile })
    .from(visitPhoto)
    .innerJoin(storedFile, eq(storedFile.name, visitPhoto.file))
    .where(eq(visitPhoto.appointmentId, from))
    .orderBy(asc(visitPhoto.id))
  for (const { photo, file } of photos) {
    const name = newUploadName()
    await copyFile(join(folder, file.name), join(folder, name))
    await db.insert(storedFile).values({ ...file, name, ownerId })
    const { id: _id, ...columns } = photo
    await db.insert(visitPhoto).values({ ...columns, appointmentId: to, file: name })
  }
}
