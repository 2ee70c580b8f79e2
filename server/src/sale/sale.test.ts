import { listInvoices, readOwnInvoice } from '@nmw/contract/invoice'
import { payablePrice } from '@nmw/contract/member-price'
import type { Result } from '@nmw/contract/endpoint'
import { listSales } from '@nmw/contract/ops-sale'
import { BRANCH_CLOSED, type NewSale, voidSale, withoutPrice } from '@nmw/contract/sale'
import { cancelVoucher, type MemberVoucher, redeemVoucher } from '@nmw/contract/voucher'
import { addDays, dayIn } from '@nmw/contract/zone'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { array, assert, asyncProperty, boolean, integer, record } from 'fast-check'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { account } from '../database/schema/account-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { pointEntry } from '../database/schema/point-table.ts'
import { prescriptionTreatment } from '../database/schema/prescription-table.ts'
import { sale, saleItem, salePayment } from '../database/schema/sale-table.ts'
import { staffBranch } from '../database/schema/staff-branch-table.ts'
import { stock, stockBatch } from '../database/schema/stock-table.ts'
import { memberVoucher } from '../database/schema/voucher-table.ts'
import { sqlState, transaction, violated } from '../database/transaction.ts'
import { dayFrom } from '../demo/day-from.ts'
import { invoiceRoutes } from '../invoice/invoice-routes.ts'
import { createDesk, type TestDesk } from '../testing/make/create-desk.ts'
import { createMedicine, createProduct, createTreatment } from '../testing/make/create-goods.ts'
import { createMember } from '../testing/make/create-member.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createPrescription } from '../testing/make/create-prescription.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { createVoucher } from '../testing/make/create-voucher.ts'
import { findBrokenInvariants } from '../testing/checks/find-broken-invariants.ts'
import { size } from '../testing/stress/full-size.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { stockShelf } from '../testing/make/stock-shelf.ts'
import { voucherDeskRoutes } from '../voucher/voucher-desk-routes.ts'
import { voucherRoutes } from '../voucher/voucher-routes.ts'
import { saleRoutes } from './sale-routes.ts'

let testApp: TestApp
let desk: TestDesk
let cream: Awaited<ReturnType<typeof createProduct>>
let facial: Awaited<ReturnType<typeof createTreatment>>
/** Voucher options: an amount, and the facial. */
let worth100: number
let worthFacial: number
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...invoiceRoutes, ...saleRoutes, ...voucherDeskRoutes, ...voucherRoutes] })
  desk = await createDesk(testApp)
  cream = await createProduct(testApp, { price: 100_000, memberPrice: 90_000 })
  facial = await createTreatment(testApp, { price: 500_000, memberPrice: 400_000 })
  worth100 = (await createVoucher(testApp, { points: [20] })).options[0]!
  worthFacial = (await createVoucher(testApp, { points: [10], treatmentSlug: facial.slug })).options[0]!
})
afterEach(async () => {
  expect(await findBrokenInvariants(testApp.db)).toEqual([])
  expect(testApp.errors).toEqual([])
})
afterAll(() => testApp.close())

const line = (id: string, kind: NewSale['items'][number]['kind'] = 'product', quantity = 1) => ({ kind, id, quantity })
async function voucherOf(person: { id: number; roleId: number }, option: number) {
  const headers = await signIn(testApp, person)
  const { result } = await testApp.send(redeemVoucher, { query: { id: String(option) } }, headers, '10.4.4.9')
  return (result as MemberVoucher).codeVoucher
}
const pointsOf = async (accountId: number) =>
  (await testApp.db.select().from(membership).where(eq(membership.accountId, accountId)))[0]!.points

describe('sale: selling', () => {
  test('a walk-in pays the list price and gets change and an invoice number from the same sequence as orders', async () => {
    const { code, made } = await desk.sell({
      buyerName: 'Ibu Tanpa Akun',
      items: [line(cream.id, 'product', 2), { kind: 'fee', id: 'ADM', quantity: 1, note: 'Administrasi lepas' }],
      payment: { cash: 250_000 },
    })
    expect(code).toBe(200)
    expect(made).toMatchObject({ total: 215_000, paid: 250_000, change: 35_000, point: 0 })
    expect(made.invoice).toMatch(/^INV\d{12}$/)
    const [row] = await testApp.db.select().from(sale).where(eq(sale.invoice, made.invoice))
    expect(row).toMatchObject({ branchId: desk.branch.id, createdById: desk.person.id, buyerName: 'Ibu Tanpa Akun' })
    const items = await testApp.db.select().from(saleItem).where(eq(saleItem.saleId, row!.id)).orderBy(saleItem.id)
    expect(items.map(({ name }) => name)).toEqual([cream.name, 'Administrasi lepas'])
  })

  test('an active member pays the member price, earns points once and is notified, and a voucher earns no points', async () => {
    const me = await createMember(testApp, { points: 20 })
    const code = await voucherOf(me, worth100)
    const { made } = await desk.sell({
      patientId: me.id,
      items: [line(cream.id), line(facial.id, 'treatment')],
      payment: { debit: { value: 390_000, name: 'BCA', no: '1234' }, voucher: { code } },
    })
    expect(made).toMatchObject({ total: 490_000, change: 0, point: 3 })
    expect(await pointsOf(me.id)).toBe(3)
    const { result } = await testApp.send(
      readOwnInvoice,
      { params: { invoice: made.invoice } },
      await signIn(testApp, me),
      '10.4.4.5',
    )
    expect(result).toMatchObject({
      status: 'success',
      name: me.fullName,
      header: { noInvoice: made.invoice, patientId: me.number, grandTotal: 490_000 },
      items: [
        { name: cream.name, quantity: 1, price: 100_000, discount: 10_000, subTotal: 90_000 },
        { name: facial.name, quantity: 1, price: 500_000, discount: 100_000, subTotal: 400_000 },
      ],
      detail: {
        cash: 0,
        debit: { value: 390_000, name: 'BCA', no: '1234' },
        voucher: 100_000,
        subTotal: 490_000,
        payTotal: 490_000,
        return: 0,
      },
      point: 3,
      edited: false,
    })
  })

  test('an item free for members costs a member nothing, and others the list price', async () => {
    const free = await createTreatment(testApp, { price: 250_000, memberPrice: 0 })
    const me = await createMember(testApp)
    const items = [line(free.id, 'treatment')]
    const own = await desk.sell({ patientId: me.id, items, payment: {} })
    expect({ code: own.code, made: own.made }).toMatchObject({ code: 200, made: { total: 0, paid: 0, point: 0 } })
    const walkIn = await desk.sell({ items, payment: { cash: 250_000 } })
    expect(walkIn.made).toMatchObject({ total: 250_000 })
  })

  test('a treatment without a price cannot be sold', async () => {
    const unnamed = await createTreatment(testApp, { price: 0, memberPrice: 0 })
    const items = [line(cream.id), line(unnamed.id, 'treatment')]
    const { code, message } = await desk.sell({ items, payment: { cash: 100_000 } })
    expect({ code, message }).toEqual({ code: 400, message: withoutPrice(unnamed.name) })
  })

  test('fees earn no points, services of doctors and nurses do, and a voucher does not make points negative', async () => {
    const me = await createMember(testApp, { points: 20 })
    const fees = ['ADM', 'KARTU', 'RACIK', 'SURAT'].map((id) => line(id, 'fee', 5))
    const served = await desk.sell({
      patientId: me.id,
      items: [line('JASA-DOKTER', 'fee'), line('JASA-PERAWAT', 'fee'), ...fees],
      payment: { cash: 675_000 },
    })
    expect(served.made).toMatchObject({ total: 675_000, point: 2 })
    const code = await voucherOf(me, worth100)
    const items = [line(cream.id), ...fees]
    const { made } = await desk.sell({ patientId: me.id, items, payment: { cash: 465_000, voucher: { code } } })
    expect(made).toMatchObject({ total: 565_000, point: 0 })
    expect(await pointsOf(me.id)).toBe(2)
  })

  test('an expired member pays the list price and earns nothing', async () => {
    const me = await createMember(testApp, { days: -1 })
    const { made } = await desk.sell({
      patientId: me.id,
      items: [line(facial.id, 'treatment')],
      payment: { transfer: 500_000 },
    })
    expect(made).toMatchObject({ total: 500_000, point: 0 })
  })

  test.each<[string, Partial<NewSale>, string]>([
    ['too little money', { payment: { cash: 99_999 } }, 'Pembayaran kurang Rp 1'],
    ['no money', { payment: {} }, 'Pembayaran kurang Rp 100.000'],
    ['change from a card', { payment: { transfer: 100_001 } }, 'Kembalian hanya dapat diberikan dari uang tunai'],
    [
      'more change than cash',
      { payment: { cash: 1000, transfer: 105_000 } },
      'Kembalian hanya dapat diberikan dari uang tunai',
    ],
    ['what is not sold', { items: [line('OTC-NONE')] }, 'OTC-NONE tidak dijual'],
    ['an unknown fee', { items: [line('BEBAS', 'fee')] }, 'BEBAS tidak dijual'],
    ['an unknown patient', { patientId: 2_000_000_000 }, 'Pasien tidak ditemukan'],
    ['another branch', { branchId: 999_999 }, 'Anda tidak bertugas di cabang ini'],
    [
      'a down payment of nobody known',
      { payment: { cash: 50_000 }, downPayment: true },
      'Pilih pasien untuk uang muka',
    ],
    ['no lines', { items: [] }, 'Isi barang atau layanan'],
    [
      'a whole card number',
      { payment: { debit: { value: 100_000, name: 'BCA', no: '4111111111111111' } } },
      'Isi 4 angka terakhir kartu',
    ],
    ['a negative amount', { payment: { cash: -5 } }, 'Jumlah tidak valid'],
  ])('%s is refused', async (_what, change, message) => {
    const before = await testApp.db.$count(sale)
    const answer = await desk.sell({ items: [line(cream.id)], payment: { cash: 100_000 }, ...change })
    expect(answer.code).toBe(400)
    expect([answer.message, ...(answer.errors ?? []).map((error) => error.message)]).toContain(message)
    expect(await testApp.db.$count(sale)).toBe(before)
  })

  test('staff assigned to another branch can sell and void there too', async () => {
    const [own, other] = [await createDesk(testApp), await createDesk(testApp)]
    const body = { branchId: other.branch.id, items: [line(cream.id)], payment: { cash: 100_000 } }
    expect((await own.sell(body)).message).toBe('Anda tidak bertugas di cabang ini')
    await testApp.db.insert(staffBranch).values({ accountId: own.person.id, branchId: other.branch.id })
    const { made } = await own.sell(body)
    expect((await own.undo(made.invoice)).code).toBe(200)
  })

  test('nobody can sell at a closed branch, not even an administrator, and its sales can be voided', async () => {
    const closing = await createDesk(testApp)
    const admin = await createDesk(testApp, 'administrator')
    const body = { branchId: closing.branch.id, items: [line(cream.id)], payment: { cash: 100_000 } }
    const { made } = await closing.sell(body)
    await testApp.db.update(branch).set({ active: false }).where(eq(branch.id, closing.branch.id))
    for (const seller of [closing, admin]) {
      const refused = await seller.sell(body)
      expect(refused).toMatchObject({ code: 400, message: BRANCH_CLOSED, errors: [{ path: 'branchId' }] })
    }
    expect((await closing.sell({ items: body.items, payment: body.payment })).code).toBe(400)
    expect((await closing.undo(made.invoice)).code).toBe(200)
  })

  test('an administrator can sell at any branch, and staff cannot be the buyer', async () => {
    const admin = await createDesk(testApp, 'administrator')
    const body = { items: [line(cream.id)], payment: { cash: 100_000 } }
    const { made } = await admin.sell({ ...body, branchId: desk.branch.id })
    const [row] = await testApp.db.select().from(sale).where(eq(sale.invoice, made.invoice))
    expect(row!.branchId).toBe(desk.branch.id)
    expect((await admin.sell({ ...body, patientId: desk.person.id })).message).toBe('Pasien tidak ditemukan')
  })

  test('the same idempotency key sells once, also concurrently', async () => {
    const me = await createMember(testApp)
    const body = { patientId: me.id, items: [line(facial.id, 'treatment')], payment: { cash: 400_000 } }
    const key = crypto.randomUUID()
    const repeats = size({ small: 8, full: 100 })
    const answers = await Promise.all(Array.from({ length: repeats }, () => desk.sell(body, key)))
    expect(new Set(answers.map(({ code }) => code))).toSatisfy((codes: Set<number>) =>
      [...codes].every((code) => code === 200 || code === 409),
    )
    const again = await desk.sell(body, key)
    const invoices = answers.filter(({ code }) => code === 200).map(({ made }) => made.invoice)
    expect(new Set([...invoices, again.made.invoice]).size).toBe(1)
    expect(await testApp.db.$count(sale, eq(sale.patientId, me.id))).toBe(1)
    expect(await pointsOf(me.id)).toBe(4)
    expect((await desk.sell({ ...body, payment: { cash: 450_000 } }, key)).code).toBe(422)
    printFigure(`sale: ${repeats} at once with one key: 1 sale, ${await pointsOf(me.id)} points`)
  })
})

describe('sale: a down payment', () => {
  test('stays open until its final sale, counts once, and earns its points there', async () => {
    const me = await createMember(testApp)
    const items = [line(facial.id, 'treatment')]
    const first = await desk.sell({ patientId: me.id, items, payment: { cash: 150_000 }, downPayment: true })
    expect(first.made).toMatchObject({ total: 400_000, paid: 150_000, change: 0, point: 0 })
    const open = async () => (await desk.downPayments(me.id)).result as { invoice: string }[]
    expect(await open()).toMatchObject([
      { invoice: first.made.invoice, paid: 150_000, total: 400_000, items: [{ id: facial.id, quantity: 1 }] },
    ])
    const headers = await signIn(testApp, me)
    const read = async () => {
      const params = { invoice: first.made.invoice }
      return (await testApp.send(readOwnInvoice, { params }, headers, '10.4.4.6')).result as { paymentStatus: string }
    }
    expect(await read()).toMatchObject({ paymentStatus: 'PENDING', status: 'pending' })
    const settle = { patientId: me.id, items, payment: { cash: 250_000, dp: first.made.invoice } }
    const both = await Promise.all([desk.sell(settle), desk.sell(settle)])
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { made } = both.find(({ code }) => code === 200)!
    expect(made).toMatchObject({ total: 400_000, paid: 400_000, change: 0, point: 4 })
    expect(await read()).toMatchObject({ paymentStatus: 'PAID', status: 'success' })
    expect(await open()).toEqual([])
    expect((await desk.undo(first.made.invoice)).message).toBe(`Uang muka ini sudah dipakai di ${made.invoice}`)
    expect((await desk.undo(made.invoice)).code).toBe(200)
    expect(await read()).toMatchObject({ paymentStatus: 'PENDING' })
    expect((await desk.sell(settle)).code).toBe(200)
  })

  test('is offered, however many a patient has', async () => {
    const me = await createMember(testApp)
    const items = [line(facial.id, 'treatment')]
    for (let number = 1; number <= 21; number++)
      await desk.sell({ patientId: me.id, items, payment: { cash: 10_000 + number }, downPayment: true })
    const open = (await desk.downPayments(me.id)).result as { paid: number }[]
    expect(open.map(({ paid }) => paid)).toEqual(Array.from({ length: 21 }, (_, place) => 10_021 - place))
  })

  test('is open again when its final sale is voided, and only the rest is handed back', async () => {
    const me = await createMember(testApp, { points: 20 })
    const items = [line(facial.id, 'treatment'), line(cream.id)]
    const dp = (await desk.sell({ patientId: me.id, items, payment: { cash: 150_000 }, downPayment: true })).made
      .invoice
    const code = await voucherOf(me, worth100)
    const payment = { voucher: { code }, cash: 250_000, dp }
    const { made } = await desk.sell({ patientId: me.id, items, payment })
    expect(made).toMatchObject({ total: 490_000, change: 10_000 })
    const handBack = { money: 240_000, downPayment: { invoice: dp, paid: 150_000 } }
    const clerk = await createStaff(testApp, { branchId: desk.branch.id })
    const { result } = await clerk.call(listSales, { query: { branch: String(desk.branch.id), limit: '100' } })
    const { datas } = result as Result<typeof listSales>
    const backOf = (wanted: string) => datas.find(({ invoice }) => invoice === wanted)!.handBack
    expect(backOf(made.invoice)).toEqual(handBack)
    expect(backOf(dp)).toEqual({ money: 150_000, downPayment: null })
    expect((await desk.undo(made.invoice)).result).toMatchObject({ handBack })
    const news = await testApp.db
      .select()
      .from(notification)
      .where(eq(notification.dedupeKey, `sale-void-${made.invoice}`))
    expect(news).toMatchObject([{ message: expect.stringContaining(`Uang muka ${dp} Rp 150.000 dapat dipakai lagi.`) }])
    expect((await desk.undo(dp)).result).toMatchObject({ handBack: { money: 150_000, downPayment: null } })
  })

  test('is refused while the account is being closed', async () => {
    const { id: patientId } = await createPatient(testApp)
    const own = eq(account.id, patientId)
    let selling: ReturnType<typeof desk.sell> | undefined
    await transaction(testApp.db, async (db) => {
      await db.select({ id: account.id }).from(account).where(own).for('update')
      const part = { patientId, items: [line(facial.id, 'treatment')], downPayment: true }
      selling = desk.sell({ ...part, payment: { cash: 150_000 } })
      await delay(500)
      await db.update(account).set({ active: false }).where(own)
    })
    expect(await selling).toMatchObject({ code: 400, message: 'Pasien tidak ditemukan' })
    expect(await testApp.db.$count(sale, eq(sale.patientId, patientId))).toBe(0)
  })

  test('of another patient does not count', async () => {
    const [one, other] = [await createPatient(testApp), await createPatient(testApp)]
    const items = [line(cream.id)]
    const first = await desk.sell({ patientId: one.id, items, payment: { cash: 50_000 }, downPayment: true })
    const payment = { cash: 50_000, dp: first.made.invoice }
    expect((await desk.sell({ patientId: other.id, items, payment })).message).toBe('Uang muka tidak ditemukan')
  })
})

const facialAndCream = () => [line(facial.id, 'treatment'), line(cream.id)]
const readVoucher = async (code: string) =>
  (await testApp.db.select().from(memberVoucher).where(eq(memberVoucher.code, code)))[0]!

describe('sale: a voucher', () => {
  test('for a treatment pays for one, whatever it costs, and is used up', async () => {
    const me = await createMember(testApp, { points: 10 })
    const code = await voucherOf(me, worthFacial)
    expect((await desk.checkVoucher(code)).result).toMatchObject({
      memberId: me.id,
      memberName: me.fullName,
      kind: 'points',
      treatmentId: facial.id,
    })
    const basket = [line(facial.id, 'treatment', 2), line(cream.id)]
    const { code: status, made } = await desk.sell({
      patientId: me.id,
      items: basket,
      payment: { voucher: { code: code.toLowerCase() }, cash: 500_000 },
    })
    expect(status).toBe(200)
    expect(made).toMatchObject({ total: 890_000, paid: 900_000, change: 10_000, point: 4 })
    expect(await readVoucher(code)).toMatchObject({ usedBranchId: desk.branch.id, usedAt: expect.any(Date) })
    expect(await desk.useVoucher(code)).toMatchObject({ code: 409, message: 'Voucher ini sudah dipakai' })
    expect(await desk.checkVoucher(code)).toMatchObject({ code: 409, message: 'Voucher ini sudah dipakai' })
    const again = await desk.sell({
      patientId: me.id,
      items: facialAndCream(),
      payment: { voucher: { code }, cash: 500_000 },
    })
    expect(again).toMatchObject({ code: 409, message: 'Voucher ini sudah dipakai' })
  })

  test('for a birthday reduces one treatment to half its full price', async () => {
    const me = await createMember(testApp)
    const given = { accountId: me.id, kind: 'birthday', name: 'Ulang tahun', image: '', points: 0 } as const
    const now = testApp.context.now()
    await testApp.db.insert(memberVoucher).values({
      ...given,
      code: 'AAAA-BBBB-CCCC',
      createdAt: now,
      expiresAt: new Date(now.getTime() + 60_000),
      birthdayYear: 2026,
    })
    const payment = { voucher: { code: 'AAAA-BBBB-CCCC' }, cash: 340_000 }
    const { made } = await desk.sell({ patientId: me.id, items: facialAndCream(), payment })
    expect(made).toMatchObject({ total: 490_000, paid: 490_000, change: 0 })
    const [paid] = await testApp.db
      .select({ value: salePayment.value })
      .from(salePayment)
      .innerJoin(sale, eq(sale.id, salePayment.saleId))
      .where(and(eq(sale.invoice, made.invoice), eq(salePayment.type, 'voucher')))
    expect(paid!.value).toBe(400_000 - 250_000)
  })

  test('is only for its owner and its treatment, not for a down payment, and stays unused when refused', async () => {
    const [me, other] = [await createMember(testApp, { points: 10 }), await createMember(testApp)]
    const code = await voucherOf(me, worthFacial)
    const payment = { voucher: { code }, cash: 500_000 }
    const owner = 'Voucher hanya berlaku untuk pemiliknya. Pilih pemilik sebagai pembeli.'
    const tries: [Partial<NewSale>, number, string][] = [
      [{ patientId: other.id }, 400, owner],
      [{}, 400, owner],
      [
        { patientId: me.id, items: [line(cream.id)] },
        400,
        'Voucher Pilihan 0 tidak berlaku untuk barang atau layanan ini',
      ],
      [{ patientId: me.id, downPayment: true }, 400, 'Voucher dipakai saat pelunasan, bukan untuk uang muka'],
      [{ patientId: me.id, payment: { voucher: { code } } }, 400, 'Pembayaran kurang Rp 90.000'],
      [
        { patientId: me.id, payment: { voucher: { code: 'AAAA-AAAA-AAAA' }, cash: 500_000 } },
        404,
        'Voucher tidak ditemukan',
      ],
    ]
    for (const [change, status, message] of tries)
      expect(await desk.sell({ items: facialAndCream(), payment, ...change })).toMatchObject({ code: status, message })
    expect((await readVoucher(code)).usedAt).toBeNull()
  })

  test('is returned by a void sale once and can be used again, unless it expired meanwhile', async () => {
    const me = await createMember(testApp, { points: 10 })
    const code = await voucherOf(me, worthFacial)
    const sell = () =>
      desk.sell({ patientId: me.id, items: facialAndCream(), payment: { voucher: { code }, cash: 90_000 } })
    const first = await sell()
    expect((await desk.undo(first.made.invoice)).result).toMatchObject({
      voucher: 'Voucher Pilihan 0 dapat dipakai lagi',
    })
    expect((await readVoucher(code)).usedAt).toBeNull()
    testApp.clock.advance(1)
    const second = await sell()
    expect(second.code).toBe(200)
    expect((await desk.undo(first.made.invoice)).code).toBe(409)
    expect((await readVoucher(code)).usedAt).not.toBeNull()
    testApp.clock.advance(31 * 86_400)
    const late = await (await createDesk(testApp, 'administrator')).undo(second.made.invoice)
    testApp.clock.reset()
    expect(late.result).toMatchObject({
      voucher: 'Voucher Pilihan 0 tidak dikembalikan karena masa berlakunya sudah lewat',
    })
    expect((await readVoucher(code)).usedAt).not.toBeNull()
  })

  test('request retried after a lost answer gives the same answer', async () => {
    const me = await createMember(testApp, { points: 10 })
    const code = await voucherOf(me, worthFacial)
    const key = crypto.randomUUID()
    const first = await desk.useVoucher(code, key)
    expect(first).toMatchObject({ code: 200, result: { memberName: me.fullName } })
    expect(await desk.useVoucher(code, key)).toMatchObject({ code: 200, result: first.result })
    expect(await desk.useVoucher(code, crypto.randomUUID())).toMatchObject({ code: 409 })
    const { id } = await readVoucher(code)
    const taken = and(eq(auditEntry.action, 'use-voucher'), eq(auditEntry.object, `voucher:${id}`))
    expect(await testApp.db.$count(auditEntry, taken)).toBe(1)
  })

  test('used at two counters, in a sale and cancelled at once: one succeeds', async () => {
    const rounds = size({ small: 4, full: 200 })
    const wins = { sale: 0, use: 0, cancel: 0 }
    for (let round = 0; round < rounds; round++) {
      const me = await createMember(testApp, { points: 10 })
      const code = await voucherOf(me, worthFacial)
      const headers = await signIn(testApp, me)
      const body = { patientId: me.id, items: [line(facial.id, 'treatment')], payment: { voucher: { code } } }
      const acts = [
        ...Array.from({ length: 3 }, () => ['sale', () => desk.sell(body)] as const),
        ...Array.from({ length: 2 }, () => ['use', () => desk.useVoucher(code)] as const),
        ...Array.from(
          { length: 2 },
          () => ['cancel', () => testApp.send(cancelVoucher, { params: { code } }, headers, '10.4.4.9')] as const,
        ),
      ]
      const answers = await Promise.all(
        acts.toSorted(() => Math.random() - 0.5).map(async ([what, act]) => [what, (await act()).code] as const),
      )
      const done = answers.filter(([, status]) => status === 200)
      expect(done).toHaveLength(1)
      expect(answers.filter(([, status]) => status === 409)).toHaveLength(acts.length - 1)
      wins[done[0]![0]]++
      expect(await testApp.db.$count(sale, eq(sale.patientId, me.id))).toBe(done[0]![0] === 'sale' ? 1 : 0)
      expect(await pointsOf(me.id)).toBe(done[0]![0] === 'cancel' ? 10 : 0)
    }
    printFigure(
      `sale: ${rounds} vouchers, 3 sales, 2 uses and 2 cancellations at once: one wins, ${JSON.stringify(wins)}`,
    )
  })
})

describe('sale: a recommended treatment', () => {
  test('is done when it is sold to its patient, oldest first, and open again when that sale is voided', async () => {
    const [me, other] = [await createPatient(testApp), await createPatient(testApp)]
    const recommended = async (patientId: number, daysAgo: number) => {
      const day = dayFrom(testApp.context.now(), -daysAgo)
      const { id } = await createPrescription(testApp, { patientId, day, lines: [] })
      await testApp.db.insert(prescriptionTreatment).values({ prescriptionId: id, treatmentId: facial.id })
      return id
    }
    const newest = await recommended(me.id, 1)
    const [oldest, second] = [await recommended(me.id, 9), await recommended(me.id, 5)]
    await recommended(other.id, 12)
    const done = async () => {
      const rows = await testApp.db
        .select({ id: prescriptionTreatment.prescriptionId })
        .from(prescriptionTreatment)
        .where(isNotNull(prescriptionTreatment.doneAt))
      return rows.map(({ id }) => id).toSorted((one, another) => one - another)
    }
    const sell = async (quantity: number, more: Partial<NewSale> = {}) => {
      testApp.clock.advance(1)
      const items = [line(facial.id, 'treatment', quantity)]
      return (await desk.sell({ patientId: me.id, items, payment: { cash: 500_000 * quantity }, ...more })).made.invoice
    }
    const dp = await sell(1, { payment: { cash: 100_000 }, downPayment: true })
    expect(await done()).toEqual([])
    await sell(1, { payment: { cash: 400_000, dp } })
    expect(await done()).toEqual([oldest])
    const both = await sell(2)
    expect(await done()).toEqual([newest, oldest, second])
    expect((await desk.undo(both)).code).toBe(200)
    expect(await done()).toEqual([oldest])
    await sell(1)
    expect(await done()).toEqual([oldest, second])
    testApp.clock.reset()
  })
})

describe('sale: the list of a branch', () => {
  test('shows today, or another day when asked, and its sales can be voided', async () => {
    const { made } = await desk.sell({ items: [line(cream.id)], payment: { cash: 100_000 } })
    const day = dayIn('Asia/Jakarta', testApp.context.now())
    testApp.clock.advance(86_400)
    const clerk = await createStaff(testApp, { branchId: desk.branch.id })
    const invoices = async (query: object) => {
      const { result } = await clerk.call(listSales, {
        query: { branch: String(desk.branch.id), limit: '100', ...query },
      })
      return (result as Result<typeof listSales>).datas.map(({ invoice }) => invoice)
    }
    expect(await invoices({})).toEqual([])
    expect(await invoices({ day })).toContain(made.invoice)
    expect(await invoices({ day: addDays(day, -1) })).toEqual([])
    const params = { invoice: made.invoice }
    expect((await clerk.call(voidSale, { params, body: { reason: 'Salah input' } })).code).toBe(200)
    testApp.clock.reset()
  })
})

describe('sale: voiding', () => {
  test('happens once, also concurrently, revokes the points once, and records who and why', async () => {
    const me = await createMember(testApp, { points: 10 })
    const { made } = await desk.sell({
      patientId: me.id,
      items: [line(facial.id, 'treatment')],
      payment: { cash: 400_000 },
    })
    expect(await pointsOf(me.id)).toBe(14)
    const tries = size({ small: 6, full: 60 })
    const answers = await Promise.all(Array.from({ length: tries }, () => desk.undo(made.invoice)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(tries - 1)
    expect(await pointsOf(me.id)).toBe(10)
    const [row] = await testApp.db.select().from(sale).where(eq(sale.invoice, made.invoice))
    expect(row).toMatchObject({ voidedById: desk.person.id, voidReason: 'Salah input' })
    expect(
      await testApp.db.$count(auditEntry, and(eq(auditEntry.action, 'void-sale'), eq(auditEntry.object, made.invoice))),
    ).toBe(1)
    const { result } = await testApp.send(listInvoices, { query: {} }, await signIn(testApp, me), '10.4.4.7')
    expect(result).toMatchObject({ datas: [{ noInvoice: made.invoice, status: 'cancel', edited: true, point: 0 }] })
    printFigure(`sale: ${tries} voids at once: 1 void, points back once`)
  })

  test('revokes no more points than there are', async () => {
    const me = await createMember(testApp)
    const { made } = await desk.sell({
      patientId: me.id,
      items: [line(facial.id, 'treatment')],
      payment: { cash: 400_000 },
    })
    const spent = { accountId: me.id, kind: 'correct', amount: -3, message: 'x', reference: 'spent' } as const
    await testApp.db.insert(pointEntry).values({ ...spent, createdAt: testApp.context.now() })
    expect((await desk.undo(made.invoice)).code).toBe(200)
    expect(await pointsOf(me.id)).toBe(0)
  })

  test('is allowed at the branch of the sale, and for administrators', async () => {
    const { made } = await desk.sell({ items: [line(cream.id)], payment: { cash: 100_000 } })
    const elsewhere = await createDesk(testApp)
    expect(await elsewhere.undo(made.invoice)).toMatchObject({ code: 404, message: 'Data Tidak Ditemukan' })
    expect((await elsewhere.undo('INV000000000000')).code).toBe(404)
    expect((await desk.undo(made.invoice, 'x')).message).toBe('Alasan wajib diisi')
    const admin = await createDesk(testApp, 'administrator')
    expect((await admin.undo(made.invoice)).code).toBe(200)
  })
})

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: unknown) => violated(error),
  )

type Written = { price?: number; kind?: 'product' | 'treatment'; payment?: Partial<typeof salePayment.$inferInsert> }

describe('sale: the database', () => {
  const facts = { total: 100_000, paid: 100_000, change: 0 }
  async function write(
    row: Partial<typeof sale.$inferInsert>,
    { price = 100_000, kind = 'product', payment = {} }: Written = {},
  ) {
    const number = String(Math.trunc(Math.random() * 1e12)).padStart(12, '0')
    return transaction(testApp.db, async (db) => {
      const [made] = await db
        .insert(sale)
        .values({
          ...facts,
          invoice: `INV${number}`,
          branchId: desk.branch.id,
          createdById: desk.person.id,
          createdAt: testApp.context.now(),
          ...row,
        })
        .returning()
      const item = { kind, itemId: cream.id, name: 'Krim', quantity: 1, taxable: true } as const
      await db.insert(saleItem).values({ ...item, saleId: made!.id, listPrice: Math.max(price, 0), price })
      await db.insert(salePayment).values({ saleId: made!.id, type: 'cash', value: 100_000, ...payment })
      return made!
    })
  }

  test('accepts only a sale that adds up', async () => {
    expect(await refusal(write({}))).toBe('taken')
    expect(await refusal(write({ total: 90_000, change: 10_000 }))).toBe('sale_total_adds_up')
    expect(await refusal(write({}, { payment: { value: 99_999 } }))).toBe('sale_paid_adds_up')
    expect(await refusal(write({ paid: 90_000 }, { payment: { value: 90_000 } }))).toBe('sale_paid_enough')
    expect(await refusal(write({ downPayment: true }))).toBe('sale_paid_enough')
    expect(await refusal(write({ change: 1 }))).toBe('sale_change_is_what_is_left')
    expect(await refusal(write({ total: -1, change: 100_001 }, { price: -1 }))).toBe('sale_money_not_negative')
    expect(await refusal(write({ total: 0, change: 100_000 }, { price: 0, kind: 'treatment' }))).toBe(
      'sale_item_treatment_has_price',
    )
    expect(await refusal(write({}, { payment: { value: -5 } }))).toBe('sale_payment_positive')
    expect(await refusal(write({}, { payment: { type: 'dp' } }))).toBe('sale_dp_fits')
    expect(await refusal(write({}, { payment: { type: 'voucher' } }))).toBe('sale_voucher_fits')
    const me = await createMember(testApp, { points: 20 })
    const { id: voucherId } = (
      await testApp.db
        .select()
        .from(memberVoucher)
        .where(eq(memberVoucher.code, await voucherOf(me, worth100)))
    )[0]!
    const unspent = write({ voucherId, patientId: me.id }, { payment: { type: 'voucher' } })
    expect(await refusal(unspent)).toBe('sale_voucher_fits')
    expect(await refusal(write({}, { payment: { type: 'debit', name: 'BCA', lastFour: '41111' } }))).toBe(
      'sale_payment_card_digits',
    )
    expect(await refusal(write({}, { payment: { type: 'merchant' } }))).toBe('sale_payment_named')
    const paid = { paid: 120_000, change: 20_000 }
    expect(await refusal(write(paid, { payment: { type: 'transfer', value: 120_000 } }))).toBe('sale_change_from_cash')
    expect(await refusal(write({ voidedAt: testApp.context.now() }))).toBe('sale_void_whole')
  })

  test('keeps a used voucher used as long as its sale is valid', async () => {
    const me = await createMember(testApp, { points: 20 })
    const code = await voucherOf(me, worth100)
    const unused = () =>
      refusal(
        testApp.db.update(memberVoucher).set({ usedAt: null, usedBranchId: null }).where(eq(memberVoucher.code, code)),
      )
    const { made } = await desk.sell({ patientId: me.id, items: [line(cream.id)], payment: { voucher: { code } } })
    expect(made).toMatchObject({ total: 90_000, paid: 90_000, point: 0 })
    expect(await unused()).toBe('member_voucher_stays_used')
  })

  test('allows only voiding a sale, and that once', async () => {
    const { id } = await write({})
    const ended = { voidedAt: testApp.context.now(), voidedById: desk.person.id, voidReason: 'Salah input' }
    const change = (set: object) =>
      testApp.db
        .update(sale)
        .set(set)
        .where(eq(sale.id, id))
        .then(
          () => 'taken',
          (error: unknown) => sqlState(error),
        )
    expect(await change({ total: 1 })).toBe('23001')
    expect(await change({ ...ended, total: 1 })).toBe('23001')
    expect(await change(ended)).toBe('taken')
    expect(await change({ voidReason: 'Lain' })).toBe('23001')
    expect(await change({ voidedAt: null, voidedById: null, voidReason: null })).toBe('23001')
    for (const table of ['sale', 'sale_item', 'sale_payment']) {
      await expect(testApp.db.execute(sql`delete from ${sql.identifier(table)}`)).rejects.toThrow()
    }
  })
})

test('sale: any basket adds up, including the tax of its taxable lines', async () => {
  const goods = await Promise.all(
    [12_345, 99_999, 250_000, 1].flatMap((price) =>
      [true, false].map((taxable) => createProduct(testApp, { price, memberPrice: Math.floor(price * 0.9), taxable })),
    ),
  )
  const [member, guest] = [await createMember(testApp), await createPatient(testApp)]
  const tokens = { [member.id]: await signIn(testApp, member), [guest.id]: await signIn(testApp, guest) }
  const basket = array(
    record({ at: integer({ min: 0, max: goods.length - 1 }), quantity: integer({ min: 1, max: 50 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  const runs = size({ small: 15, full: 400 })
  const check = asyncProperty(basket, boolean(), integer({ min: 0, max: 90_000 }), async (chosen, isMember, extra) => {
    const patientId = isMember ? member.id : guest.id
    let [total, taxable] = [0n, 0n]
    for (const { at, quantity } of chosen) {
      const good = goods[at]!
      const sum = BigInt(payablePrice(good, { activeMember: isMember })) * BigInt(quantity)
      total += sum
      if (good.taxable) taxable += sum
    }
    const items = chosen.map(({ at, quantity }) => line(goods[at]!.id, 'product', quantity))
    const cash = Number(total) + extra
    // With nothing to pay the form sends no payment; an amount of 0 is refused.
    const { made } = await desk.sell({ patientId, items, payment: cash ? { cash } : {} })
    expect(made).toMatchObject({ total: Number(total), change: extra })
    const params = { invoice: made.invoice }
    const { result } = await testApp.send(readOwnInvoice, { params }, tokens[patientId]!, '10.4.4.8')
    const invoice = result as { tax: { tax: number; gross: number }; detail: { subTotal: number } }
    expect(invoice.detail.subTotal).toBe(Number(total))
    expect(invoice.tax.gross).toBe(Number(taxable))
    // The net amount is rounded, and the tax is the difference.
    const net = (taxable * 200n + 111n) / 222n
    expect(invoice.tax.tax).toBe(Number(taxable - net))
  })
  await assert(check, { numRuns: runs, examples: [[[{ at: 6, quantity: 1 }], true, 0]] })
  printFigure(`sale: ${runs} random baskets: totals and tax as calculated by hand`)
})

const onHand = async (itemId: string) =>
  (
    await testApp.db
      .select()
      .from(stock)
      .where(and(eq(stock.itemId, itemId), eq(stock.branchId, desk.branch.id)))
  )[0]!.onHand

describe('sale: stock', () => {
  test('is reduced by a sale and returned by a void sale to the same batches', async () => {
    const balm = await createProduct(testApp)
    const shelf = { branchId: desk.branch.id, goods: { productId: balm.id } }
    await stockShelf(testApp, { ...shelf, quantity: 2, expiresOn: '2098-01-01' })
    await stockShelf(testApp, { ...shelf, quantity: 5, expiresOn: '2099-01-01' })
    const { made } = await desk.sell({ items: [line(balm.id, 'product', 4)], payment: { cash: 400_000 } })
    expect(await onHand(balm.id)).toBe(3)
    const batches = () =>
      testApp.db
        .select({ quantity: stockBatch.quantity })
        .from(stockBatch)
        .innerJoin(stock, eq(stock.id, stockBatch.stockId))
        .where(eq(stock.itemId, balm.id))
        .orderBy(stockBatch.expiresOn)
    expect(await batches()).toEqual([{ quantity: 0 }, { quantity: 3 }])
    expect((await desk.undo(made.invoice)).code).toBe(200)
    expect(await batches()).toEqual([{ quantity: 2 }, { quantity: 5 }])
  })

  test('is never sold twice: of ten counters at once two get the last two', async () => {
    const balm = await createProduct(testApp)
    await stockShelf(testApp, { branchId: desk.branch.id, goods: { productId: balm.id }, quantity: 2 })
    const codes = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const { code } = await desk.sell({ items: [line(balm.id)], payment: { cash: 100_000 } })
        return code
      }),
    )
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 200, ...Array.from({ length: 8 }, () => 409)])
    expect(await onHand(balm.id)).toBe(0)
  })

  test('stays on the shelf for a down payment', async () => {
    const balm = await createProduct(testApp)
    await stockShelf(testApp, { branchId: desk.branch.id, goods: { productId: balm.id }, quantity: 1 })
    const { id: patientId } = await createPatient(testApp)
    const part = { patientId, items: [line(balm.id)], downPayment: true }
    const whole = await desk.sell({ ...part, payment: { cash: 100_000 } })
    expect(whole).toMatchObject({ code: 400, message: 'Uang muka harus kurang dari Rp 100.000' })
    expect((await desk.sell({ ...part, payment: { cash: 40_000 } })).code).toBe(200)
    expect(await onHand(balm.id)).toBe(1)
  })

  test('of a prescription medicine is sold on a paper prescription, and of a narcotic never', async () => {
    const cure = await createMedicine(testApp, { id: 'OBT-DESK', price: 80_000 })
    const drug = await createMedicine(testApp, { id: 'OBT-NARC', class: 'narkotika' })
    for (const { id } of [cure, drug])
      await stockShelf(testApp, { branchId: desk.branch.id, goods: { medicineId: id }, quantity: 5 })
    const payment = { cash: 80_000 }
    const without = await desk.sell({ items: [line(cure.id, 'medicine')], payment })
    expect(without).toMatchObject({
      code: 400,
      message: expect.stringContaining(`${cure.name} hanya dijual dengan resep.`) as string,
    })
    const resep = { name: 'Resep', doctor: 'Ayu', quantity: 1 }
    expect((await desk.sell({ items: [line(cure.id, 'medicine')], payment, resep })).code).toBe(200)
    expect((await desk.sell({ items: [line(drug.id, 'medicine')], payment, resep })).code).toBe(400)
    expect(await onHand(drug.id)).toBe(5)
  })
})
