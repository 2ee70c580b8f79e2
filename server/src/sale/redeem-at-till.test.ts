import type { Checkout } from '@nmw/contract/checkout'
import type { Result } from '@nmw/contract/endpoint'
import { addDays } from '@nmw/contract/zone'
import { readOwnInvoice } from '@nmw/contract/invoice'
import type { listPrescribed } from '@nmw/contract/ops-sale'
import { listPrescriptions, readPrescription } from '@nmw/contract/prescription'
import type { NewSale } from '@nmw/contract/sale'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addressRoutes } from '../address/address-routes.ts'
import { checkoutRoutes } from '../checkout/checkout-routes.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { prescriptionItem } from '../database/schema/prescription-table.ts'
import { redemption } from '../database/schema/redemption-table.ts'
import { sale } from '../database/schema/sale-table.ts'
import { transaction, violated } from '../database/transaction.ts'
import { dayFrom } from '../demo/day-from.ts'
import { invoiceRoutes } from '../invoice/invoice-routes.ts'
import { prescriptionRoutes } from '../prescription/prescription-routes.ts'
import { createDesk, type TestDesk } from '../testing/make/create-desk.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createPrescription } from '../testing/make/create-prescription.ts'
import { bank, courier, createRedeemer, type Redeemer } from '../testing/make/create-redeemer.ts'
import { createTestPurchase } from '../testing/make/create-test-order.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { saleRoutes } from './sale-routes.ts'

const PRICE = 50_000
let testApp: TestApp
let desk: TestDesk
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [...addressRoutes, ...checkoutRoutes, ...invoiceRoutes, ...prescriptionRoutes, ...saleRoutes],
  })
  desk = await createDesk(testApp)
})
afterEach(() => {
  testApp.clock.reset()
  expect(testApp.errors).toEqual([])
})
afterAll(() => testApp.close())

type Wanted = NonNullable<Parameters<typeof createRedeemer>[1]>

/** The desk is at the dispensary, where the patient's medicines are. */
const patient = (wanted: Wanted = {}) => createRedeemer(testApp, { pieces: 100, ...wanted })

type Bill = Partial<NewSale> & { quantities?: number[] }

/** Redeems the prescription at the counter: one of each line, or the given quantities. */
function redeem(buyer: Redeemer, { quantities, ...more }: Bill = {}, key?: string) {
  const items = buyer.ids.flatMap((id, line) => {
    const quantity = quantities?.[line] ?? 1
    return quantity ? [{ kind: 'medicine' as const, id, quantity }] : []
  })
  const payment = { cash: PRICE * items.reduce((sum, { quantity }) => sum + quantity, 0) || PRICE }
  return desk.sell({ patientId: buyer.person.id, prescriptionId: buyer.given.id, items, payment, ...more }, key)
}

const held = (buyer: Redeemer) =>
  testApp.db.select().from(redemption).where(eq(redemption.prescriptionId, buyer.given.id)).orderBy(redemption.id)
const statesOf = async (buyer: Redeemer) =>
  (await held(buyer)).map(({ number, state, saleId }) => `${number} ${state} ${saleId === null ? 'online' : 'till'}`)
const openOf = async (buyer: Redeemer) =>
  (await desk.prescribed(buyer.person.id)).result as Result<typeof listPrescribed>

async function orderOnline(buyer: Redeemer) {
  const { code, message } = await buyer.read()
  if (code !== 200) return { code, message }
  await buyer.update({ shipping: courier, payment: bank })
  return buyer.order()
}

/** What the list and the detail page of the patient say. */
async function readPages(buyer: Redeemer) {
  const { latest } = (await buyer.send(listPrescriptions)).result as Result<typeof listPrescriptions>
  const query = { id: String(buyer.given.appointment.id) }
  const { detail } = (await buyer.send(readPrescription, { query })).result as Result<typeof readPrescription>
  const { redeem: may, reason, sisaIter, redeemedAt, runsOut, redeemed } = detail
  expect(latest).toMatchObject({ redeem: may, reason, sisaIter, redeemedAt, runsOut })
  return { may, reason, sisaIter, redeemedAt, runsOut, redeemed }
}

test('sale: a prescription redeemed at the counter shows when and where, and cannot be redeemed online again', async () => {
  testApp.clock.set(new Date('2026-11-17T17:30:00Z'))
  const buyer = await patient({ iter: 0, lines: [{ quantity: 2 }, { must: false }] })
  expect(await readPages(buyer)).toMatchObject({ may: true, sisaIter: 1, redeemedAt: null, redeemed: [] })
  const { code, made } = await redeem(buyer, { quantities: [2, 0] })
  expect(code).toBe(200)
  expect(await statesOf(buyer)).toEqual(['1 used till'])
  expect(await readPages(buyer)).toEqual({
    may: false,
    reason: 'Semua penebusan resep ini sudah dipakai. Buat janji baru bila Anda masih memerlukan obatnya.',
    sisaIter: 0,
    redeemedAt: expect.stringContaining('2026-11-17T17:30:0') as string,
    redeemed: [{ day: '2026-11-18', GNAMA: desk.branch.name, invoice: made.invoice }],
    runsOut: expect.objectContaining({ IID: buyer.ids[0], days: 60 }) as object,
  })
  const paper = await buyer.send(readOwnInvoice, { params: { invoice: made.invoice } })
  const { appointment, doctor } = buyer.given
  expect(paper.result).toMatchObject({
    resep: { name: appointment.medicalId, doctor: doctor.fullName, quantity: 2 },
  })
  expect(await orderOnline(buyer)).toMatchObject({
    code: 400,
    message: expect.stringContaining('sudah dipakai') as string,
  })
  expect(await openOf(buyer)).toEqual([])
  expect(await redeem(buyer, { quantities: [2, 0] })).toMatchObject({
    code: 409,
    message: 'Semua penebusan resep ini sudah dipakai',
  })
})

test('sale: of two redemptions one is used at the counter and the other online, and one waiting for payment is not sold again', async () => {
  const buyer = await patient({ iter: 1 })
  expect((await redeem(buyer)).code).toBe(200)
  expect(await openOf(buyer)).toMatchObject([{ redeems: { prescriptionId: buyer.given.id, left: 1 } }])
  expect((await orderOnline(buyer)).code).toBe(200)
  expect(await statesOf(buyer)).toEqual(['1 used till', '2 reserved online'])
  expect(await redeem(buyer)).toMatchObject({ code: 409, message: expect.stringContaining('lewat aplikasi') as string })
  expect(await openOf(buyer)).toEqual([])
})

test('sale: a void sale returns the redemption once, and it can be redeemed online', async () => {
  const buyer = await patient({ iter: 0 })
  const { made } = await redeem(buyer)
  expect((await desk.undo(made.invoice)).code).toBe(200)
  expect((await desk.undo(made.invoice)).code).toBe(409)
  expect(await statesOf(buyer)).toEqual(['1 returned till'])
  expect(await readPages(buyer)).toMatchObject({ may: true, sisaIter: 1, redeemedAt: null, redeemed: [] })
  expect((await orderOnline(buyer)).code).toBe(200)
  expect(await statesOf(buyer)).toEqual(['1 returned till', '1 reserved online'])
})

test('sale: a repeated request redeems once', async () => {
  const buyer = await patient({ iter: 1 })
  const key = crypto.randomUUID()
  const [first, again] = [await redeem(buyer, {}, key), await redeem(buyer, {}, key)]
  expect([first.code, again.made.invoice]).toEqual([200, first.made.invoice])
  expect(await statesOf(buyer)).toEqual(['1 used till'])
})

test('sale: a redemption needs all required items, no more than prescribed, and only for its patient', async () => {
  const buyer = await patient({ lines: [{ quantity: 2 }, { quantity: 1 }, { must: false }] })
  const { id: other } = await createPatient(testApp)
  const elsewhere = await patient()
  const names = await testApp.db.select().from(medicine)
  const [first, second] = buyer.ids.map((id) => names.find((one) => one.id === id)!.name)
  const facial = { kind: 'fee' as const, id: 'ADM', quantity: 1 }
  const resep = { name: 'R/', doctor: 'Ayu', quantity: 1 }
  const foreign = { kind: 'medicine' as const, id: elsewhere.ids[0]!, quantity: 1 }
  const mine = buyer.ids.slice(0, 2).map((id) => ({ kind: 'medicine' as const, id, quantity: 1 }))
  const refusalOf = async (bill: Bill) => {
    const { code, message } = await redeem(buyer, bill)
    return `${code} ${message}`
  }
  expect([
    await refusalOf({ quantities: [0, 0, 1] }),
    await refusalOf({ quantities: [1, 0, 1] }),
    await refusalOf({ quantities: [3, 1, 0] }),
    await refusalOf({ items: [...mine, mine[1]!] }),
    await refusalOf({ items: [facial] }),
    await refusalOf({ items: [...mine, foreign] }),
    await refusalOf({ resep }),
    await refusalOf({ patientId: other }),
    await refusalOf({ patientId: null }),
    await refusalOf({ downPayment: true, payment: { cash: 10_000 } }),
    await refusalOf({ prescriptionId: 2_000_000_000 }),
  ]).toEqual([
    `400 ${first} dan ${second} diwajibkan dokter. Tambahkan dari resep pasien.`,
    `400 ${second} diwajibkan dokter. Tambahkan dari resep pasien.`,
    `400 ${first} pada resep ini hanya 2. Kurangi jumlahnya.`,
    `400 ${second} pada resep ini hanya 1. Kurangi jumlahnya.`,
    `400 ${first} dan ${second} diwajibkan dokter. Tambahkan dari resep pasien.`,
    `400 ${names.find(({ id }) => id === foreign.id)!.name} tidak ada pada resep ini`,
    '400 Satu nota hanya untuk satu resep',
    '400 Resep ini bukan milik pasien yang dipilih',
    '400 Resep hanya ditebus untuk pasiennya. Pilih pasiennya dulu.',
    '400 Obat dari resep dibayar lunas saat diserahkan, tidak dengan uang muka',
    '400 Resep ini bukan milik pasien yang dipilih',
  ])
  const optional = await patient({ lines: [{ must: false }] })
  expect(await redeem(optional, { items: [facial], payment: { cash: 30_000 } })).toMatchObject({
    code: 400,
    message: 'Belum ada obat dari resep ini pada nota',
  })
  expect(await statesOf(buyer)).toEqual([])
  expect((await redeem(buyer, { quantities: [1, 1, 0] })).code).toBe(200)
})

test("sale: items of the patient's prescription are not sold on a paper prescription", async () => {
  const buyer = await patient()
  const [{ name } = { name: '' }] = await testApp.db.select().from(medicine).where(eq(medicine.id, buyer.ids[0]!))
  const items = [{ kind: 'medicine' as const, id: buyer.ids[0]!, quantity: 1 }]
  const bill = { items, payment: { cash: PRICE } }
  const resep = { name: 'R/', doctor: 'Ayu', quantity: 1 }
  const patientId = buyer.person.id
  expect([
    (await desk.sell({ ...bill, patientId })).message,
    (await desk.sell(bill)).message,
    (await desk.sell({ ...bill, patientId, resep })).message,
  ]).toEqual([
    `${name} hanya dijual dengan resep. Tambahkan dari resep pasien.`,
    `${name} hanya dijual dengan resep. Pilih pasien, lalu tambahkan dari resep pasien.`,
    `${name} ada pada resep pasien ini. Tambahkan dari resep pasien.`,
  ])
  // Another patient may have it on a paper prescription.
  expect((await desk.sell({ ...bill, patientId: (await createPatient(testApp)).id, resep })).code).toBe(200)
})

test('sale: a prescription is redeemed only while in force: visit finished, latest, not expired', async () => {
  const buyer = await patient()
  const other = async (wanted: { day?: string; status?: 1 }) => {
    const person = await createPatient(testApp)
    const given = await createPrescription(testApp, { patientId: person.id, ...wanted })
    return { ...buyer, person, given }
  }
  const today = dayFrom(testApp.context.now(), 0)
  const replaced = await other({})
  await createPrescription(testApp, { patientId: replaced.person.id, day: today, lines: [] })
  const [early, late] = [await other({ status: 1 }), await other({ day: addDays(today, -100) })]
  const words = []
  for (const one of [early, replaced, late]) {
    words.push((await redeem(one)).message)
    expect(await openOf(one)).toEqual([])
  }
  expect(words).toEqual([
    'Konsultasi dengan resep ini belum selesai',
    'Resep ini sudah diganti dengan resep yang lebih baru',
    expect.stringMatching(/^Resep ini berlaku sampai .+\. Pasien perlu konsultasi lagi\.$/),
  ])
})

test('sale: a discontinued required item is shown and prevents the redemption', async () => {
  const buyer = await patient({ lines: [{}, {}, { must: false }] })
  const [must, , optional] = buyer.ids
  for (const id of [must!, optional!])
    await testApp.db.update(medicine).set({ active: false }).where(eq(medicine.id, id))
  expect((await openOf(buyer)).map(({ good, sold }) => `${good.id} ${sold}`)).toEqual([
    `${must} false`,
    `${buyer.ids[1]} true`,
  ])
  expect((await redeem(buyer, { quantities: [0, 1, 0] })).message).toMatch(/tidak tersedia lagi\. Dokter perlu memilih/)
})

test('sale: prescribed products count towards the redemption, and other items on the bill do not', async () => {
  const buyer = await patient()
  await testApp.db.insert(prescriptionItem).values({
    prescriptionId: buyer.given.id,
    productId: buyer.product.id,
    quantity: 1,
    usageCode: (await testApp.db.select().from(prescriptionItem))[0]!.usageCode,
    usageDetail: 'Ratakan',
    must: true,
  })
  expect(await openOf(buyer)).toMatchObject([
    { good: { kind: 'medicine' }, unit: 'tube', must: true },
    { good: { kind: 'product', id: buyer.product.id }, unit: '', must: true },
  ])
  expect((await redeem(buyer)).message).toContain('diwajibkan dokter')
  const items = [
    { kind: 'medicine' as const, id: buyer.ids[0]!, quantity: 1 },
    { kind: 'product' as const, id: buyer.product.id, quantity: 1 },
    { kind: 'fee' as const, id: 'ADM', quantity: 1 },
  ]
  expect((await redeem(buyer, { items, payment: { cash: 1_000_000 } })).code).toBe(200)
})

test('sale: a narcotic on the bill keeps its own line, and a former narcotic is redeemed with the rest', async () => {
  const strong = { class: 'narkotika' as const, price: PRICE, memberPrice: PRICE }
  const buyer = await patient({ iter: 0, lines: [{ drug: strong, quantity: 3 }, {}] })
  const only = await redeem(buyer, { quantities: [1, 0] })
  expect(only.message).toContain('diwajibkan dokter')
  const { code, made } = await redeem(buyer, { quantities: [1, 1] })
  expect({ code, ...(await readPages(buyer)) }).toMatchObject({ code: 200, may: false, sisaIter: 0 })
  expect((await openOf(buyer)).map(({ quantity, redeems }) => [quantity, redeems])).toEqual([[2, null]])
  expect((await desk.undo(made.invoice)).code).toBe(200)
  const beside = { items: [{ kind: 'medicine' as const, id: buyer.ids[0]!, quantity: 1 }] }
  expect((await desk.sell({ ...beside, patientId: buyer.person.id, payment: { cash: PRICE } })).code).toBe(200)
  await testApp.db.update(medicine).set({ class: 'keras' }).where(eq(medicine.id, buyer.ids[0]!))
  expect((await openOf(buyer)).map(({ quantity, redeems }) => [quantity, redeems?.left])).toEqual([
    [2, 1],
    [1, 1],
  ])
  expect((await redeem(buyer, { quantities: [3, 1] })).message).toContain('hanya 2')
  expect((await redeem(buyer, { quantities: [2, 1] })).code).toBe(200)
  const another = await patient({ iter: 0, lines: [{ drug: strong }, {}] })
  const whole = { items: [{ kind: 'medicine' as const, id: another.ids[0]!, quantity: 1 }] }
  expect((await desk.sell({ ...whole, patientId: another.person.id, payment: { cash: PRICE } })).code).toBe(200)
  await testApp.db.update(medicine).set({ class: 'keras' }).where(eq(medicine.id, another.ids[0]!))
  expect((await redeem(another, { quantities: [0, 1] })).code).toBe(200)
})

test('sale: the database allows one valid sale or order of the same patient per redemption', async () => {
  const [buyer, other] = [await patient({ iter: 3 }), await patient()]
  const { made } = await redeem(buyer)
  const { made: own } = await redeem(other)
  const saleOf = async (invoice: string) =>
    (await testApp.db.select().from(sale).where(eq(sale.invoice, invoice)))[0]!.id
  const [saleId, foreignId] = [await saleOf(made.invoice), await saleOf(own.invoice)]
  const { id: orderId } = await createTestPurchase(testApp, { patientId: buyer.person.id })
  const write = (by: { orderId?: number; saleId?: number }, state: 'reserved' | 'used' = 'used') =>
    testApp.db
      .insert(redemption)
      .values({ prescriptionId: buyer.given.id, iter: 3, number: 2, state, ...by })
      .then(() => 'taken', violated)
  await testApp.db.delete(redemption).where(eq(redemption.saleId, foreignId))
  expect([
    await write({}),
    await write({ orderId, saleId: foreignId }),
    await write({ saleId }),
    await write({ saleId: foreignId }, 'reserved'),
    await write({ saleId: foreignId }),
  ]).toEqual([
    'redemption_by_one',
    'redemption_by_one',
    'redemption_sale_id_key',
    'redemption_sold_is_used',
    'redemption_fits_sale',
  ])
  const change = (work: Parameters<typeof transaction<unknown>>[1]) =>
    transaction(testApp.db, work).then(() => 'taken', violated)
  const mine = eq(redemption.saleId, saleId)
  expect([
    await change((db) => db.update(redemption).set({ state: 'returned' }).where(mine)),
    await change((db) =>
      db
        .update(sale)
        .set({ voidedAt: new Date(), voidedById: desk.person.id, voidReason: 'Salah input' })
        .where(eq(sale.id, saleId)),
    ),
  ]).toEqual(['redemption_fits_sale', 'redemption_fits_sale'])
  expect((await buyer.read()).result as Checkout).toMatchObject({ prescription: { left: 3 } })
})
