import { answerThread, sendMessage, startThread } from '@nmw/contract/chat'
import type { Endpoint } from '@nmw/contract/endpoint'
import * as branches from '@nmw/contract/ops-branch'
import * as desk from '@nmw/contract/ops-desk'
import * as medicines from '@nmw/contract/ops-medicine'
import * as messages from '@nmw/contract/ops-message'
import * as orders from '@nmw/contract/ops-order'
import * as patients from '@nmw/contract/ops-patient'
import { payAtDesk } from '@nmw/contract/ops-payment'
import * as queue from '@nmw/contract/ops-queue'
import * as refunds from '@nmw/contract/ops-refund'
import * as sales from '@nmw/contract/ops-sale'
import * as shelves from '@nmw/contract/ops-stock'
import * as visits from '@nmw/contract/ops-visit'
import { ROLES } from '@nmw/contract/role'
import { createSale, voidSale } from '@nmw/contract/sale'
import { redeemVoucher } from '@nmw/contract/voucher'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoutes } from '../../all-routes.ts'
import { stock, stockBatch } from '../../database/schema/stock-table.ts'
import { memberVoucher } from '../../database/schema/voucher-table.ts'
import { openAskedCase } from '../../refund/open-refund-case.ts'
import { createProduct } from '../make/create-goods.ts'
import { createMember } from '../make/create-member.ts'
import { createStaff } from '../make/create-staff.ts'
import { createTestDoctor, createTestVisit, prescriptionOf } from '../make/create-visit.ts'
import { createVoucher } from '../make/create-voucher.ts'
import { createWaitingOrder } from '../make/create-waiting-order.ts'
import type { TestApp } from '../app/open-test-app.ts'
import { openWholeTestApp } from '../app/open-whole-test-app.ts'
import { signIn } from '../app/sign-in.ts'
import { stockShelf } from '../make/stock-shelf.ts'

type Role = 'doctor' | 'pharmacist' | 'frontOffice'
type Sent = Parameters<TestApp['send']>[1]
type Called = (endpoint: Endpoint, sent: Sent) => ReturnType<TestApp['send']>
type Place = Awaited<ReturnType<typeof openPlace>>

let testApp: TestApp
let place: Place
let otherBranch: number
/** Staff of another branch, and staff with access: an administrator, and the doctor of the visit. */
let strangers: Record<Role, Called>
let own: Record<Role, Called>
beforeAll(async () => {
  testApp = await openWholeTestApp()
  place = await openPlace()
  const other = await createTestDoctor(testApp)
  const branchId = (otherBranch = other.branch.id)
  strangers = {
    doctor: other.staff.call,
    pharmacist: (await createStaff(testApp, { role: 'pharmacist', branchId })).call,
    frontOffice: (await createStaff(testApp, { branchId })).call,
  }
  own = { doctor: place.doctor.call, pharmacist: place.administrator.call, frontOffice: place.administrator.call }
})
afterAll(() => testApp.close())

/** A branch with one object of every kind that belongs to a branch. */
async function openPlace() {
  const seen = await createTestDoctor(testApp, { fee: 150_000 })
  const { branch, session } = seen
  const administrator = await createStaff(testApp, { role: 'administrator', branchId: branch.id })
  const [seat, unpaid, refunded] = [
    await createTestVisit(testApp, seen),
    await createTestVisit(testApp, seen, { paid: false }),
    await createTestVisit(testApp, seen),
  ]
  const opening = { orderId: refunded.order!.id, amount: 155_000, reason: 'Dokter sakit', openedById: null }
  const refund = await openAskedCase(testApp.context, testApp.db, opening)
  const { id: productId } = await createProduct(testApp)
  await stockShelf(testApp, { branchId: branch.id, goods: { productId } })
  const [batch] = await testApp.db
    .select({ id: stockBatch.id })
    .from(stockBatch)
    .innerJoin(stock, eq(stock.id, stockBatch.stockId))
    .where(eq(stock.branchId, branch.id))
  const sale = {
    branchId: branch.id,
    buyerName: 'Sari',
    items: [{ kind: 'product', id: productId, quantity: 1 }],
    payment: { cash: 1_000_000 },
  }
  const sold = await administrator.call(createSale, { body: sale })
  const member = await createMember(testApp, { points: 50 })
  const headers = await signIn(testApp, member)
  const asMember = (endpoint: Endpoint, sent: Sent) => testApp.send(endpoint, sent, headers, '10.1.1.1')
  await asMember(redeemVoucher, { query: { id: String((await createVoucher(testApp)).options[0]) } })
  const [voucher] = await testApp.db.select().from(memberVoucher).where(eq(memberVoucher.accountId, member.id))
  const { result } = await asMember(startThread, { body: { branch: branch.id } })
  const thread = { id: String((result as { id: number }).id) }
  await asMember(sendMessage, { params: thread, body: { text: 'Halo', key: 'other-branch-1' } })
  const waiting = await createWaitingOrder(testApp, { pickup: true })
  return {
    administrator,
    doctor: seen.staff,
    branch: branch.id,
    query: { branch: String(branch.id) },
    session: session.id,
    seat: { id: String(seat.appointment.id) },
    label: `A-${String(seat.appointment.queueNumber).padStart(2, '0')}`,
    unpaid,
    refund: { id: String(refund) },
    productId,
    batch: batch!.id,
    sale,
    sold: { invoice: (sold.result as { invoice: string }).invoice },
    member,
    code: voucher!.code,
    thread,
    waiting: waiting.params,
  }
}

type Row = readonly [endpoint: Endpoint, role: Role, sent: (at: Place) => Sent]
const byBranch = ({ query }: Place) => ({ query })
const byPatient = ({ query, member }: Place) => ({ query: { ...query, patient: String(member.id) } })
const bySeat = ({ seat: params }: Place) => ({ params })
const byThread = ({ thread: params }: Place) => ({ params })
const byOrder = ({ waiting: params }: Place) => ({ params })
const reason = 'Salah cabang'

/** Every call that names a branch, or an object of one. The order matters: each call leaves work for the next. */
const rows: readonly Row[] = [
  [branches.readBranchSummary, 'frontOffice', byBranch],
  [queue.readQueue, 'frontOffice', byBranch],
  [queue.readQueue, 'doctor', byBranch],
  [queue.readSeat, 'frontOffice', bySeat],
  [queue.checkInByCode, 'frontOffice', ({ branch, label }) => ({ body: { branch, code: label } })],
  [queue.undoCheckIn, 'frontOffice', bySeat],
  [queue.checkIn, 'frontOffice', bySeat],
  [queue.markAbsent, 'frontOffice', bySeat],
  [queue.undoAbsent, 'frontOffice', bySeat],
  [queue.cancelWalkIn, 'frontOffice', (at) => ({ ...bySeat(at), body: { reason } })],
  [
    queue.bookWalkIn,
    'frontOffice',
    ({ branch, session, member }) => ({
      body: { branch, session, patient: member.id, note: 'Gatal', payment: { type: 'cash' } },
    }),
  ],
  [
    payAtDesk,
    'frontOffice',
    ({ unpaid }) => ({ params: { invoice: unpaid.order!.invoice }, body: { type: 'transfer' } }),
  ],
  [visits.listVisits, 'doctor', byBranch],
  [visits.readVisit, 'doctor', bySeat],
  [
    visits.saveVisitDraft,
    'doctor',
    (at) => ({ ...bySeat(at), body: { version: 0, data: { diagnosis: '', iter: 0, lines: [], treatments: [] } } }),
  ],
  [visits.addVisitPhoto, 'doctor', (at) => ({ ...bySeat(at), body: { kind: 'before', image: 'none.webp' } })],
  [visits.removeVisitPhoto, 'doctor', ({ seat }) => ({ params: { ...seat, photo: '1' } })],
  [visits.finishVisit, 'doctor', (at) => ({ ...bySeat(at), body: prescriptionOf() })],
  [
    queue.callOffSession,
    'frontOffice',
    ({ session }) => ({ params: { id: String(session) }, body: { reason: 'Dokter sakit' } }),
  ],
  [messages.listClinicThreads, 'frontOffice', byBranch],
  [messages.listClinicThreads, 'doctor', byBranch],
  [messages.readClinicThread, 'frontOffice', byThread],
  [messages.markClinicThreadRead, 'frontOffice', byThread],
  [answerThread, 'frontOffice', (at) => ({ ...byThread(at), body: { text: 'Halo', key: 'other-branch-2' } })],
  [medicines.searchGoods, 'pharmacist', byBranch],
  [medicines.searchGoods, 'doctor', byBranch],
  [orders.listDispensaryOrders, 'pharmacist', byBranch],
  [orders.readDispensaryOrder, 'pharmacist', byOrder],
  [orders.confirmOrder, 'pharmacist', byOrder],
  [orders.refuseOrder, 'pharmacist', (at) => ({ ...byOrder(at), body: { reason } })],
  [orders.packOrder, 'pharmacist', byOrder],
  [orders.callCourier, 'pharmacist', byOrder],
  [orders.shipOrder, 'pharmacist', (at) => ({ ...byOrder(at), body: { airwayBill: 'JNE-0001' } })],
  [orders.correctBill, 'pharmacist', (at) => ({ ...byOrder(at), body: { airwayBill: 'JNE-0002' } })],
  [orders.readyOrder, 'pharmacist', byOrder],
  [orders.abandonOrder, 'pharmacist', (at) => ({ ...byOrder(at), body: { reason: 'kembali' } })],
  [desk.listPickups, 'frontOffice', byBranch],
  [desk.handOver, 'frontOffice', (at) => ({ ...byOrder(at), body: { code: '000000' } })],
  [orders.stopOrder, 'pharmacist', (at) => ({ ...byOrder(at), body: { reason } })],
  [shelves.listShelves, 'pharmacist', byBranch],
  [shelves.readShelf, 'pharmacist', ({ query, productId }) => ({ params: { item: productId }, query })],
  [
    shelves.receiveDelivery,
    'pharmacist',
    ({ branch, productId: item }) => ({
      body: { branch, item, batch: 'B-9', expiresOn: '2099-01-31', quantity: 1, reference: 'SJ-9' },
    }),
  ],
  [shelves.writeOffStock, 'pharmacist', ({ batch }) => ({ body: { batch, quantity: 1, reason } })],
  [
    shelves.countStock,
    'pharmacist',
    ({ batch }) => ({ body: { batch, expected: 998, counted: 990, note: 'Hitung ulang' } }),
  ],
  [
    shelves.correctExpiry,
    'pharmacist',
    ({ batch }) => ({ body: { batch, expected: '2099-12-31', expiresOn: '2099-11-30', reason } }),
  ],
  [refunds.listRefunds, 'frontOffice', byBranch],
  [refunds.readRefund, 'frontOffice', ({ refund: params }) => ({ params })],
  [refunds.decideRefund, 'frontOffice', ({ refund: params }) => ({ params, body: { approve: true, note: 'Sesuai' } })],
  [refunds.noteRefundTransfer, 'frontOffice', ({ refund: params }) => ({ params, body: { note: 'Ref 1' } })],
  [desk.checkVoucherCode, 'frontOffice', ({ branch, code }) => ({ body: { branch, code } })],
  [desk.useVoucherCode, 'frontOffice', ({ branch, code }) => ({ body: { branch, code } })],
  [sales.listSales, 'frontOffice', byBranch],
  [sales.listDownPayments, 'frontOffice', byPatient],
  [sales.listPrescribed, 'frontOffice', byPatient],
  [createSale, 'frontOffice', ({ sale: body }) => ({ body })],
  [voidSale, 'frontOffice', ({ sold: params }) => ({ params, body: { reason } })],
]

/** Calls without a branch: patients visit every branch, and all branches share the lists of goods. */
const unlimited: readonly Endpoint[] = [
  branches.listWorkBranches,
  patients.searchPatients,
  patients.createPatientAtDesk,
  patients.correctPatient,
  patients.recordConsent,
  patients.activateMembership,
  // Only its bill belongs to a branch.
  patients.readPatient,
  sales.findSaleGoods,
  visits.searchTreatments,
  medicines.listUsages,
]

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Administrators have access to every branch. */
const isLimited = ({ audience, roles = [ROLES.frontOffice] }: Endpoint) =>
  audience === 'ops' && roles.some((role) => role !== ROLES.administrator)

test('branch access: every call of staff with one branch is listed here', () => {
  const calls = allRoutes.map(({ endpoint }) => endpoint).filter(isLimited)
  const listed = new Set([...rows.map(([endpoint]) => endpoint), ...unlimited].map(nameOf))
  expect([...listed].toSorted()).toEqual(calls.map(nameOf).toSorted())
})

test("branch access: a patient's page hides the bills of other branches", async () => {
  const { patient, order } = place.unpaid
  const billFor = async (call: Called) => {
    const { result } = await call(patients.readPatient, { params: { id: String(patient.id) } })
    return (result as patients.PatientDetail).appointments.map(({ bill }) => bill)
  }
  expect(await billFor(strangers.frontOffice)).toEqual([null])
  expect(await billFor(own.frontOffice)).toEqual([{ invoice: order!.invoice, amount: order!.grandTotal }])
})

test('branch access: a desk cannot book a walk-in into a session of another branch', async () => {
  const { session, member } = place
  const body = { branch: otherBranch, session, patient: member.id, note: 'Gatal', payment: { type: 'cash' } }
  const message = 'Jadwal dokter tidak ditemukan, silakan pilih jadwal lain'
  expect(await strangers.frontOffice(queue.bookWalkIn, { body })).toMatchObject({ code: 400, message })
})

test.each(rows.map(([endpoint, role, sent]) => [nameOf(endpoint), role, endpoint, sent] as const))(
  'branch access: %s: an object of another branch does not exist for a %s',
  async (_name, role, endpoint, sent) => {
    const { code, message } = await strangers[role](endpoint, sent(place))
    const refused =
      endpoint === createSale ? { code: 400, message: 'Anda tidak bertugas di cabang ini' } : { code: 404 }
    expect({ code, message }).toMatchObject(refused)
    // The same call with access gives another answer, so the refusal was about the branch.
    const done = await own[role](endpoint, sent(place))
    expect(done.code).toBeLessThan(500)
    expect({ code: done.code, message: done.message }).not.toEqual({ code, message })
  },
)
