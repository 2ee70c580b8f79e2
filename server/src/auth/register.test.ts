import * as registration from '@nmw/contract/registration'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { account, patient } from '../database/schema/account-table.ts'
import { consent } from '../database/schema/consent-table.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { shellProfileRoutes } from '../profile/shell-profile-routes.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { authRoutes } from './auth-routes.ts'
import { hashPassword } from './password-hash.ts'

vi.mock('./password-hash.ts', { spy: true })

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...authRoutes, ...shellProfileRoutes] })
  testApp.clock.set(new Date('2026-11-15T03:00:00Z'))
})
afterAll(() => testApp.close())

let numbers = 0

async function verifiedTicket(phone = `6282${String(100_000_000 + ++numbers)}`) {
  const visitor = testApp.visitor()
  await visitor.call(registration.requestSignupCode, { body: { phone } })
  const [message] = await testApp.db
    .select()
    .from(outboxMessage)
    .where(eq(outboxMessage.recipient, phone))
    .orderBy(desc(outboxMessage.id))
  const answer = await visitor.call(registration.verifySignupPhone, { body: { phone, otp: message!.code! } })
  expect(answer.message).toBe('Verifikasi Nomor Telepon Berhasil')
  return { visitor, phone, ticket: (answer.result as { ticket: string }).ticket }
}

const person = (ticket: string) => ({
  ticket,
  fullName: 'Rina Kusuma',
  noKTP: '3273025703949001',
  birthDate: '1994-03-17',
  gender: 0 as 0 | 1,
  email: `rina-${ticket
    .slice(0, 8)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, 'x')}@nmw.example`,
  password: 'Rahasia1',
  rePassword: 'Rahasia1',
  consents: { account: true as const, health: true as const },
})

test('register: a verified number opens an account, records the consents and signs in', async () => {
  const { visitor, phone, ticket } = await verifiedTicket()
  const body = { ...person(ticket), consents: { account: true as const, health: true as const, marketing: true } }
  expect(await visitor.call(registration.register, { body })).toMatchObject({
    code: 200,
    result: { sessions: [], roleId: 2 },
  })
  expect(await visitor.call(readShellProfile)).toMatchObject({
    result: { name: 'Rina Kusuma', phone, email: body.email },
  })
  const [row] = await testApp.db.select().from(account).where(eq(account.email, body.email))
  const consents = await testApp.db.select().from(consent).where(eq(consent.accountId, row!.id))
  expect(consents.map(({ purpose }) => purpose).toSorted()).toEqual(['account', 'health', 'marketing'])
  const [details] = await testApp.db.select().from(patient).where(eq(patient.accountId, row!.id))
  expect(details?.sealedNik).not.toContain('3273025703949001')
  expect(testApp.context.secret.unseal(details!.sealedNik)).toBe('3273025703949001')
})

test('register: a ticket opens one account, also when sent twice at once', async () => {
  const { visitor, ticket } = await verifiedTicket()
  const bodies = [person(ticket), { ...person(ticket), email: `other-${numbers}@nmw.example` }]
  const answers = await Promise.all(bodies.map((body) => visitor.call(registration.register, { body })))
  expect(answers.map(({ code }) => code)).toSatisfy((codes: number[]) => codes.includes(200) && codes.includes(400))
})

test('register: a repeat after a lost response signs in; with another password or address it does not', async () => {
  const { visitor, ticket } = await verifiedTicket()
  const body = person(ticket)
  const send = (change: object) => testApp.visitor().call(registration.register, { body: { ...body, ...change } })
  expect(await visitor.call(registration.register, { body })).toMatchObject({ code: 200 })
  expect(await send({ password: 'Rahasia2', rePassword: 'Rahasia2' })).toMatchObject({ code: 400 })
  expect(await send({ email: `other-${numbers}@nmw.example` })).toMatchObject({ code: 400 })
  expect(await send({})).toMatchObject({ code: 200, result: { pending: false } })
  expect(await testApp.db.$count(account, eq(account.email, body.email))).toBe(1)
  const letters = await testApp.db.$count(outboxMessage, eq(outboxMessage.recipient, body.email))
  expect(letters).toBe(1)
})

test('register: a refused form keeps the ticket for another attempt', async () => {
  const { visitor, ticket } = await verifiedTicket()
  const { email } = await createPatient(testApp)
  const taken = await visitor.call(registration.register, { body: { ...person(ticket), email: email.toUpperCase() } })
  expect(taken).toMatchObject({ code: 409, message: 'E-mail sudah terdaftar. Silakan masuk.' })
  expect(await visitor.call(registration.register, { body: person(ticket) })).toMatchObject({ code: 200 })
})

const NAME_IS_NONE = 'Nama lengkap tidak boleh berisi alamat situs atau baris baru'

test.each([
  [{ noKTP: '123' }, 'Nomor KTP harus memiliki 16 Karakter'],
  [{ noKTP: '3273023202949001' }, 'Nomor KTP tidak valid'],
  [{ birthDate: '1994-03-18' }, 'Tanggal lahir atau jenis kelamin tidak sesuai dengan Nomor KTP'],
  [{ gender: 1 }, 'Tanggal lahir atau jenis kelamin tidak sesuai dengan Nomor KTP'],
  [{ birthDate: '2097-01-01' }, 'Tanggal lahir tidak boleh di masa depan'],
  [{ fullName: '  ' }, 'Nama lengkap wajib diisi'],
  [{ fullName: 'Menang di https://evil.test' }, NAME_IS_NONE],
  [{ fullName: 'Buka WWW.evil.test' }, NAME_IS_NONE],
  [{ fullName: 'Rina\n\nAnda menang' }, NAME_IS_NONE],
  [{ password: 'abc1', rePassword: 'abc1' }, 'Sandi minimal 6 Karakter'],
  [{ password: 'abcdef', rePassword: 'abcdef' }, 'Sandi Minimal Harus Memiliki 1 Angka'],
  [{ password: '123456', rePassword: '123456' }, 'Sandi Minimal Harus Memiliki 1 Huruf'],
  [{ rePassword: 'Rahasia2' }, 'Sandi dan Konfirmasi Sandi Tidak sama'],
  [
    { consents: { account: false, health: true } },
    'Setujui Syarat & Ketentuan dan Kebijakan Privasi untuk melanjutkan',
  ],
  [{ roleId: 1 }, 'Kolom tidak dikenal: roleId'],
])('register: %o is refused with: %s', async (change, message) => {
  const body = { ...person('x'.repeat(43)), ...change }
  const answer = await testApp.visitor().call(registration.register, { body } as never)
  expect(answer).toMatchObject({ code: 400, message })
})

test('register: an invented ticket is refused before the password hash', async () => {
  vi.mocked(hashPassword).mockClear()
  const answer = await testApp.visitor().call(registration.register, { body: person('invented') })
  expect(answer).toMatchObject({
    code: 400,
    message: 'Verifikasi nomor telepon sudah kedaluwarsa. Verifikasi ulang nomor Anda.',
  })
  expect(hashPassword).not.toHaveBeenCalled()
})

test('register: a ticket older than half an hour is refused', async () => {
  const { visitor, ticket } = await verifiedTicket()
  testApp.clock.advance(31 * 60)
  vi.mocked(hashPassword).mockClear()
  expect(await visitor.call(registration.register, { body: person(ticket) })).toMatchObject({ code: 400 })
  expect(hashPassword).not.toHaveBeenCalled()
})

test('register: an IP that sends many invented tickets must wait; one that opens accounts need not', async () => {
  const { ip } = testApp.visitor()
  const send = (ticket: string) =>
    testApp.send(registration.register, { body: person(ticket) }, { authorization: 'Bearer nmw-public' }, ip)
  const family = await Promise.all(Array.from({ length: 3 }, () => verifiedTicket()))
  for (const { ticket } of family) expect(await send(ticket)).toMatchObject({ code: 200 })
  const tries = await Promise.all(Array.from({ length: 31 }, (_, number) => send(`invented-${number}`)))
  expect(tries.filter(({ code }) => code === 400)).toHaveLength(30)
  expect(await send('invented')).toMatchObject({
    code: 429,
    message: expect.stringContaining('Terlalu banyak percobaan mendaftar.'),
  })
})

test('register: someone under 21 needs a spouse or a guardian', async () => {
  const { visitor, ticket } = await verifiedTicket()
  const young = { ...person(ticket), noKTP: '3273021611059001', birthDate: '2005-11-16', gender: 1 as const }
  const refused = await visitor.call(registration.register, { body: young })
  expect(refused.code).toBe(400)
  expect(refused.message).toMatch(/^Anda belum berusia 21 tahun\./)
  const guardian = { name: 'Ibu Kusuma', phone: '6281234567890', consent: true as const }
  expect(await visitor.call(registration.register, { body: { ...young, guardian } })).toMatchObject({ code: 200 })
  const [row] = await testApp.db.select().from(account).where(eq(account.email, young.email))
  const purposes = await testApp.db.select().from(consent).where(eq(consent.accountId, row!.id))
  expect(purposes.map(({ purpose }) => purpose)).toContain('guardian')
})

test('register: on the day of the 21st birthday no guardian is needed', async () => {
  const { visitor, ticket } = await verifiedTicket()
  const body = { ...person(ticket), noKTP: '3273021511059001', birthDate: '2005-11-15', gender: 1 as const }
  expect(await visitor.call(registration.register, { body })).toMatchObject({ code: 200 })
})
