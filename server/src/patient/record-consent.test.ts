import { recordConsent, readPatient, type PatientDetail } from '@nmw/contract/ops-patient'
import { readPrivacy } from '@nmw/contract/privacy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { consent } from '../database/schema/consent-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { privacyRoutes } from '../privacy/privacy-routes.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { sortedCodes } from '../testing/checks/sorted-codes.ts'
import { patientRoutes } from './patient-routes.ts'

let testApp: TestApp
let desk: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...patientRoutes, ...privacyRoutes] })
  desk = await createStaff(testApp)
})
afterAll(() => testApp.close())

type Wanted = { purpose?: string; granted: boolean; way?: string }
const record = (id: number, { purpose = 'photo', way = 'spoken', granted }: Wanted, key: Record<string, string> = {}) =>
  desk.call(recordConsent, { params: { id: String(id) }, body: { purpose, granted, way } }, key)

const shownFor = async (id: number) => {
  const { result } = await desk.call(readPatient, { params: { id: String(id) } })
  return (result as PatientDetail).consents
}
const linesOf = (id: number) =>
  testApp.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.action, 'record-consent'), eq(auditEntry.object, `account:${id}`)))
    .orderBy(auditEntry.id)
const newsOf = (id: number) =>
  testApp.db.select().from(notification).where(eq(notification.accountId, id)).orderBy(notification.id)

test("consent: a consent given at the desk is stored, shown in the patient's account and notified", async () => {
  const person = await createPatient(testApp)
  const headers = await signIn(testApp, person)
  expect(await shownFor(person.id)).toEqual([
    { purpose: 'account', grantedAt: null, withdrawnAt: null },
    { purpose: 'health', grantedAt: null, withdrawnAt: null },
    { purpose: 'photo', grantedAt: expect.any(String), withdrawnAt: null },
    { purpose: 'marketing', grantedAt: null, withdrawnAt: null },
  ])
  expect((await record(person.id, { granted: false })).code).toBe(200)
  expect((await record(person.id, { purpose: 'marketing', granted: true, way: 'signed' })).code).toBe(200)
  const now = expect.arrayContaining([
    { purpose: 'photo', grantedAt: expect.any(String), withdrawnAt: expect.any(String) },
    { purpose: 'marketing', grantedAt: expect.any(String), withdrawnAt: null },
  ])
  expect(await shownFor(person.id)).toEqual(now)
  const own = await testApp.send(readPrivacy, {}, headers, '10.4.4.5')
  expect(own.result).toMatchObject({ consents: now })

  expect(await linesOf(person.id)).toMatchObject([
    { accountId: desk.id, detail: { purpose: 'photo', granted: false, way: 'Lisan di meja depan' } },
    { accountId: desk.id, detail: { purpose: 'marketing', granted: true, way: 'Formulir bertanda tangan' } },
  ])
  const link = '/user/account-setting?slug=privacy'
  expect(await newsOf(person.id)).toMatchObject([
    {
      link,
      message: expect.stringContaining('menarik persetujuan: Foto kulit dalam rekam medis (lisan di meja depan)'),
    },
    { link, message: expect.stringContaining('menyetujui: Promo dan kabar klinik (formulir bertanda tangan)') },
  ])
})

test('consent: a retry after a lost answer counts once, and a second request is refused without notification', async () => {
  const { id } = await createPatient(testApp)
  const key = { 'idempotency-key': crypto.randomUUID() }
  for (const time of ['first', 'again']) expect((await record(id, { granted: false }, key)).code, time).toBe(200)
  expect(await record(id, { granted: false })).toMatchObject({
    code: 409,
    message: 'Persetujuan ini sudah ditarik atau belum pernah diberikan',
  })
  expect((await record(id, { granted: true })).code).toBe(200)
  expect(await record(id, { granted: true })).toMatchObject({ code: 409, message: 'Persetujuan ini sudah tercatat' })
  expect([(await linesOf(id)).length, (await newsOf(id)).length]).toEqual([2, 2])
})

test('consent: two counters that record one consent at once store it once', async () => {
  const { id } = await createPatient(testApp)
  const both = await Promise.all([1, 2].map(() => record(id, { purpose: 'marketing', granted: true })))
  expect(sortedCodes(both)).toEqual([200, 409])
  const given = and(eq(consent.accountId, id), eq(consent.purpose, 'marketing'))
  expect([await testApp.db.$count(consent, given), (await newsOf(id)).length]).toEqual([1, 1])
})

test('consent: required purposes and unknown ways of giving consent are refused at the desk', async () => {
  const { id } = await createPatient(testApp)
  for (const purpose of ['account', 'health']) {
    const message = 'Persetujuan ini diperlukan selama akun terbuka'
    expect(await record(id, { purpose, granted: false })).toMatchObject({ code: 400, message })
  }
  const message = 'Pilih cara pasien menyampaikannya'
  for (const way of ['', 'telepon']) {
    expect(await record(id, { granted: false, way })).toMatchObject({ code: 400, message })
  }
  expect(await newsOf(id)).toEqual([])
})

test('consent: a closed account accepts no consent', async () => {
  const closed = await createPatient(testApp, { active: false })
  expect(await record(closed.id, { granted: false })).toMatchObject({
    code: 400,
    message: 'Akun pasien ini sudah ditutup',
  })
  for (const id of [desk.id, 999_999]) expect((await record(id, { granted: true })).code).toBe(404)
})
