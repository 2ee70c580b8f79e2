import { prepareExport } from '@nmw/contract/privacy'
import { ROLES } from '@nmw/contract/role'
import { redeemVoucher } from '@nmw/contract/voucher'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authRoutes } from '../auth/auth-routes.ts'
import { refundCase } from '../database/schema/payment-table.ts'
import { visitPhoto } from '../database/schema/prescription-table.ts'
import { sealedBank } from '../refund/sealed-bank.ts'
import { saleRoutes } from '../sale/sale-routes.ts'
import { createDesk } from '../testing/make/create-desk.ts'
import { createMember } from '../testing/make/create-member.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createPrescription } from '../testing/make/create-prescription.ts'
import { createTestPurchase } from '../testing/make/create-test-order.ts'
import { createVoucher } from '../testing/make/create-voucher.ts'
import { makePhoto } from '../testing/make/make-photo.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { readZip } from '../testing/checks/read-zip.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { uploadPicture } from '../testing/make/upload-picture.ts'
import { uploadRoutes } from '../upload/upload-routes.ts'
import { voucherRoutes } from '../voucher/voucher-routes.ts'
import { privacyRoutes } from './privacy-routes.ts'
import { serveExport } from './serve-export.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [...authRoutes, ...privacyRoutes, ...saleRoutes, ...uploadRoutes, ...voucherRoutes],
    services: [serveExport],
  })
})
afterAll(() => testApp.close())

test("privacy: the export contains the caller's prescriptions, visit photos, points and vouchers, and nothing of others", async () => {
  const mine = await withPrescription()
  const other = await withPrescription()
  const { result } = await mine.visitor.call(prepareExport, { body: { password: 'Demo1234' } })
  const files = readZip((await testApp.app.inject((result as { link: string }).link)).rawPayload)
  const read = (name: string) => JSON.parse(files.get(name)!.toString()) as unknown[]
  expect(read('resep.json')).toMatchObject([
    {
      medicalId: mine.given.appointment.medicalId,
      doctor: mine.given.doctor.fullName,
      diagnosis: 'Akne vulgaris',
      medicines: [{ usage: '1 kali sehari, oleskan tipis', must: true }],
      treatments: [],
    },
  ])
  expect(read('foto-kunjungan.json')).toMatchObject([{ kind: 'after', file: mine.photo }])
  expect(files.has(`foto/${mine.photo}`)).toBe(true)
  expect(files.has(`foto/${other.photo}`)).toBe(false)
  expect(read('poin.json')).toMatchObject([
    { kind: 'opening', amount: 40 },
    { kind: 'redeem', amount: -40 },
  ])
  expect(read('voucher.json')).toMatchObject([{ kind: 'points', points: 40, usedAt: null }])
})

test("privacy: the export contains the caller's appointments, orders, refunds and clinic sales, and nothing of others", async () => {
  const mine = await withPrescription()
  const other = await withPrescription()
  const desk = await createDesk(testApp)
  for (const { id } of [mine, other]) {
    const { id: orderId } = await createTestPurchase(testApp, { patientId: id })
    const bank = { bank: 'BCA', accountNumber: `99${id}`, accountName: 'Siti' }
    await testApp.db.insert(refundCase).values({
      orderId,
      amount: 20_000,
      reason: 'Rusak',
      state: 'DIAJUKAN',
      ...sealedBank(testApp.context, bank),
      createdAt: testApp.context.now(),
    })
    const sold = { items: [{ kind: 'fee' as const, id: 'ADM', quantity: 1, note: 'Administrasi' }], patientId: id }
    expect(await desk.sell({ ...sold, payment: { cash: 50_000 } })).toMatchObject({ code: 200 })
  }
  const { result } = await mine.visitor.call(prepareExport, { body: { password: 'Demo1234' } })
  const files = readZip((await testApp.app.inject((result as { link: string }).link)).rawPayload)
  const read = (name: string) => JSON.parse(files.get(name)!.toString()) as unknown[]
  expect(read('janji.json')).toMatchObject([
    { medicalId: mine.given.appointment.medicalId, doctor: mine.given.doctor.fullName, complaint: 'Gatal', status: 2 },
  ])
  expect(read('pesanan.json')).toMatchObject([
    {
      type: 'MARKETPLACE',
      items: [{ name: 'Pelembap', quantity: 2, price: 150_000 }],
      events: [{ orderStatus: 'WAITING_PAYMENT' }],
      refunds: [{ amount: 20_000, bank: 'BCA', accountNumber: `99${mine.id}` }],
    },
  ])
  expect(read('pembelian-klinik.json')).toMatchObject([
    { branch: desk.branch.name, items: [{ name: 'Administrasi' }], payments: [{ type: 'cash', value: 50_000 }] },
  ])
})

/** A patient with points, one redeemed voucher, and a photo taken by the doctor. */
async function withPrescription() {
  const person = await createMember(testApp, { points: 40 })
  const visitor = testApp.visitor()
  await visitor.logIn(person.email)
  const given = await createPrescription(testApp, { patientId: person.id })
  const doctor = await signIn(testApp, await createPatient(testApp, { roleId: ROLES.doctor }), 'ops')
  const { filename: photo } = await uploadPicture(testApp, doctor, await makePhoto({ width: 60, height: 40 }))
  await testApp.db
    .insert(visitPhoto)
    .values({ appointmentId: given.appointment.id, kind: 'after', file: photo, createdAt: testApp.context.now() })
  const { options } = await createVoucher(testApp, { points: [40] })
  expect(await visitor.call(redeemVoucher, { query: { id: options[0]! } })).toMatchObject({ code: 200 })
  return { id: person.id, visitor, given, photo }
}
