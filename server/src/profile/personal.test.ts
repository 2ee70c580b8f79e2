import { CODE_WRONG } from '@nmw/contract/one-time-code'
import * as profile from '@nmw/contract/profile'
import { and, desc, eq, inArray, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, patient } from '../database/schema/account-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { oneTimeCode } from '../database/schema/one-time-code-table.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { serveStream } from '../live/serve-stream.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { size } from '../testing/stress/full-size.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { listenOnLoopback, openTestStream } from '../testing/app/open-test-stream.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { profileRoutes } from './profile-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: profileRoutes, services: [serveStream] })
})
afterAll(() => testApp.close())

let addresses = 0
async function member(columns: Parameters<typeof createPatient>[1] = {}) {
  const person = await createPatient(testApp, columns)
  const headers = await signIn(testApp, person)
  const ip = `10.4.${++addresses >> 8}.${addresses & 255}`
  const send = (endpoint: Parameters<TestApp['send']>[0], sent: Parameters<TestApp['send']>[1] = {}) =>
    testApp.send(endpoint, sent, headers, ip)
  return { ...person, headers, send }
}

const lastMessage = async (recipient: string) =>
  (
    await testApp.db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.recipient, recipient))
      .orderBy(desc(outboxMessage.id))
  )[0]

let numbers = 0
const newPhone = () => `62810000060${String(++numbers).padStart(2, '0')}`

/** An account with a code sent to a new number, or to its own if that was never verified. */
async function askedForCode({ phoneVerifiedAt }: { phoneVerifiedAt: Date | null } = { phoneVerifiedAt: new Date() }) {
  const own = newPhone()
  const person = await member({ phone: own, phoneVerifiedAt })
  const phone = phoneVerifiedAt ? newPhone() : own
  await person.send(profile.requestPhoneCode, { body: { phone } })
  return { ...person, phone, otp: (await lastMessage(phone))!.code! }
}

const personal = {
  birthPlace: 'Bandung',
  birthDate: '1994-03-17',
  employment: 'Karyawan Swasta',
  address: 'Jl. Kenanga No. 2',
  province: 32,
  city: 3273,
  kecamatan: 327302,
  postalCode: '40132',
  gender: 0,
}

test('profile: personal data is saved and read back with the identity number masked', async () => {
  const { send, fullName, email } = await member()
  const body = { ...personal, fullName: 'Someone Else' }
  expect(await send(profile.changePersonal, { body })).toMatchObject({ code: 200, message: 'Berhasil Merubah Profil' })
  expect((await send(profile.readPersonal)).result).toMatchObject({
    fullName,
    email,
    noKTP: '3273********9001',
    birthPlace: 'Bandung',
    provinceId: 32,
    province: 'Jawa Barat',
    cityId: 3273,
    kecamatanId: 327302,
    postalCode: '40132',
    photo: null,
  })
})

test.each([
  [{ province: undefined }, 'Belum memilih provinsi tujuan'],
  [{ city: undefined }, 'Belum memilih kota tujuan'],
  [{ kecamatan: undefined }, 'Belum memilih kecamatan tujuan'],
  [{ province: 31 }, 'Belum memilih provinsi tujuan'],
  [{ city: 3171 }, 'Belum memilih kota tujuan'],
  [{ kecamatan: 999_999 }, 'Belum memilih kecamatan tujuan'],
  [{ postalCode: ' ' }, 'Kode pos wajib diisi'],
  [{ postalCode: '4013' }, 'Kode pos harus 5 angka'],
  [{ birthDate: '2999-01-01' }, 'Tanggal lahir tidak boleh di masa depan'],
  [{ noKTP: '3273025703949001' }, 'Kolom tidak dikenal: noKTP'],
  [{ phoneVerified: 'now' }, 'Kolom tidak dikenal: phoneVerified'],
])('profile: %o is refused with: %s', async (change, message) => {
  const { send } = await member()
  const answer = await send(profile.changePersonal, { body: { ...personal, ...change } })
  expect(answer).toMatchObject({ code: 400, message })
  const field = Object.keys(change)[0]!
  if (field in personal) expect(answer.errors?.[0], 'told at its field').toEqual({ path: field, message })
})

test('profile: an account without patient data answers 404', async () => {
  const { send, id } = await member()
  await testApp.db.delete(patient).where(eq(patient.accountId, id))
  expect(await send(profile.readPersonal)).toMatchObject({ code: 404, message: 'Informasi User Tidak Ditemukan' })
})

test('phone: a new number is saved once its code is entered', async () => {
  const { send, id } = await member({ phone: '6281000000301', phoneVerifiedAt: new Date() })
  const phone = '6281000000302'
  expect(await send(profile.requestPhoneCode, { body: { phone } })).toMatchObject({ code: 200 })
  expect((await send(profile.readPersonal)).result).toMatchObject({ phone: '6281000000301' })
  const otp = (await lastMessage(phone))!.code!
  const verified = await send(profile.verifyPhone, { body: { phone, otp: Number(otp) } })
  expect(verified).toMatchObject({ code: 200, message: 'Verifikasi Nomor Telepon Berhasil' })
  const [row] = await testApp.db.select().from(account).where(eq(account.id, id))
  expect(row).toMatchObject({ phone })
  expect(row?.phoneVerifiedAt).not.toBeNull()
})

test('phone: a code of one account does not verify the same number for another', async () => {
  const mine = await member()
  const theirs = await member()
  const phone = '6281000000303'
  await mine.send(profile.requestPhoneCode, { body: { phone } })
  const otp = (await lastMessage(phone))!.code!
  expect(await theirs.send(profile.verifyPhone, { body: { phone, otp } })).toMatchObject({ code: 400 })
})

test.each([
  ['a change of number', new Date()],
  ['a first number', null],
])('profile: %s retried after a lost answer succeeds and does nothing twice', async (_what, phoneVerifiedAt) => {
  const { send, id, email, phone, otp } = await askedForCode({ phoneVerifiedAt })
  const give = () => send(profile.verifyPhone, { body: { phone, otp } })
  for (let time = 0; time < 3; time++)
    expect(await give()).toMatchObject({ code: 200, message: 'Verifikasi Nomor Telepon Berhasil' })
  const lines = and(eq(auditEntry.accountId, id), inArray(auditEntry.action, ['verify-phone', 'code-refused']))
  expect(await testApp.db.$count(auditEntry, lines)).toBe(1)
  expect(await testApp.db.$count(outboxMessage, eq(outboxMessage.recipient, email))).toBe(phoneVerifiedAt ? 1 : 0)
  testApp.clock.advance(601)
  expect(await give(), 'ten minutes later').toMatchObject({ code: 400, message: CODE_WRONG })
  testApp.clock.reset()
})

test('phone: a retry with a wrong code counts as a guess and is audited', async () => {
  const { send, id, phone, otp } = await askedForCode()
  const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, '0')
  const give = (code: string) => send(profile.verifyPhone, { body: { phone, otp: code } })
  expect(await give(otp)).toMatchObject({ code: 200 })
  for (let guess = 1; guess <= 6; guess++) expect(await give(wrong)).toMatchObject({ code: 400, message: CODE_WRONG })
  expect(await give(otp), 'looked at five times').toMatchObject({ code: 400, message: CODE_WRONG })
  const refused = and(eq(auditEntry.accountId, id), eq(auditEntry.action, 'code-refused'))
  expect(await testApp.db.$count(auditEntry, refused)).toBe(4)
})

test('phone: a used code is refused once the account has another number, and for any other account', async () => {
  const { send, phone, otp } = await askedForCode()
  const theirs = await member()
  const body = { phone, otp }
  expect(await send(profile.verifyPhone, { body })).toMatchObject({ code: 200 })
  expect(await theirs.send(profile.verifyPhone, { body })).toMatchObject({ code: 400 })
  const next = newPhone()
  await send(profile.requestPhoneCode, { body: { phone: next } })
  const given = { phone: next, otp: (await lastMessage(next))!.code! }
  expect(await send(profile.verifyPhone, { body: given })).toMatchObject({ code: 200 })
  expect(await send(profile.verifyPhone, { body })).toMatchObject({ code: 400, message: CODE_WRONG })
  expect((await send(profile.readPersonal)).result).toMatchObject({ phone: next })
})

test('phone: a number verified by another account is refused at verification, not at the request', async () => {
  const phone = '6281000000304'
  await member({ phone, phoneVerifiedAt: new Date() })
  const { send } = await member()
  expect(await send(profile.requestPhoneCode, { body: { phone } })).toMatchObject({ code: 200 })
  const otp = (await lastMessage(phone))!.code!
  expect(await send(profile.verifyPhone, { body: { phone, otp } })).toMatchObject({ code: 409 })
})

test('phone: one account can request codes for five numbers an hour, from any number of networks', async () => {
  const headers = await signIn(testApp, await createPatient(testApp))
  const ask = (number: number) =>
    testApp.send(
      profile.requestPhoneCode,
      { body: { phone: `6281000005${String(number).padStart(3, '0')}` } },
      headers,
      `10.40.0.${number}`,
    )
  for (let number = 1; number <= 5; number++) expect((await ask(number)).code).toBe(200)
  expect(await ask(6)).toMatchObject({ code: 429 })
  expect((await ask(5)).code, 'a running one is only said again').toBe(200)
})

test('phone: of many concurrent guesses only five are checked', async () => {
  const numbers = size({ small: 1, full: 50 })
  const guesses = size({ small: 20, full: 60 })
  for (let turn = 0; turn < numbers; turn++) {
    const { send, id } = await member()
    const phone = `62810000004${String(turn).padStart(2, '0')}`
    await send(profile.requestPhoneCode, { body: { phone } })
    const otp = (await lastMessage(phone))!.code!
    const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, '0')
    const guess = () => send(profile.verifyPhone, { body: { phone, otp: wrong } })
    await Promise.all(Array.from({ length: guesses }, guess))
    const [row] = await testApp.db
      .select()
      .from(oneTimeCode)
      .where(like(oneTimeCode.target, `%${phone}%`))
    expect(row?.tries).toBe(5)
    const refused = and(eq(auditEntry.accountId, id), eq(auditEntry.action, 'code-refused'))
    expect(await testApp.db.$count(auditEntry, refused)).toBe(5)
    expect(await send(profile.verifyPhone, { body: { phone, otp } })).toMatchObject({ code: 400 })
  }
  printFigure(`A5: ${guesses} guesses at once at each of ${numbers} codes for a new number: 5 looked at each time`)
})

test('email: a new e-mail is saved once its link is opened, also signed out, and a reopened link changes nothing', async () => {
  const { send, id, email } = await member()
  const next = `new-${id}@nmw.example`
  expect(await send(profile.changeEmail, { body: { email: next } })).toMatchObject({ code: 200 })
  expect((await send(profile.readPersonal)).result).toMatchObject({ email })
  const link = new URL((await lastMessage(next))!.link!)
  expect(link.pathname).toBe('/user/email-verification')
  const query = { id: link.searchParams.get('id')! }
  const open = () => testApp.visitor().call(profile.verifyEmail, { query })
  const answers = await Promise.all([open(), open(), open()])
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
  expect((await send(profile.readPersonal)).result).toMatchObject({ email: next })
  const done = and(eq(auditEntry.action, 'verify-email'), eq(auditEntry.accountId, id))
  expect(await testApp.db.$count(auditEntry, done)).toBe(1)
  await testApp.db.update(account).set({ email }).where(eq(account.id, id))
  expect(await open()).toMatchObject({ code: 400 })
})

test('profile: open pages reload the profile once e-mail or phone is verified, on any device', async () => {
  const { send, id, headers } = await member()
  const { received, events, close } = await openTestStream(await listenOnLoopback(testApp), headers)
  await received(1)
  const next = `seen-${id}@nmw.example`
  await send(profile.changeEmail, { body: { email: next } })
  const link = new URL((await lastMessage(next))!.link!)
  await testApp.visitor().call(profile.verifyEmail, { query: { id: link.searchParams.get('id')! } })
  await received(2)
  const phone = newPhone()
  await send(profile.requestPhoneCode, { body: { phone } })
  await send(profile.verifyPhone, { body: { phone, otp: (await lastMessage(phone))!.code! } })
  await received(3)
  const again = { topic: 'notification', id: 'all' }
  expect(events).toEqual([{ topic: 'sync' }, again, again])
  await close()
})

test('profile: a change of e-mail or phone is reported to the previous address', async () => {
  const { send, id, email } = await member({ phone: '6281000000305', phoneVerifiedAt: new Date() })
  const phone = '6281000000306'
  await send(profile.requestPhoneCode, { body: { phone } })
  await send(profile.verifyPhone, { body: { phone, otp: (await lastMessage(phone))!.code! } })
  expect((await lastMessage(email))!.body).toContain(`Nomor telepon akun Anda kini ${phone}.`)

  const next = `elsewhere-${id}@nmw.example`
  await send(profile.changeEmail, { body: { email: next } })
  const asked = (await lastMessage(email))!
  expect(asked.body).toContain(`mengganti e-mail akun Anda menjadi ${next}`)
  expect(asked.body).toContain('/auth/forgot-password')
  const link = new URL((await lastMessage(next))!.link!)
  await testApp.visitor().call(profile.verifyEmail, { query: { id: link.searchParams.get('id')! } })
  expect((await lastMessage(email))!.body).toContain(`E-mail akun Anda kini ${next}.`)
})

test('phone: verifying the current or the first number sends no warning', async () => {
  for (const [phone, phoneVerifiedAt] of [
    ['6281000000307', new Date()],
    ['6281000000308', null],
  ] as const) {
    const { send, email } = await member({ phone, phoneVerifiedAt })
    await send(profile.requestPhoneCode, { body: { phone } })
    const otp = (await lastMessage(phone))!.code!
    expect(await send(profile.verifyPhone, { body: { phone, otp } })).toMatchObject({ code: 200 })
    expect(await lastMessage(email)).toBeUndefined()
  }
})

test('email: confirming the current e-mail sends its link and no warning', async () => {
  const { send, email } = await member({ emailVerifiedAt: null })
  await send(profile.changeEmail, { body: { email } })
  const link = new URL((await lastMessage(email))!.link!)
  await testApp.visitor().call(profile.verifyEmail, { query: { id: link.searchParams.get('id')! } })
  expect((await send(profile.readPersonal)).result).toMatchObject({ email, emailVerified: expect.any(String) })
  const sent = await testApp.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, email))
  expect(sent.map(({ subject }) => subject)).toEqual(['Verifikasi e-mail Klinik NMW'])
})

test('email: an address in use gets the same answer, and its link does nothing', async () => {
  const other = await member()
  const { send, email } = await member()
  expect(await send(profile.changeEmail, { body: { email: other.email } })).toMatchObject({ code: 200 })
  const link = new URL((await lastMessage(other.email))!.link!)
  const answer = await testApp.visitor().call(profile.verifyEmail, { query: { id: link.searchParams.get('id')! } })
  expect(answer).toMatchObject({ code: 400 })
  expect((await send(profile.readPersonal)).result).toMatchObject({ email })
})

test('email: a link expires after a day, and an invented one never works', async () => {
  const { send, id } = await member()
  const next = `late-${id}@nmw.example`
  await send(profile.changeEmail, { body: { email: next } })
  const link = new URL((await lastMessage(next))!.link!)
  testApp.clock.advance(86_401)
  for (const key of [link.searchParams.get('id')!, 'invented']) {
    expect(await testApp.visitor().call(profile.verifyEmail, { query: { id: key } })).toMatchObject({ code: 400 })
  }
  testApp.clock.reset()
  expect(await testApp.visitor().call(profile.verifyEmail, {})).toMatchObject({
    code: 400,
    message: 'Halaman Tidak Valid',
  })
})
