import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Result } from '@nmw/contract/endpoint'
import { listPrescriptions, readPrescription } from '@nmw/contract/prescription'
import { type InvoiceLine, listInvoices } from '@nmw/contract/invoice'
import { listTreatments } from '@nmw/contract/treatment'
import { eq, gt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkSeals, sealAudit } from '../audit/seal-audit.ts'
import { authRoutes } from '../auth/auth-routes.ts'
import { account } from '../database/schema/account-table.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { ORDER_STATUSES, order } from '../database/schema/order-table.ts'
import { invoiceRoutes } from '../invoice/invoice-routes.ts'
import { reconcile } from '../payment/reconcile.ts'
import { prescriptionRoutes } from '../prescription/prescription-routes.ts'
import { findBrokenInvariants } from '../testing/checks/find-broken-invariants.ts'
import { findStrayFiles } from '../testing/checks/find-stray-files.ts'
import { openDemoApp } from '../testing/app/open-demo-app.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { readSummary } from '../staff/read-summary.ts'
import { treatmentRoutes } from '../treatment/treatment-routes.ts'
import { fillDemoData } from './fill-demo-data.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openDemoApp({ routes: [...authRoutes, ...invoiceRoutes, ...prescriptionRoutes, ...treatmentRoutes] })
})
afterAll(() => testApp.close())

test('demo data: only an empty database is filled', async () => {
  expect(await fillDemoData(testApp.context)).toBe(false)
})

test('demo data: filled ten years from now, the same doctors take bookings and the same services are shown', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'nmw-demo-'))
  const later = await openTestApp({
    routes: [...authRoutes, ...invoiceRoutes, ...prescriptionRoutes, ...treatmentRoutes],
    settings: { DATA_DIR: directory },
  })
  later.clock.set(new Date('2036-02-29T03:00:00Z'))
  expect(await fillDemoData(later.context)).toBe(true)
  const now = await offered(testApp)
  expect(now.doctors.length).toBeGreaterThan(10)
  expect(await offered(later)).toEqual(now)
  expect(await findStrayFiles(later.db, directory)).toEqual([])
  await later.close()
  rmSync(directory, { recursive: true })
})

async function offered({ context, db, visitor }: TestApp) {
  const sessions = db
    .selectDistinct({ id: doctorSession.doctorId })
    .from(doctorSession)
    .where(gt(doctorSession.startsAt, context.now()))
    .orderBy(doctorSession.doctorId)
  const { result } = await visitor().call(listTreatments, {})
  return { doctors: await sessions, services: (result as Result<typeof listTreatments>).datas }
}

test('demo data: there is content in every state and a recent edit history', async () => {
  const { counts, expiring, edits } = await readSummary(testApp.context)
  expect(counts.article).toMatchObject({ scheduled: 1, draft: 1 })
  expect(expiring).toHaveLength(1)
  expect(edits.map(({ kind, version, who }) => [kind, version, who])).toEqual([
    ['article', 1, 'Dewi Anggraini'],
    ['article', 3, 'Dewi Anggraini'],
    ['banner', 2, 'Bagus Prakoso'],
    ['article', 2, 'Bagus Prakoso'],
    ['article', 1, 'Dewi Anggraini'],
  ])
})

test('demo data: the audit log is in chronological order', async () => {
  const lines = await testApp.db.select({ at: auditEntry.at }).from(auditEntry).orderBy(auditEntry.id)
  expect(lines.length).toBeGreaterThan(20)
  expect(lines).toEqual(lines.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
  await expect(testApp.db.delete(auditEntry)).rejects.toThrow()
  await sealAudit(testApp.context)
  expect(await checkSeals(testApp.context)).toMatchObject({ entries: lines.length, unsealed: 0 })
})

test('demo data: Siti has an order in every state except waiting for payment', async () => {
  const rows = await ordersOf('siti@nmw.example')
  const wanted = ORDER_STATUSES.filter((status) => status !== 'WAITING_PAYMENT')
  expect([...new Set(rows.map(({ orderStatus }) => orderStatus))].toSorted()).toEqual([...wanted].toSorted())
  expect(await ongoingOf('siti@nmw.example')).toBe(0)
  expect(await ongoingOf('made@nmw.example')).toBe(0)
})

test('demo data: shipped and delivered orders have parcels, and Siti has a refund case in every state', async () => {
  const { rows: parcels } = await testApp.db.execute<{ order_status: string; state: string | null; steps: string }>(sql`
    select order_status, state, string_agg(code, ' ' order by e.at) steps from "order" o
    left join shipment s on s.order_id = o.id left join shipment_event e on e.shipment_id = s.id
    where shipped_at is not null group by o.id, s.id`)
  expect(parcels.length).toBeGreaterThan(3)
  for (const { order_status: status, ...parcel } of parcels)
    expect(parcel).toEqual(
      status === 'SHIPPED'
        ? { state: 'shipped', steps: 'processed shipped' }
        : { state: 'delivered', steps: 'processed shipped delivered' },
    )
  const { rows: cases } = await testApp.db.execute<{ state: string }>(sql`select state from refund_case order by state`)
  expect(cases.map(({ state }) => state)).toEqual(['DIAJUKAN', 'DISETUJUI', 'DITOLAK', 'DITRANSFER'])
})

test('demo data: Budi has an unpaid consultation, and Maria has nothing', async () => {
  const [waiting] = await ordersOf('budi@nmw.example')
  expect(waiting).toMatchObject({ orderStatus: 'WAITING_PAYMENT', paymentStatus: 'PENDING' })
  expect(await ongoingOf('budi@nmw.example')).toBe(1)
  expect(await ordersOf('maria@nmw.example')).toEqual([])
})

test('demo data: Siti may redeem her latest prescription, Budi and Maria have none to redeem', async () => {
  const states: Record<string, unknown> = {}
  for (const name of ['siti', 'budi', 'made', 'maria']) {
    const { data, latest } = (await (await patient(name))(listPrescriptions)) as Result<typeof listPrescriptions>
    const zone = data[0]?.timezoneLabel
    states[name] = [data.length, zone, latest && [latest.redeem, latest.sisaIter, latest.runsOut?.days]]
  }
  expect(states).toEqual({
    siti: [3, 'WIB', [true, 2, 5]],
    budi: [1, 'WIB', [false, 2, undefined]],
    made: [1, 'WITA', [true, 1, undefined]],
    maria: [0, undefined, null],
  })
})

test('demo data: Siti has sales at the clinic: paid, void, with a down payment and with a voucher', async () => {
  const visitor = testApp.visitor()
  await visitor.logIn('siti@nmw.example')
  const { result } = await visitor.call(listInvoices, { query: { limit: 50 } })
  const { datas } = result as { datas: InvoiceLine[] }
  const clinic = datas.filter(({ source }) => source === 'clinic')
  expect(clinic.map(({ status }) => status)).toEqual([
    'success',
    'success',
    'cancel',
    'success',
    'success',
    'success',
    'success',
  ])
  expect(clinic[0]!.summary.payment.map(({ type }) => type)).toEqual(['dp', 'kredit'])
  expect(new Set(clinic.at(-1)!.summary.payment.map(({ type }) => type))).toEqual(new Set(['voucher', 'cash']))
})

test('demo data: Siti redeemed one prescription at the clinic and later online, and Made was handed a psychotropic', async () => {
  const pages = []
  for (const name of ['siti', 'made']) {
    const ask = await patient(name)
    const { latest } = (await ask(listPrescriptions)) as Result<typeof listPrescriptions>
    const read = await ask(readPrescription, { query: { id: String(latest!.rsvId) } })
    const { redeemed, medicine } = (read as Result<typeof readPrescription>).detail
    pages.push({
      redeemed: redeemed.map(({ GNAMA }) => GNAMA),
      handed: medicine.flatMap(({ INAMA, handedOver }) => handedOver.map(({ GNAMA }) => [INAMA, GNAMA])),
    })
  }
  expect(pages).toEqual([
    { redeemed: [null, expect.stringContaining('Menteng')], handed: [] },
    { redeemed: [], handed: [['Diazepam 2 mg tablet', expect.stringContaining('Denpasar')]] },
  ])
})

test('demo data: point balances match the demo accounts, and payments reconcile to the rupiah', async () => {
  const { rows } = await testApp.db.execute<{ email: string; points: number; sum: number }>(sql`
    select email, points, (select coalesce(sum(amount), 0)::int from point_entry p where p.account_id = m.account_id) sum
    from membership m join account a on a.id = m.account_id order by email`)
  expect(rows).toEqual([
    { email: 'budi@nmw.example', points: 12, sum: 12 },
    { email: 'made@nmw.example', points: 310, sum: 310 },
    { email: 'siti@nmw.example', points: 84, sum: 84 },
  ])
  expect(await reconcile(testApp.db)).toMatchObject({ difference: 0 })
})

test('demo data: seats, orders, stock, points and vouchers satisfy every invariant, also for past dates', async () => {
  expect(await findBrokenInvariants(testApp.db)).toEqual([])
})

async function patient(name: string) {
  const [person] = await testApp.db
    .select()
    .from(account)
    .where(eq(account.email, `${name}@nmw.example`))
  const headers = await signIn(testApp, person!)
  return async (...[endpoint, sent = {}]: [Parameters<TestApp['send']>[0], Parameters<TestApp['send']>[1]?]) =>
    (await testApp.send(endpoint, sent, headers, '10.5.5.5')).result
}

function ordersOf(email: string) {
  return testApp.db
    .select({ orderStatus: order.orderStatus, paymentStatus: order.paymentStatus })
    .from(order)
    .innerJoin(account, eq(account.id, order.patientId))
    .where(eq(account.email, email))
}

async function ongoingOf(email: string) {
  const rows = await testApp.db
    .select({ status: appointment.status })
    .from(appointment)
    .innerJoin(account, eq(account.id, appointment.patientId))
    .where(eq(account.email, email))
  return rows.filter(({ status }) => status === 1).length
}
