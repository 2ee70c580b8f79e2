import { answerThread } from '@nmw/contract/chat'
import { listClinicThreads, readClinicThread } from '@nmw/contract/ops-message'
import { listDispensaryOrders } from '@nmw/contract/ops-order'
import { searchPatients } from '@nmw/contract/ops-patient'
import { listPrescribed } from '@nmw/contract/ops-sale'
import { decideRefund, readRefund } from '@nmw/contract/ops-refund'
import { listVisits } from '@nmw/contract/ops-visit'
import { createSale, voidSale } from '@nmw/contract/sale'
import { useVoucherCode } from '@nmw/contract/ops-desk'
import { type MemberVoucher, redeemVoucher } from '@nmw/contract/voucher'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chatRoutes } from '../chat/chat-routes.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { chat } from '../database/schema/chat-table.ts'
import { visitPhoto } from '../database/schema/prescription-table.ts'
import { transaction } from '../database/transaction.ts'
import { isSentTo } from '../is-sent-to.ts'
import { payOrder } from '../order/pay-order.ts'
import { patientRoutes } from '../patient/patient-routes.ts'
import { pharmacyRoutes } from '../pharmacy/pharmacy-routes.ts'
import { refundDeskRoutes } from '../refund-desk/refund-desk-routes.ts'
import { openOwedCase } from '../refund/open-refund-case.ts'
import { saleRoutes } from '../sale/sale-routes.ts'
import { addChatMessage } from '../testing/make/add-chat-message.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { createProduct } from '../testing/make/create-goods.ts'
import { createMember } from '../testing/make/create-member.ts'
import { createPhoto } from '../testing/make/create-photo.ts'
import { createPrescription, createRedemption } from '../testing/make/create-prescription.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { createTestConsultation } from '../testing/make/create-test-order.ts'
import { createTestDoctor, createTestVisit } from '../testing/make/create-visit.ts'
import { createVoucher } from '../testing/make/create-voucher.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { stockShelf } from '../testing/make/stock-shelf.ts'
import { servePictures } from '../upload/serve-pictures.ts'
import { visitRoutes } from '../visit/visit-routes.ts'
import { voucherDeskRoutes } from '../voucher/voucher-desk-routes.ts'
import { voucherRoutes } from '../voucher/voucher-routes.ts'
import { listAffected } from './list-affected.ts'

let testApp: TestApp
let her: Awaited<ReturnType<typeof createMember>>
let from: Date
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [
      ...chatRoutes,
      ...patientRoutes,
      ...pharmacyRoutes,
      ...refundDeskRoutes,
      ...saleRoutes,
      ...visitRoutes,
      ...voucherDeskRoutes,
      ...voucherRoutes,
    ],
    services: [servePictures(isSentTo)],
  })
  // At branch 1, where test staff without another branch work.
  await createDoctorSession(testApp)
})
beforeEach(async () => {
  from = new Date(testApp.context.now().getTime() - 1000)
  her = await createMember(testApp, { points: 50 })
  await addChatMessage(testApp, { patientId: her.id, body: 'Halo' })
})
afterAll(() => testApp.close())

type Clerk = Awaited<ReturnType<typeof createStaff>>

/** How many entries of this clerk concern whom. */
async function touchedBy({ person }: Clerk) {
  const to = new Date(testApp.context.now().getTime() + 1000)
  const rows = await listAffected(testApp.db, { from, to, by: person.email })
  return Object.fromEntries(rows.map(({ email, times }) => [email, times]))
}

async function call(clerk: Clerk, ...sent: Parameters<Clerk['call']>) {
  const answer = await clerk.call(...sent)
  expect(answer).toMatchObject({ code: 200 })
  return answer.result
}

test('breach report: L5: it lists patients whose conversation was read or answered', async () => {
  const [thread] = await testApp.db.select().from(chat).where(eq(chat.patientId, her.id))
  const params = { id: String(thread!.id) }
  const [reader, writer] = [await createStaff(testApp), await createStaff(testApp)]
  await call(reader, readClinicThread, { params })
  await call(writer, answerThread, { params, body: { text: 'Baik', key: crypto.randomUUID() } })
  expect([await touchedBy(reader), await touchedBy(writer)]).toEqual([{ [her.email]: 1 }, { [her.email]: 1 }])
})

test('breach report: L5: it lists everybody a search has shown', async () => {
  const clerk = await createStaff(testApp)
  const ratna = await createMember(testApp, { account: { fullName: 'Ratna Sari' } })
  const ratih = await createMember(testApp, { account: { fullName: 'Ratih Lestari' } })
  await call(clerk, searchPatients, { query: { search: 'Rat' } })
  await call(clerk, searchPatients, { query: { search: 'tidak-ada@nmw.example' } })
  expect(await touchedBy(clerk)).toEqual({ [ratna.email]: 1, [ratih.email]: 1 })
})

const entriesOf = ({ id }: Clerk) =>
  testApp.db.$count(auditEntry, and(eq(auditEntry.accountId, id), like(auditEntry.action, 'list-%')))

test('breach report: L5: it lists patients whose complaint was in a doctor’s list of the day', async () => {
  const doctor = await createTestDoctor(testApp)
  const { patient } = await createTestVisit(testApp, doctor)
  await createTestVisit(testApp, await createTestDoctor(testApp))
  await call(doctor.staff, listVisits, { query: { branch: String(doctor.branch.id) } })
  expect(await touchedBy(doctor.staff)).toEqual({ [patient.email]: 1 })
})

test('breach report: L5: it lists patients whose last message was in the list of conversations', async () => {
  const clerk = await createStaff(testApp)
  await call(clerk, listClinicThreads, { query: { branch: '1' } })
  expect(await touchedBy(clerk)).toMatchObject({ [her.email]: 1 })
})

test("breach report: L5: it lists patients whose medicines were in the dispensary's list", async () => {
  const given = await createPrescription(testApp, { patientId: her.id, iter: 1 })
  await createRedemption(testApp, given, { state: 'used', items: [['OBT-L5', 1]] })
  const pharmacist = await createStaff(testApp, { role: 'pharmacist', branchId: given.branch.id })
  const query = { branch: String(given.branch.id), state: 'WAITING_CONFIRM' }
  await call(pharmacist, listDispensaryOrders, { query })
  expect(await touchedBy(pharmacist)).toEqual({ [her.email]: 1 })
})

test('breach report: L5: it lists patients whose prescription was shown at the till', async () => {
  await createPrescription(testApp, { patientId: her.id, iter: 0, lines: [{ drug: { class: 'psikotropika' } }] })
  const clerk = await createStaff(testApp)
  await call(clerk, listPrescribed, { query: { branch: '1', patient: String(her.id) } })
  expect(await touchedBy(clerk)).toEqual({ [her.email]: 1 })
})

test('breach report: a reloaded list is recorded once per patient and day, and again from another address', async () => {
  const doctor = await createTestDoctor(testApp)
  const { staff } = doctor
  const query = { branch: String(doctor.branch.id) }
  const look = () => call(staff, listVisits, { query })
  await look()
  expect(await entriesOf(staff), 'nobody was shown').toBe(0)
  const first = await createTestVisit(testApp, doctor)
  for (let turn = 0; turn < 3; turn++) await look()
  expect([await entriesOf(staff), await touchedBy(staff)]).toEqual([1, { [first.patient.email]: 1 }])
  const second = await createTestVisit(testApp, doctor)
  for (let turn = 0; turn < 3; turn++) await look()
  const each = { [first.patient.email]: 1, [second.patient.email]: 1 }
  expect([await entriesOf(staff), await touchedBy(staff)]).toEqual([2, each])
  await testApp.send(listVisits, { query }, staff.headers, '10.9.9.9')
  expect([await entriesOf(staff), await touchedBy(staff)]).toEqual([
    3,
    { [first.patient.email]: 2, [second.patient.email]: 2 },
  ])
  const again = await signIn(testApp, staff.person, 'ops')
  await testApp.send(listVisits, { query }, again, '10.4.4.4')
  expect(await entriesOf(staff), 'another device').toBe(4)
})

test('breach report: a list is recorded again the next day', async () => {
  testApp.clock.set(new Date('2026-11-15T16:30:00Z'))
  const clerk = await createStaff(testApp)
  const look = () => call(clerk, listClinicThreads, { query: { branch: '1' } })
  await look()
  testApp.clock.advance(60 * 60)
  await look()
  testApp.clock.reset()
  expect(await entriesOf(clerk)).toBe(2)
})

test('breach report: L5: it lists patients whose bank account was shown or whose refund was decided', async () => {
  const { order } = await createTestConsultation(testApp, { patientId: her.id })
  const { id: orderId, branchId, grandTotal: amount } = order
  await payOrder(testApp.context, testApp.db, { orderId })
  const refund = { orderId, amount, reason: 'Dokter sakit', openedById: null }
  const id = await transaction(testApp.db, (db) => openOwedCase(testApp.context, db, refund))
  const params = { id: String(id) }
  const [reader, decider] = [await createStaff(testApp, { branchId }), await createStaff(testApp, { branchId })]
  await call(reader, readRefund, { params })
  await call(decider, decideRefund, { params, body: { approve: true, note: 'Sesuai ketentuan' } })
  expect([await touchedBy(reader), await touchedBy(decider)]).toEqual([{ [her.email]: 1 }, { [her.email]: 1 }])
})

test('breach report: L5: it lists buyers, also of voided sales', async () => {
  const { id } = await createProduct(testApp, { id: 'OTC-L5' })
  await stockShelf(testApp, { branchId: 1, goods: { productId: id } })
  const [seller, voider] = [await createStaff(testApp), await createStaff(testApp, { role: 'administrator' })]
  const body = { patientId: her.id, items: [{ kind: 'product', id, quantity: 1 }], payment: { cash: 1_000_000 } }
  const { invoice } = (await call(seller, createSale, { body })) as { invoice: string }
  await call(voider, voidSale, { params: { invoice }, body: { reason: 'Salah input' } })
  expect([await touchedBy(seller), await touchedBy(voider)]).toEqual([{ [her.email]: 1 }, { [her.email]: 1 }])
})

test('breach report: L5: it lists patients whose voucher was used', async () => {
  const { options } = await createVoucher(testApp)
  const query = { id: String(options[0]) }
  const { result } = await testApp.send(redeemVoucher, { query }, await signIn(testApp, her), '10.4.4.9')
  const clerk = await createStaff(testApp)
  await call(clerk, useVoucherCode, { body: { branch: 1, code: (result as MemberVoucher).codeVoucher } })
  expect(await touchedBy(clerk)).toEqual({ [her.email]: 1 })
})

test('breach report: L5: it lists whom a picture shows and whom it was sent to, regardless of who took it', async () => {
  const [doctor, viewer] = [await createStaff(testApp, { role: 'doctor' }), await createStaff(testApp)]
  const [ofVisit, ofChat] = [await createPhoto(testApp, doctor.id), await createPhoto(testApp, doctor.id)]
  const other = await createMember(testApp)
  const { appointment } = await createPrescription(testApp, { patientId: other.id })
  await testApp.db
    .insert(visitPhoto)
    .values({ appointmentId: appointment.id, kind: 'before', file: ofVisit, createdAt: testApp.context.now() })
  await addChatMessage(testApp, { patientId: her.id, senderId: doctor.id, image: ofChat })
  for (const name of [ofVisit, ofChat]) await testApp.app.inject({ url: `/img/${name}`, headers: viewer.headers })
  expect(await touchedBy(viewer)).toEqual({ [her.email]: 1, [other.email]: 1 })
})
