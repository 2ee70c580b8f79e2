import { readOwnInvoice } from '@nmw/contract/invoice'
import type { Result } from '@nmw/contract/endpoint'
import type { listPrescribed } from '@nmw/contract/ops-sale'
import type { NewSale } from '@nmw/contract/sale'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { prescriptionItem, prescriptionTreatment } from '../database/schema/prescription-table.ts'
import { sale, saleItem, salePayment } from '../database/schema/sale-table.ts'
import { stock } from '../database/schema/stock-table.ts'
import { transaction, violated } from '../database/transaction.ts'
import { dayFrom } from '../demo/day-from.ts'
import { invoiceRoutes } from '../invoice/invoice-routes.ts'
import { createDesk, type TestDesk } from '../testing/make/create-desk.ts'
import { createTreatment } from '../testing/make/create-goods.ts'
import { createMember } from '../testing/make/create-member.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createPrescription } from '../testing/make/create-prescription.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { sortedCodes } from '../testing/checks/sorted-codes.ts'
import { stockShelf } from '../testing/make/stock-shelf.ts'
import { saleRoutes } from './sale-routes.ts'

const PRICE = 100_000
let testApp: TestApp
let desk: TestDesk
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...invoiceRoutes, ...saleRoutes] })
  desk = await createDesk(testApp)
})
afterEach(() => {
  testApp.clock.reset()
  expect(testApp.errors).toEqual([])
})
afterAll(() => testApp.close())

let drugs = 0
type Given = { patientId: number; quantity?: number; day?: string; status?: 1 | 2; drug?: object }

async function prescribe({ patientId, quantity = 3, drug, ...when }: Given) {
  const id = `OBT-N${++drugs}`
  const strong = { id, name: `Kodein ${drugs}`, class: 'narkotika' as const, price: PRICE, memberPrice: PRICE, ...drug }
  const given = await createPrescription(testApp, {
    ...when,
    patientId,
    iter: 0,
    lines: [{ drug: strong, quantity }, {}],
  })
  await stockShelf(testApp, { branchId: desk.branch.id, goods: { medicineId: id }, quantity: 100 })
  return { ...given, drug: strong }
}

const sell = (patientId: number | null, id: string, quantity: number, more: Partial<NewSale> = {}) =>
  desk.sell({
    ...(patientId && { patientId }),
    items: [{ kind: 'medicine', id, quantity }],
    payment: { cash: PRICE * quantity },
    ...more,
  })
const openOf = async (patientId: number) => (await desk.prescribed(patientId)).result as Result<typeof listPrescribed>
const linesOf = (id: number) =>
  testApp.db.select().from(prescriptionItem).where(eq(prescriptionItem.prescriptionId, id))
const leftOf = async (patientId: number, id: string) =>
  (await openOf(patientId)).find(({ good }) => good.id === id)?.quantity ?? 0
const onHand = async (id: string) => (await testApp.db.select().from(stock).where(eq(stock.itemId, id)))[0]!.onHand

test('sale: the counter lists every recommended treatment of a patient', async () => {
  const buyer = await createPatient(testApp)
  const { id: prescriptionId } = await prescribe({ patientId: buyer.id })
  for (let number = 0; number < 21; number++) {
    const { id: treatmentId } = await createTreatment(testApp)
    await testApp.db.insert(prescriptionTreatment).values({ prescriptionId, treatmentId })
  }
  const treatments = (await openOf(buyer.id)).filter(({ good }) => good.kind === 'treatment')
  expect(treatments).toHaveLength(21)
})

test('sale: the counter lists what is prescribed without diagnosis or usage', async () => {
  const [buyer, other] = [await createPatient(testApp), await createPatient(testApp)]
  const peel = await createTreatment(testApp)
  const laser = await createTreatment(testApp)
  const recommend = (prescriptionId: number, treatmentId: string, doneAt: Date | null = null) =>
    testApp.db.insert(prescriptionTreatment).values({ prescriptionId, treatmentId, doneAt })
  const before = await prescribe({ patientId: buyer.id, day: dayFrom(testApp.context.now(), -9) })
  await recommend(before.id, peel.id)
  await recommend(before.id, laser.id, testApp.context.now())
  const now = await prescribe({ patientId: buyer.id, quantity: 4 })
  await recommend(now.id, peel.id)
  await prescribe({ patientId: other.id })
  const { session } = now
  const [cream] = (await linesOf(now.id)).filter(({ itemId }) => itemId !== now.drug.id)
  expect(await openOf(buyer.id)).toEqual([
    {
      good: {
        kind: 'treatment',
        id: peel.id,
        name: peel.name,
        price: peel.price,
        memberPrice: peel.memberPrice,
        discountPercent: 0,
      },
      quantity: 2,
      unit: '',
      day: session.day,
      must: false,
      sold: true,
      redeems: null,
    },
    {
      good: {
        kind: 'medicine',
        id: now.drug.id,
        name: now.drug.name,
        price: PRICE,
        memberPrice: PRICE,
        discountPercent: 0,
      },
      quantity: 4,
      unit: 'tube',
      day: session.day,
      must: true,
      sold: true,
      redeems: null,
    },
    expect.objectContaining({
      good: expect.objectContaining({ kind: 'medicine', id: cream!.itemId }) as object,
      quantity: 1,
      redeems: { prescriptionId: now.id, left: 1 },
    }),
  ])
  expect((await desk.prescribed(buyer.id, (await createDesk(testApp)).branch.id)).code).toBe(404)
})

test('sale: patients whose prescription was shown are audited, and those without one are not', async () => {
  const [buyer, nobody] = [await createPatient(testApp), await createPatient(testApp)]
  await prescribe({ patientId: buyer.id })
  for (const { id } of [buyer, nobody]) await openOf(id)
  const lineOf = (id: number) =>
    testApp.db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.action, 'list-prescribed'), eq(auditEntry.accountId, desk.person.id)))
      .then((rows) => rows.filter(({ detail }) => (detail as { shown: string }).shown === String(id)).length)
  expect([await lineOf(buyer.id), await lineOf(nobody.id)]).toEqual([1, 0])
})

test('sale: a narcotic is sold for its prescription line with stock and points, and a void sale reverses it', async () => {
  const buyer = await createMember(testApp)
  const { drug, appointment, doctor, id } = await prescribe({ patientId: buyer.id })
  const { code, made, message } = await sell(buyer.id, drug.id, 2)
  expect({ code, message, made }).toMatchObject({ code: 200, made: { total: 200_000, point: 2 } })
  const [line] = await testApp.db
    .select({ prescriptionId: prescriptionItem.prescriptionId })
    .from(saleItem)
    .innerJoin(sale, eq(sale.id, saleItem.saleId))
    .innerJoin(prescriptionItem, eq(prescriptionItem.id, saleItem.prescriptionItemId))
    .where(eq(sale.invoice, made.invoice))
  expect(line).toEqual({ prescriptionId: id })
  expect([await onHand(drug.id), await leftOf(buyer.id, drug.id)]).toEqual([98, 1])
  const headers = await signIn(testApp, buyer)
  const paper = await testApp.send(readOwnInvoice, { params: { invoice: made.invoice } }, headers, '10.4.4.5')
  expect(paper.result).toMatchObject({
    items: [{ name: drug.name, quantity: 2, subTotal: 200_000 }],
    resep: { name: appointment.medicalId, doctor: doctor.fullName, quantity: 2 },
  })
  expect((await desk.undo(made.invoice)).code).toBe(200)
  expect([await onHand(drug.id), await leftOf(buyer.id, drug.id)]).toEqual([100, 3])
  expect((await sell(buyer.id, drug.id, 3)).code).toBe(200)
  expect(await leftOf(buyer.id, drug.id)).toBe(0)
})

test('sale: a narcotic is never sold beyond the prescribed quantity, in one sale, several sales or several lines', async () => {
  const { id: buyer } = await createPatient(testApp)
  const { drug } = await prescribe({ patientId: buyer })
  const two = { kind: 'medicine' as const, id: drug.id, quantity: 2 }
  const split = await desk.sell({ patientId: buyer, items: [two, two], payment: { cash: 4 * PRICE } })
  const tooMany = { code: 409, message: `Sisa ${drug.name} pada resep pasien ini tinggal 3` }
  expect([await sell(buyer, drug.id, 4), split]).toMatchObject([tooMany, tooMany])
  expect((await sell(buyer, drug.id, 2)).code).toBe(200)
  expect(await sell(buyer, drug.id, 2)).toMatchObject({ code: 409, message: tooMany.message.replace('3', '1') })
  expect((await sell(buyer, drug.id, 1)).code).toBe(200)
  expect(await sell(buyer, drug.id, 1)).toMatchObject({
    code: 409,
    message: `${drug.name} dari resep pasien ini sudah diserahkan semua`,
  })
  expect(await onHand(drug.id)).toBe(97)
})

test('sale: a narcotic is sold only to its patient, paid in full, while the prescription is in force', async () => {
  const [{ id: buyer }, { id: other }] = [await createPatient(testApp), await createPatient(testApp)]
  const { drug } = await prescribe({ patientId: buyer })
  const resep = { name: 'Resep', doctor: 'Ayu', quantity: 1 }
  const refusals = async () => [
    await sell(null, drug.id, 1, { resep }),
    await sell(other, drug.id, 1, { resep }),
    await sell(buyer, drug.id, 1, { downPayment: true, payment: { cash: 10_000 } }),
  ]
  expect(await refusals()).toMatchObject([
    { code: 400, message: `${drug.name} hanya diserahkan kepada pasien dengan resep dokter. Pilih pasiennya dulu.` },
    { code: 400, message: `Dokter belum meresepkan ${drug.name} untuk pasien ini` },
    { code: 400, message: `${drug.name} dibayar lunas saat diserahkan, tidak dengan uang muka` },
  ])
  const early = await prescribe({ patientId: other, status: 1 })
  expect(await sell(other, early.drug.id, 1)).toMatchObject({
    code: 400,
    message: `Konsultasi dengan resep ${early.drug.name} belum selesai`,
  })
  await createPrescription(testApp, { patientId: buyer, day: dayFrom(testApp.context.now(), 0), lines: [] })
  expect(await openOf(buyer)).toEqual([])
  expect(await sell(buyer, drug.id, 1)).toMatchObject({
    code: 400,
    message: `Resep ${drug.name} sudah diganti dengan resep yang lebih baru`,
  })
})

test('sale: a narcotic is sold on the last day of its prescription and not on the next', async () => {
  const { id: buyer } = await createPatient(testApp)
  const { drug } = await prescribe({ patientId: buyer, day: '2026-08-15' })
  testApp.clock.set(new Date('2026-11-15T16:30:00Z'))
  expect((await sell(buyer, drug.id, 1)).code).toBe(200)
  testApp.clock.set(new Date('2026-11-15T17:30:00Z'))
  expect(await sell(buyer, drug.id, 1)).toMatchObject({
    code: 400,
    message: `Resep ${drug.name} berlaku sampai 15 November 2026. Pasien perlu konsultasi lagi.`,
  })
  expect(await openOf(buyer)).toEqual([])
})

test('sale: of many counters that sell the last narcotic at once one succeeds', async () => {
  const { id: buyer } = await createPatient(testApp)
  const { drug } = await prescribe({ patientId: buyer, quantity: 2 })
  const answers = await Promise.all(Array.from({ length: 6 }, () => sell(buyer, drug.id, 2)))
  expect(sortedCodes(answers)).toEqual([200, 409, 409, 409, 409, 409])
  expect([await onHand(drug.id), await leftOf(buyer, drug.id)]).toEqual([98, 0])
})

test('sale: a repeated request hands a narcotic over once', async () => {
  const { id: buyer } = await createPatient(testApp)
  const { drug } = await prescribe({ patientId: buyer })
  const key = crypto.randomUUID()
  const body = { patientId: buyer, items: [{ kind: 'medicine' as const, id: drug.id, quantity: 2 }] }
  const send = () => desk.sell({ ...body, payment: { cash: 2 * PRICE } }, key)
  const [first, again] = [await send(), await send()]
  expect([first.code, again.made.invoice]).toEqual([200, first.made.invoice])
  expect([await onHand(drug.id), await leftOf(buyer, drug.id)]).toEqual([98, 1])
})

test('sale: another prescription-only medicine on the same bill still needs its prescription', async () => {
  const { id: buyer } = await createPatient(testApp)
  const { drug, id } = await prescribe({ patientId: buyer })
  const cream = (await linesOf(id)).find(({ itemId }) => itemId !== drug.id)!.itemId
  const items = [drug.id, cream].map((one) => ({ kind: 'medicine' as const, id: one, quantity: 1 }))
  const { code, message } = await desk.sell({ patientId: buyer, items, payment: { cash: 2 * PRICE } })
  expect({ code, message }).toMatchObject({ code: 400, message: expect.stringContaining('dengan resep') as string })
})

test('sale: the database refuses a narcotic without a line, for another patient, with a down payment, or beyond the quantity', async () => {
  const [{ id: buyer }, { id: other }] = [await createPatient(testApp), await createPatient(testApp)]
  const { drug, id } = await prescribe({ patientId: buyer, quantity: 1 })
  const [line] = await testApp.db
    .select()
    .from(prescriptionItem)
    .where(and(eq(prescriptionItem.prescriptionId, id), eq(prescriptionItem.medicineId, drug.id)))
  const write = (patientId: number, more: Partial<typeof saleItem.$inferInsert>, paid = PRICE) =>
    transaction(testApp.db, async (db) => {
      const [made] = await db
        .insert(sale)
        .values({
          invoice: `INV${String(Math.trunc(Math.random() * 1e12)).padStart(12, '0')}`,
          branchId: desk.branch.id,
          patientId,
          total: PRICE,
          paid,
          change: 0,
          downPayment: paid < PRICE,
          createdById: desk.person.id,
          createdAt: testApp.context.now(),
        })
        .returning()
      const what = { kind: 'medicine', itemId: drug.id, name: drug.name, quantity: 1, taxable: true } as const
      await db.insert(saleItem).values({ ...what, saleId: made!.id, listPrice: PRICE, price: PRICE, ...more })
      await db.insert(salePayment).values({ saleId: made!.id, type: 'cash', value: paid })
    }).then(() => 'taken', violated)
  const own = { prescriptionItemId: line!.id }
  expect(await write(buyer, {})).toBe('sale_item_controlled_is_prescribed')
  expect(await write(other, own)).toBe('sale_item_prescribed_to_her')
  expect(await write(buyer, own, 50_000)).toBe('sale_item_prescribed_to_her')
  expect(await write(buyer, { ...own, itemId: 'OBT-LAIN' })).toBe('sale_item_prescribed_to_her')
  expect(await write(buyer, { ...own, kind: 'product' })).toBe('sale_item_prescribed_is_medicine')
  const both = await Promise.all([write(buyer, own), write(buyer, own)])
  expect(both.toSorted()).toEqual(['sale_item_within_prescription', 'taken'])
})
