import * as contract from '@nmw/contract/ops-patient'
import { maskNik } from '@nmw/contract/nik'
import { forgotPassword, resetPassword } from '@nmw/contract/auth'
import { changeEmail, readPersonal } from '@nmw/contract/profile'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointmentRoutes } from '../appointment/appointment-routes.ts'
import { authRoutes } from '../auth/auth-routes.ts'
import { account, patient } from '../database/schema/account-table.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { consent } from '../database/schema/consent-table.ts'
import { emailChange } from '../database/schema/email-change-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { transaction } from '../database/transaction.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { profileRoutes } from '../profile/profile-routes.ts'
import { createBooker } from '../testing/make/create-booker.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { createMember } from '../testing/make/create-member.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createPhoto } from '../testing/make/create-photo.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { sortedCodes } from '../testing/checks/sorted-codes.ts'
import { patientRoutes } from './patient-routes.ts'

let testApp: TestApp
let desk: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...appointmentRoutes, ...authRoutes, ...patientRoutes, ...profileRoutes] })
  desk = await createStaff(testApp)
})
afterAll(() => testApp.close())

const search = async (text: string, page = '1') => {
  const { result } = await desk.call(contract.searchPatients, { query: { search: text, page, limit: '5' } })
  return result as { datas: contract.PatientCard[]; page: { totalData: number; totalPage: number } }
}
const lastAudit = async (action: string) => {
  const own = and(eq(auditEntry.accountId, desk.id), eq(auditEntry.action, action))
  const [row] = await testApp.db.select().from(auditEntry).where(own).orderBy(desc(auditEntry.id)).limit(1)
  return row
}
const at = (id: number) => ({ params: { id: String(id) } })

test('patient: search finds patients by name, phone, e-mail or member number, and logs who was shown', async () => {
  const member = await createMember(testApp, {
    account: { fullName: 'Raden Ayu Kusumaningtyas', phone: '6281234567890', email: 'ayu.k@nmw.example' },
  })
  await createPatient(testApp, { fullName: 'Kusuma Wijaya' })
  await createStaff(testApp, {}).then(({ person }) => expect(person.roleId).toBe(23))
  for (const text of ['kusumaning', 'AYU raden', 'ayu.k@nmw.example', '0812345', '+62 812-3456', member.number]) {
    const { datas } = await search(text)
    expect(
      datas.map(({ id }) => id),
      text,
    ).toEqual([member.id])
  }
  expect((await search('kusuma')).datas).toHaveLength(2)
  for (const text of ['', '   ', '%', '_', "' or 1=1 --", 'a & b | c', '!!', ':*']) {
    expect((await search(text)).datas, text).toEqual([])
  }
  await search('kusumaning')
  expect(await lastAudit('search-patients')).toMatchObject({ detail: { shown: String(member.id), found: 1 } })
})

test('patient: a long list is paged, and staff are not in it', async () => {
  for (let number = 0; number < 7; number++) await createPatient(testApp, { fullName: `Zulaikha ${number}` })
  await createPatient(testApp, { fullName: 'Zulaikha Staf', roleId: 22 })
  const first = await search('zulai')
  expect(first.page).toMatchObject({ totalData: 7, totalPage: 2 })
  const second = await search('zulai', '2')
  expect(new Set([...first.datas, ...second.datas].map(({ id }) => id)).size).toBe(7)
})

test('patient: details show the identity number masked, and the view is logged', async () => {
  const person = await createPatient(testApp)
  const { result, code } = await desk.call(contract.readPatient, at(person.id))
  expect(code).toBe(200)
  expect(result).toMatchObject({ maskedNik: '3273********9001', memberNumber: null, renewable: null })
  expect(JSON.stringify(result)).not.toContain('3273025703949001')
  expect(await lastAudit('view-patient')).toMatchObject({ object: `account:${person.id}` })
  expect((await desk.call(contract.readPatient, at(desk.id))).code).toBe(404)
})

test('patient: visits are listed by day, and a missed one is not shown as called off', async () => {
  const { person, book } = await createBooker(testApp)
  const [later, earlier] = [
    await createDoctorSession(testApp, { day: '2097-02-20' }),
    await createDoctorSession(testApp, { day: '2097-02-10' }),
  ]
  const bookThenMiss = async (sessionId: number, absentAt: Date | null) => {
    expect((await book(sessionId, { image: [await createPhoto(testApp, person.id)] })).code).toBe(200)
    const at = testApp.context.now()
    await testApp.db
      .update(appointment)
      .set({ status: 0, endedAt: at, cancelReason: 'Berhalangan', absentAt })
      .where(eq(appointment.sessionId, sessionId))
  }
  await bookThenMiss(later.session.id, null)
  await bookThenMiss(earlier.session.id, testApp.context.now())
  const { result } = await desk.call(contract.readPatient, at(person.id))
  expect(result).toMatchObject({
    appointments: [
      { day: '2097-02-20', state: 'cancelled' },
      { day: '2097-02-10', state: 'absent' },
    ],
  })
})

const newcomer = {
  fullName: 'Pasien Baru',
  noKTP: '3171015703940001',
  birthDate: '1994-03-17',
  gender: 0,
  email: 'baru@nmw.example',
  phone: '6281999888777',
  consent: true,
}

test('patient: a new patient gets an account whose password only the patient chooses', async () => {
  expect((await desk.call(contract.createPatientAtDesk, { body: newcomer })).code).toBe(200)
  const [mail] = await testApp.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, newcomer.email))
  const key = new URL(mail!.link!).searchParams.get('key')!
  const visitor = testApp.visitor()
  const body = { password: 'Rahasia123', rePassword: 'Rahasia123' }
  expect((await visitor.call(resetPassword, { params: { key }, body })).code).toBe(200)
  expect((await visitor.logIn('baru@nmw.example', { password: 'Rahasia123' })).code).toBe(200)
  const again = await desk.call(contract.createPatientAtDesk, { body: newcomer })
  expect(again).toMatchObject({ code: 409, errors: [{ path: 'email' }] })
})

test('patient: a repeated creation gives one account and one mail', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const make = () =>
    desk.call(contract.createPatientAtDesk, { body: { ...newcomer, email: 'hilang@nmw.example' } }, key)
  const made = await make()
  expect(made.code).toBe(200)
  expect(await make()).toMatchObject({ code: 200, result: made.result })
  expect(await testApp.db.$count(outboxMessage, eq(outboxMessage.recipient, 'hilang@nmw.example'))).toBe(1)
})

test.each([true, false])('patient: photo consent can be given or withheld at the desk: %s', async (photoConsent) => {
  const body = { ...newcomer, email: `foto-${photoConsent}@nmw.example`, photoConsent }
  const { result } = await desk.call(contract.createPatientAtDesk, { body })
  const given = await testApp.db
    .select({ purpose: consent.purpose })
    .from(consent)
    .where(eq(consent.accountId, (result as { id: number }).id))
    .orderBy(consent.id)
  expect(given.map(({ purpose }) => purpose)).toEqual(['account', 'health', ...(photoConsent ? ['photo'] : [])])
})

const tenYearsAgo = String(new Date().getFullYear() - 10)
const child = { noKTP: `3171015703${tenYearsAgo.slice(2)}0001`, birthDate: `${tenYearsAgo}-03-17` }

test.each([
  ['a birth date that contradicts the identity number', { birthDate: '1994-03-18' }, 400],
  ['no consent', { consent: false }, 400],
  ['a role', { roleId: 1 }, 400],
  ['a child without a guardian', child, 400],
  ['a child with a guardian', { ...child, guardianName: 'Ibu', guardianPhone: '6281999888000' }, 200],
])('patient: creation with %s', async (name, change, code) => {
  const body = { ...newcomer, email: `${name.replaceAll(' ', '-')}@nmw.example`, ...change }
  expect((await desk.call(contract.createPatientAtDesk, { body })).code).toBe(code)
})

test('patient: a correction needs a reason, and the audit log shows old and new values with the identity number masked', async () => {
  const person = await createPatient(testApp, { fullName: 'Siti Rahma' })
  const right = '3273025703949002'
  const correct = (body: object) => desk.call(contract.correctPatient, { ...at(person.id), body })
  expect((await correct({ fullName: 'Siti Rahmawati' })).code).toBe(400)
  expect((await correct({ fullName: 'Siti Rahmawati', reason: ' ' })).code).toBe(400)
  expect((await correct({ reason: 'Salah ketik' })).code).toBe(400)
  expect((await correct({ noKTP: '3273025803949002', reason: 'KTP lain' })).code).toBe(400)
  expect((await correct({ fullName: 'Siti Rahmawati', noKTP: right, reason: 'Sesuai KTP' })).code).toBe(200)
  expect(await lastAudit('correct-patient')).toMatchObject({
    object: `account:${person.id}`,
    detail: {
      nameBefore: 'Siti Rahma',
      nameAfter: 'Siti Rahmawati',
      nikBefore: maskNik('3273025703949001'),
      nikAfter: maskNik(right),
      reason: 'Sesuai KTP',
    },
  })
  const [row] = await testApp.db.select().from(patient).where(eq(patient.accountId, person.id))
  expect(testApp.context.secret.unseal(row!.sealedNik)).toBe(right)
  expect((await correct({ fullName: 'Siti Rahmawati', reason: 'Lagi' })).code).toBe(400)
  const messages = await testApp.db.select().from(notification).where(eq(notification.accountId, person.id))
  expect(messages.map(({ message }) => message)).toEqual([
    'Nama dan Nomor KTP Anda diperbaiki petugas klinik. Hubungi kami bila ini bukan permintaan Anda.',
  ])
})

const links = async (email: string) => {
  const mails = await testApp.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, email))
  return mails.flatMap(({ link }) => new URL(link ?? 'about:blank').searchParams.get('key') ?? [])
}
const chosen = { password: 'Rahasia123', rePassword: 'Rahasia123' }

test('patient: correcting a mistyped address ends the sessions of the account and sends the patient a new link', async () => {
  const [wrong, right] = ['sti.aminah@nmw.example', 'siti.aminah@nmw.example']
  const made = await desk.call(contract.createPatientAtDesk, { body: { ...newcomer, email: wrong } })
  const { id } = made.result as { id: number }
  const stranger = testApp.visitor()
  const [first] = await links(wrong)
  expect((await stranger.call(resetPassword, { params: { key: first! }, body: chosen })).code).toBe(200)
  expect((await stranger.logIn(wrong, { password: chosen.password })).code).toBe(200)
  expect((await stranger.call(readPersonal)).code).toBe(200)
  await stranger.call(forgotPassword, { body: { username: wrong } })
  await stranger.call(changeEmail, { body: { email: 'asing@nmw.example' } })
  expect((await desk.call(contract.readPatient, at(id))).result).toMatchObject({ emailVerified: false })

  const correction = { ...at(id), body: { email: right.toUpperCase(), reason: 'Salah ketik' } }
  const key = { 'idempotency-key': crypto.randomUUID() }
  for (const time of ['first', 'again']) {
    expect((await desk.call(contract.correctPatient, correction, key)).code, time).toBe(200)
  }
  expect(await lastAudit('correct-patient')).toMatchObject({
    object: `account:${id}`,
    detail: { emailBefore: wrong, emailAfter: right, reason: 'Salah ketik' },
  })
  expect((await stranger.call(readPersonal)).code).toBe(401)
  for (const email of [wrong, right]) {
    expect((await testApp.visitor().logIn(email, { password: chosen.password })).code, email).toBe(400)
  }
  for (const old of await links(wrong)) {
    expect((await stranger.call(resetPassword, { params: { key: old }, body: chosen })).code).toBe(400)
  }
  const open = and(eq(emailChange.accountId, id), isNull(emailChange.usedAt))
  expect(await testApp.db.$count(emailChange, open)).toBe(0)
  const messages = await testApp.db
    .select()
    .from(outboxMessage)
    .where(eq(outboxMessage.recipient, wrong))
    .orderBy(outboxMessage.id)
  expect(messages.at(-1)!.body).not.toMatch(/siti|Pasien Baru/)

  const mailed = await links(right)
  expect(mailed).toHaveLength(1)
  const owner = testApp.visitor()
  const own = { password: 'Milikku123', rePassword: 'Milikku123' }
  expect((await owner.call(resetPassword, { params: { key: mailed[0]! }, body: own })).code).toBe(200)
  expect((await owner.logIn(right, { password: own.password })).code).toBe(200)
})

test('patient: an e-mail in use is reported at its field, and a verified one can be changed only by the patient', async () => {
  const taken = await createPatient(testApp)
  const unverified = await createPatient(testApp, { emailVerifiedAt: null })
  const verified = await createPatient(testApp, { emailVerifiedAt: new Date() })
  const correct = ({ id }: { id: number }, email: string) =>
    desk.call(contract.correctPatient, { ...at(id), body: { email, reason: 'Salah ketik' } })
  expect(await correct(unverified, taken.email)).toMatchObject({ code: 409, errors: [{ path: 'email' }] })
  expect(await correct(unverified, unverified.email)).toMatchObject({ code: 400, message: 'Tidak ada yang berubah' })
  expect(await correct(verified, 'lain@nmw.example')).toMatchObject({
    code: 400,
    errors: [{ path: 'email', message: expect.stringContaining('Pasien menggantinya sendiri') }],
  })
  expect((await desk.call(contract.readPatient, at(verified.id))).result).toMatchObject({ emailVerified: true })
})

test('patient: two counters that correct one name at once: the second sees the change of the first', async () => {
  const person = await createPatient(testApp, { fullName: 'Dewi Lestar' })
  const correct = () =>
    desk.call(contract.correctPatient, { ...at(person.id), body: { fullName: 'Dewi Lestari', reason: 'Sesuai KTP' } })
  const own = eq(account.id, person.id)
  // Both transactions have started before either may write.
  const both = await transaction(testApp.db, async (db) => {
    await db.select({ id: account.id }).from(account).where(own).for('update')
    const begun = [correct(), correct()]
    await db.execute(sql`select pg_sleep(0.1)`)
    return begun
  })
  const answers = await Promise.all(both)
  expect(sortedCodes(answers)).toEqual([200, 400])
  expect(answers.find(({ code }) => code === 400)?.message).toBe('Tidak ada yang berubah')
  const corrections = and(eq(auditEntry.action, 'correct-patient'), eq(auditEntry.object, `account:${person.id}`))
  expect(await testApp.db.$count(auditEntry, corrections)).toBe(1)
})

test('patient: two counters that activate a membership at once give one number and one year', async () => {
  const { id } = await createPatient(testApp)
  const other = await createStaff(testApp)
  const counters = [desk, other, desk, other]
  const answers = await Promise.all(counters.map((counter) => counter.call(contract.activateMembership, at(id))))
  expect(sortedCodes(answers)).toEqual([200, 409, 409, 409])
  const [row] = await testApp.db.select().from(membership).where(eq(membership.accountId, id))
  expect(row!.expiresOn).toMatch(/^20\d\d-/)
})

const renew = async (id: number) =>
  (await desk.call(contract.activateMembership, at(id))).result as { expiresOn: string; number: string }
/** 29 February becomes the 28th in the next year. */
const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('-02-29', '-02-28')}`

test('patient: a renewal counts from the later of today and the last day', async () => {
  const soon = await createMember(testApp, { days: 20 })
  const over = await createMember(testApp, { days: -40 })
  const renewed = await renew(soon.id)
  expect(renewed).toEqual({ number: soon.number, expiresOn: yearAfter(soon.expiresOn) })
  expect((await renew(over.id)).expiresOn).toBe(yearAfter(dateInJakarta(testApp.context.now())))
})
