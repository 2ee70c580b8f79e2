import * as contract from '@nmw/contract/ops-stock'
import { addDays } from '@nmw/contract/zone'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { stock, stockBatch, stockEntry } from '../database/schema/stock-table.ts'
import { sqlState, transaction } from '../database/transaction.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { sortedCodes } from '../testing/checks/sorted-codes.ts'
import { createMedicine, createProduct } from '../testing/make/create-goods.ts'
import { stockShelf } from '../testing/make/stock-shelf.ts'
import { reserveStock } from './reserve-stock.ts'
import { stockRoutes } from './stock-routes.ts'

let testApp: TestApp
let today: string
beforeAll(async () => {
  testApp = await openTestApp({ routes: stockRoutes })
  today = dateInJakarta(testApp.context.now())
  await createProduct(testApp, { id: 'OTC-S1', name: 'Serum uji' })
  await createMedicine(testApp, { id: 'OBT-S1', name: 'Klindamisin uji' })
})
afterAll(() => testApp.close())

/** A branch with one batch of a product, and its pharmacist. */
async function createShelf(quantity = 10) {
  const { branch } = await createDoctorSession(testApp)
  const person = await createStaff(testApp, { role: 'pharmacist', branchId: branch.id })
  await stockShelf(testApp, { branchId: branch.id, goods: { productId: 'OTC-S1' }, quantity })
  const [shelf] = await testApp.db.select().from(stock).where(eq(stock.branchId, branch.id))
  const [batch] = await testApp.db.select().from(stockBatch).where(eq(stockBatch.stockId, shelf!.id))
  const now = async () => (await testApp.db.select().from(stock).where(eq(stock.id, shelf!.id)))[0]!
  const query = { branch: String(branch.id) }
  return { branch, person, shelf: shelf!, batch: batch!.id, now, query }
}

const reserve = (branchId: number, quantity: number) =>
  transaction(testApp.db, (db) =>
    reserveStock(testApp.context, db, {
      branchId,
      reference: 'INV-UJI',
      goods: [{ itemId: 'OTC-S1', name: 'Serum uji', quantity }],
      byAccountId: null,
    }),
  )

test('stock: of ten concurrent write-offs no more than the stock is removed, each with an entry', async () => {
  const { person, batch, now, shelf } = await createShelf(4)
  const body = { batch, quantity: 1, reason: 'Pecah' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => person.call(contract.writeOffStock, { body })))
  expect(sortedCodes(answers)).toEqual([...Array<number>(4).fill(200), ...Array<number>(6).fill(400)])
  expect(await now()).toMatchObject({ onHand: 0 })
  const gone = and(eq(stockEntry.stockId, shelf.id), eq(stockEntry.kind, 'written-off'))
  expect(await testApp.db.$count(stockEntry, gone)).toBe(4)
  expect(await testApp.db.$count(auditEntry, eq(auditEntry.object, `batch-${batch}`))).toBe(4)
})

test('stock: goods reserved for an order can be neither written off nor counted away', async () => {
  const { branch, person, batch, now } = await createShelf()
  await reserve(branch.id, 8)
  const off = await person.call(contract.writeOffStock, { body: { batch, quantity: 3, reason: 'Pecah' } })
  expect([off.code, off.message]).toEqual([409, expect.stringContaining('dijanjikan')])
  const body = { batch, expected: 10, counted: 5, note: 'Stok opname' }
  expect((await person.call(contract.countStock, { body })).code).toBe(409)
  expect(await now()).toMatchObject({ onHand: 10, reserved: 8 })
  expect((await person.call(contract.writeOffStock, { body: { batch, quantity: 2, reason: 'Pecah' } })).code).toBe(200)
})

test('stock: a count is refused when the batch changed meanwhile', async () => {
  const { person, batch, now } = await createShelf()
  const count = (expected: number, counted: number) =>
    person.call(contract.countStock, { body: { batch, expected, counted, note: 'Stok opname' } })
  expect((await count(10, 12)).code).toBe(200)
  expect(await now()).toMatchObject({ onHand: 12 })
  const late = await count(10, 9)
  expect([late.code, late.message]).toEqual([409, expect.stringContaining('kini tercatat 12')])
  expect((await count(12, 12)).code).toBe(200)
})

test('stock: a delivery note counts once for each batch, and one batch has one expiry date', async () => {
  const { branch, person, query } = await createShelf()
  const delivery = {
    branch: branch.id,
    item: 'OBT-S1',
    batch: 'lot-7',
    expiresOn: addDays(today, 30),
    quantity: 24,
    reference: 'SJ-001',
  }
  const receive = (more = {}) => person.call(contract.receiveDelivery, { body: { ...delivery, ...more } })
  const twice = await Promise.all([receive(), receive()])
  expect(sortedCodes(twice)).toEqual([200, 409])
  expect((await receive({ reference: 'SJ-002', expiresOn: addDays(today, 90) })).code).toBe(400)
  expect((await receive({ reference: 'SJ-003', expiresOn: today, batch: 'lot-8' })).code).toBe(400)
  expect((await receive({ item: 'OBT-NONE' })).code).toBe(400)
  const { result } = await person.call(contract.readShelf, { params: { item: 'OBT-S1' }, query })
  expect(result).toMatchObject({
    onHand: 24,
    available: 24,
    soon: 24,
    batches: [{ batch: 'LOT-7', quantity: 24, state: 'soon' }],
    entries: [{ kind: 'received', quantity: 24, reference: 'SJ-001', by: person.person.fullName }],
  })
  const soon = await person.call(contract.listShelves, { query: { ...query, show: 'soon' } })
  expect(soon.result).toMatchObject({ soon: 1, datas: [{ itemId: 'OBT-S1', kind: 'medicine' }] })
  const found = await person.call(contract.listShelves, { query: { ...query, search: 'serum' } })
  expect(found.result).toMatchObject({ datas: [{ itemId: 'OTC-S1', onHand: 10 }], page: { totalData: 1 } })
})

test('stock: the history of a shelf is paged back to its first entry', async () => {
  const { person, shelf, query } = await createShelf()
  await testApp.db.execute(sql`
    insert into stock_entry (stock_id, kind, quantity, reference, at)
    select ${shelf.id}, 'counted', 1, 'Hitung ' || n, now() from generate_series(1, 60) n`)
  const pages = await Promise.all(
    ['1', '4'].map(async (page) => {
      const sent = { params: { item: 'OTC-S1' }, query: { ...query, limit: '20', page } }
      const { entries, page: info } = (await person.call(contract.readShelf, sent)).result as contract.ShelfDetail
      return { references: entries.map(({ reference }) => reference), info }
    }),
  )
  const total = await testApp.db.$count(stockEntry, eq(stockEntry.stockId, shelf.id))
  expect(total).toBeGreaterThan(60)
  expect(pages[0]!.references).toEqual(Array.from({ length: 20 }, (_, place) => `Hitung ${60 - place}`))
  expect(pages[1]!.references).toHaveLength(total - 60)
  expect(pages[1]!.info).toEqual({ currentPage: 4, totalPage: 4, totalData: total, limit: 20 })
})

test('stock: a mistyped expiry date is corrected once, with both dates audited, and later deliveries use it', async () => {
  const { branch, person, batch, query } = await createShelf()
  const [wrong, right] = ['2099-12-31', addDays(today, 400)]
  const correct = (more = {}, extra = {}) =>
    person.call(
      contract.correctExpiry,
      { body: { batch, expected: wrong, expiresOn: right, reason: 'Salah ketik tahun', ...more } },
      extra,
    )
  expect(await correct({ reason: ' ' })).toMatchObject({ code: 400, message: 'Alasan wajib diisi' })
  expect((await correct({ expiresOn: wrong })).code).toBe(400)
  expect((await correct({ expiresOn: '2099-13-31' })).code).toBe(400)
  expect(sortedCodes(await Promise.all([correct(), correct(), correct()]))).toEqual([200, 409, 409])
  const { result } = await person.call(contract.readShelf, { params: { item: 'OTC-S1' }, query })
  const [shown] = (result as { batches: { batch: string; expiresOn: string }[] }).batches
  expect(shown).toMatchObject({ expiresOn: right, state: 'good', quantity: 10 })
  const lines = and(eq(auditEntry.action, 'correct-expiry'), eq(auditEntry.object, `batch-${batch}`))
  expect(await testApp.db.select().from(auditEntry).where(lines)).toMatchObject([
    {
      accountId: person.id,
      detail: { item: 'OTC-S1', batch: shown!.batch, before: wrong, after: right, reason: 'Salah ketik tahun' },
    },
  ])
  const delivery = { branch: branch.id, item: 'OTC-S1', batch: shown!.batch, quantity: 1, reference: 'SJ-T' }
  const receive = (expiresOn: string) => person.call(contract.receiveDelivery, { body: { ...delivery, expiresOn } })
  expect([(await receive(wrong)).code, (await receive(right)).code]).toEqual([400, 200])
})

test('stock: a corrected expiry date applies at once to what may be sold', async () => {
  const { person, batch, query } = await createShelf()
  const available = async () =>
    (await person.call(contract.readShelf, { params: { item: 'OTC-S1' }, query })).result as { available: number }
  const correct = (expected: string, expiresOn: string) => {
    const key = { 'idempotency-key': `expiry-${batch}-${expiresOn}` }
    const body = { batch, expected, expiresOn, reason: 'Tanggal di kemasan' }
    return person.call(contract.correctExpiry, { body }, key)
  }
  expect((await correct('2099-12-31', today)).code).toBe(200)
  expect(await available()).toMatchObject({ available: 0, expired: 10 })
  expect((await correct('2099-12-31', today)).code).toBe(200)
  expect((await correct(today, addDays(today, 1))).code).toBe(200)
  expect(await available()).toMatchObject({ available: 10, expired: 0 })
})

test("stock: another branch's shelf looks like a missing one", async () => {
  const [mine, theirs] = [await createShelf(), await createShelf()]
  const body = { batch: theirs.batch, quantity: 1, reason: 'Pecah' }
  const answers = [
    await mine.person.call(contract.writeOffStock, { body }),
    await mine.person.call(contract.countStock, { body: { batch: theirs.batch, expected: 10, counted: 1, note: 'x' } }),
    await mine.person.call(contract.correctExpiry, {
      body: { batch: theirs.batch, expected: '2099-12-31', expiresOn: '2098-12-31', reason: 'x' },
    }),
    await mine.person.call(contract.listShelves, { query: theirs.query }),
    await mine.person.call(contract.readShelf, { params: { item: 'OTC-S1' }, query: theirs.query }),
  ]
  expect(answers.map(({ code }) => code)).toEqual(Array(5).fill(404))
  expect(await theirs.now()).toMatchObject({ onHand: 10 })
})

test('stock: the database keeps shelves above zero and their history unchanged', async () => {
  const { batch, shelf } = await createShelf()
  const below = testApp.db.update(stockBatch).set({ quantity: -1 }).where(eq(stockBatch.id, batch))
  expect(sqlState(await below.catch((error: unknown) => error))).toBe('23514')
  const rewritten = testApp.db.update(stockEntry).set({ quantity: 99 }).where(eq(stockEntry.stockId, shelf.id))
  expect(sqlState(await rewritten.catch((error: unknown) => error))).toBe('23001')
})
