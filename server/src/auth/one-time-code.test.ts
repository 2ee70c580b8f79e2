import * as auth from '@nmw/contract/auth'
import * as registration from '@nmw/contract/registration'
import { and, asc, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../database/schema/account-table.ts'
import { attempt } from '../database/schema/attempt-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { oneTimeCode } from '../database/schema/one-time-code-table.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { sendWhatsapp } from '../message/send-messages.ts'
import type { Message } from '../outside/outside.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { size } from '../testing/stress/full-size.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { authRoutes } from './auth-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: authRoutes, jobs: { 'send-whatsapp': sendWhatsapp } })
})
afterAll(() => testApp.close())

const messagesTo = (recipient: string) =>
  testApp.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, recipient)).orderBy(desc(outboxMessage.id))
const codeFor = async (recipient: string) => (await messagesTo(recipient))[0]!.code!
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

let numbers = 0
const newPhone = () => `6281${String(100_000_000 + ++numbers)}`

test('one-time code: a mailed code signs in once', async () => {
  const { email } = await createPatient(testApp)
  const visitor = testApp.visitor()
  const before = Date.now()
  const sent = await visitor.call(auth.requestLoginCode, { body: { username: email } })
  expect(sent.code).toBe(200)
  const asked = new Date((sent.result as { expired: string }).expired).getTime() - 300_000
  expect(asked).toBeGreaterThanOrEqual(before)
  expect(asked).toBeLessThanOrEqual(Date.now())
  const otp = await codeFor(email)
  expect(JSON.stringify(sent)).not.toContain(otp)
  expect(await visitor.call(auth.loginWithCode, { body: { username: email, otp } })).toMatchObject({ code: 200 })
  const again = await testApp.visitor().call(auth.loginWithCode, { body: { username: email, otp } })
  expect(again).toMatchObject({ code: 400, message: 'Kode OTP salah atau sudah kedaluwarsa' })
})

const entriesFrom = (ip: string, action: string) =>
  testApp.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.ip, ip), eq(auditEntry.action, action)))

test('one-time code: every checked wrong code is in the audit log, without the code, and no other', async () => {
  const { email, id } = await createPatient(testApp)
  const visitor = testApp.visitor()
  const give = (otp: string) => visitor.call(auth.loginWithCode, { body: { username: email, otp } })
  expect(await give('123456')).toMatchObject({ code: 400 })
  expect(await entriesFrom(visitor.ip, 'code-refused')).toEqual([])
  await visitor.call(auth.requestLoginCode, { body: { username: email } })
  const otp = await codeFor(email)
  for (let guess = 1; guess <= 5; guess++) {
    expect(await give(other(otp))).toMatchObject({ code: 400 })
    expect(await entriesFrom(visitor.ip, 'code-refused')).toHaveLength(guess)
  }
  for (const code of [other(otp), otp]) expect(await give(code)).toMatchObject({ code: 400 })
  const lines = await entriesFrom(visitor.ip, 'code-refused')
  expect(lines).toHaveLength(5)
  for (const { accountId, object, detail } of lines)
    expect({ accountId, object, detail }).toEqual({ accountId: id, object: null, detail: { kind: 'login' } })
})

test('one-time code: the right code of a closed account is in the audit log too', async () => {
  const { email, id } = await createPatient(testApp)
  const visitor = testApp.visitor()
  await visitor.call(auth.requestLoginCode, { body: { username: email } })
  await testApp.db.update(account).set({ active: false }).where(eq(account.id, id))
  const body = { username: email, otp: await codeFor(email) }
  expect(await visitor.call(auth.loginWithCode, { body })).toMatchObject({ code: 400 })
  expect(await entriesFrom(visitor.ip, 'login-refused')).toMatchObject([{ accountId: id }])
})

test('one-time code: request, guess and sign-in are in the audit log; a repeat or a guess without a code is not', async () => {
  const { email, id } = await createPatient(testApp)
  const visitor = testApp.visitor()
  const enter = (otp: string) => visitor.call(auth.loginWithCode, { body: { username: email, otp } })
  await enter('000000')
  for (let time = 0; time < 2; time++) await visitor.call(auth.requestLoginCode, { body: { username: email } })
  const otp = await codeFor(email)
  await enter(other(otp))
  await enter(otp)
  const lines = await testApp.db
    .select({ action: auditEntry.action, detail: auditEntry.detail })
    .from(auditEntry)
    .where(eq(auditEntry.accountId, id))
    .orderBy(asc(auditEntry.id))
  expect(lines).toEqual([
    { action: 'send-code', detail: { kind: 'login' } },
    { action: 'code-refused', detail: { kind: 'login' } },
    { action: 'login', detail: { site: 'member', how: 'code', pending: false } },
  ])
})

test('one-time code: a code that arrives as a number keeps its leading zeros', async () => {
  const { email, id } = await createPatient(testApp)
  const codeHash = testApp.context.secret.digest('code', 'login', email, '000042')
  const now = testApp.context.now()
  const expiresAt = new Date(now.getTime() + 60_000)
  await testApp.db
    .insert(oneTimeCode)
    .values({ purpose: 'login', target: email, accountId: id, codeHash, createdAt: now, expiresAt })
  expect(await testApp.visitor().call(auth.loginWithCode, { body: { username: email, otp: 42 } })).toMatchObject({
    code: 200,
  })
})

test('one-time code: an unknown address gets the same response and no message', async () => {
  const [visitor, username] = [testApp.visitor(), 'nobody@nmw.example']
  const answer = await visitor.call(auth.requestLoginCode, { body: { username } })
  expect(answer).toMatchObject({ code: 200, status: true })
  expect(await messagesTo(username)).toEqual([])
  expect(await visitor.call(auth.loginWithCode, { body: { username, otp: '123456' } })).toMatchObject({ code: 400 })
  // An entry without an account: a known address costs no more work.
  expect(await entriesFrom(visitor.ip, 'code-refused')).toMatchObject([{ accountId: null }])
})

test('one-time code: staff cannot enter the member area by a mailed code', async () => {
  const { email } = await createPatient(testApp, { roleId: 1 })
  await testApp.visitor().call(auth.requestLoginCode, { body: { username: email } })
  expect(await messagesTo(email)).toEqual([])
})

test('one-time code: an unsent code that has expired is never sent, nor one that a later code replaced', async () => {
  const phone = newPhone()
  const ask = () => testApp.visitor().call(registration.requestSignupCode, { body: { phone } })
  const out: (string | null)[] = []
  const { outside } = testApp.context
  let failing = true
  const send = async ({ recipient, code }: Message) => {
    if (failing) throw new Error('WhatsApp answered 503')
    if (recipient === phone) out.push(code)
  }
  testApp.context.outside = { ...outside, whatsapp: { send } }
  await ask()
  await testApp.run('send-whatsapp')
  testApp.clock.advance(301)
  failing = false
  await testApp.run('send-whatsapp')
  const [lost] = await messagesTo(phone)
  expect(lost).toMatchObject({ sentAt: null, lastError: 'ran out before it could be sent' })
  failing = true
  await ask()
  await testApp.run('send-whatsapp')
  const [second, ...earlier] = await messagesTo(phone)
  expect(earlier).toEqual([])
  failing = false
  testApp.clock.advance(11)
  await testApp.run('send-whatsapp')
  expect(out).toEqual([second!.code])
  testApp.context.outside = outside
  testApp.clock.reset()
})

test('one-time code: a valid code is not sent again; after it expires a new one is', async () => {
  const phone = newPhone()
  const first = await testApp.visitor().call(registration.requestSignupCode, { body: { phone } })
  const second = await testApp.visitor().call(registration.requestSignupCode, { body: { phone } })
  expect(second.result).toEqual(first.result)
  expect(await messagesTo(phone)).toHaveLength(1)
  const old = await codeFor(phone)
  await testApp.run('send-whatsapp')
  testApp.clock.advance(301)
  expect(await testApp.visitor().call(registration.verifySignupPhone, { body: { phone, otp: old } })).toMatchObject({
    code: 400,
  })
  await testApp.visitor().call(registration.requestSignupCode, { body: { phone } })
  expect(await messagesTo(phone)).toHaveLength(2)
  testApp.clock.reset()
})

test('one-time code: a used code is refused, and a new one is sent at once', async () => {
  const phone = newPhone()
  const ask = () => testApp.visitor().call(registration.requestSignupCode, { body: { phone } })
  const verify = (otp: string) => testApp.visitor().call(registration.verifySignupPhone, { body: { phone, otp } })
  await ask()
  const old = await codeFor(phone)
  await testApp.run('send-whatsapp')
  expect(await verify(old)).toMatchObject({ code: 200 })
  expect(await verify(old)).toMatchObject({ code: 400 })
  await ask()
  expect(await messagesTo(phone)).toHaveLength(2)
  expect(await verify(await codeFor(phone))).toMatchObject({ code: 200 })
})

test('one-time code: many concurrent requests send one message', async () => {
  const phone = newPhone()
  const rounds = size({ small: 1, full: 50 })
  for (let round = 0; round < rounds; round++) {
    const request = () => testApp.visitor().call(registration.requestSignupCode, { body: { phone } })
    await Promise.all(Array.from({ length: 20 }, request))
  }
  expect(await messagesTo(phone)).toHaveLength(1)
  printFigure(`A6: ${rounds * 20} requests for one number, 20 at once: 1 message`)
})

test('one-time code: of many concurrent guesses five are checked, and then even the right code is refused', async () => {
  const numbers = size({ small: 1, full: 50 })
  const guesses = size({ small: 20, full: 60 })
  for (let turn = 0; turn < numbers; turn++) {
    const phone = newPhone()
    await testApp.visitor().call(registration.requestSignupCode, { body: { phone } })
    const otp = await codeFor(phone)
    const guess = () => testApp.visitor().call(registration.verifySignupPhone, { body: { phone, otp: other(otp) } })
    const codes = (await Promise.all(Array.from({ length: guesses }, guess))).map(({ code }) => code)
    expect(new Set(codes)).toEqual(new Set([400]))
    const [row] = await testApp.db.select().from(oneTimeCode).where(eq(oneTimeCode.target, phone))
    expect(row?.tries).toBe(5)
    expect(await testApp.visitor().call(registration.verifySignupPhone, { body: { phone, otp } })).toMatchObject({
      code: 400,
    })
  }
  printFigure(`A5: ${guesses} guesses at once at each of ${numbers} codes: 5 looked at each time`)
})

test('one-time code: of many concurrent right codes one counts', async () => {
  const rounds = size({ small: 2, full: 100 })
  for (let round = 0; round < rounds; round++) {
    const phone = newPhone()
    await testApp.visitor().call(registration.requestSignupCode, { body: { phone } })
    const otp = await codeFor(phone)
    const answer = () => testApp.visitor().call(registration.verifySignupPhone, { body: { phone, otp } })
    const codes = (await Promise.all(Array.from({ length: 4 }, answer))).map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
  }
  printFigure(`A5: ${rounds} right codes, each sent 4 times at once: ${rounds} accepted`)
})

test('one-time code: a code works for its own number and purpose only', async () => {
  const { email } = await createPatient(testApp)
  const [phone, stranger] = [newPhone(), newPhone()]
  await testApp.visitor().call(registration.requestSignupCode, { body: { phone } })
  await testApp.visitor().call(auth.requestLoginCode, { body: { username: email } })
  const otp = await codeFor(phone)
  expect(
    await testApp.visitor().call(registration.verifySignupPhone, { body: { phone: stranger, otp } }),
  ).toMatchObject({
    code: 400,
  })
  expect(await testApp.visitor().call(auth.loginWithCode, { body: { username: email, otp } })).toMatchObject({
    code: 400,
  })
})

test('one-time code: a registered number is told so on the phone, not in the response', async () => {
  const phone = newPhone()
  await createPatient(testApp, { phone, phoneVerifiedAt: new Date() })
  const answer = await testApp.visitor().call(registration.requestSignupCode, { body: { phone } })
  expect(answer).toMatchObject({ code: 200, message: 'OK' })
  const [message] = await messagesTo(phone)
  expect(message).toMatchObject({ code: null, subject: 'Nomor sudah terdaftar di Klinik NMW' })
})

test('one-time code: where WhatsApp only carries codes, a registered number is told by mail, and the response is the same', async () => {
  const [phone, free] = [newPhone(), newPhone()]
  const { email } = await createPatient(testApp, { phone, phoneVerifiedAt: new Date() })
  testApp.context.env = { ...testApp.env, newsByWhatsapp: false }
  const ask = (number: string) => testApp.visitor().call(registration.requestSignupCode, { body: { phone: number } })
  const [registered, another] = [await ask(phone), await ask(free)]
  testApp.context.env = testApp.env
  const alike = { code: 200, message: 'OK', result: { expired: expect.any(String) } }
  expect([registered, another]).toMatchObject([alike, alike])
  expect(Object.keys(registered.result as object)).toEqual(['expired'])
  expect(await messagesTo(phone)).toEqual([])
  const letters = await messagesTo(email)
  expect(letters).toMatchObject([{ channel: 'mail', code: null, subject: 'Nomor sudah terdaftar di Klinik NMW' }])
  expect(letters[0]!.body).toContain(`${phone.slice(0, 4)}•••••${phone.slice(-4)}`)
  expect(await messagesTo(free)).toMatchObject([{ channel: 'whatsapp', code: expect.any(String) }])
})

const askFrom = (host: string) =>
  testApp.send(
    registration.requestSignupCode,
    { body: { phone: newPhone() } },
    { authorization: 'Bearer nmw-public' },
    `2001:db8:1:${host}`,
  )

test('one-time code: an IPv6 network counts as one sender', async () => {
  for (let n = 1; n <= testApp.env.codesPerAddressAnHour; n++) expect((await askFrom(`2::${n}`)).code).toBe(200)
  expect(await askFrom('2:ffff::1')).toMatchObject({ code: 429 })
  expect(await askFrom('3::1')).toMatchObject({ code: 200 })
})

test('one-time code: an IPv6 site counts as five senders', async () => {
  const windowEndsAt = new Date(testApp.context.now().getTime() + 3600_000)
  const count = testApp.env.codesPerAddressAnHour * 5
  await testApp.db
    .insert(attempt)
    .values({ key: 'code-from-site:2001:db8:1::/48', count, windowEndsAt })
    .onConflictDoUpdate({ target: attempt.key, set: { count, windowEndsAt } })
  expect(await askFrom('4::1')).toMatchObject({ code: 429 })
  await testApp.db.delete(attempt)
})

test('one-time code: WhatsApp codes have an hourly limit for everybody together; by mail nobody locks others out', async () => {
  const windowEndsAt = new Date(testApp.context.now().getTime() + 3600_000)
  await testApp.db
    .insert(attempt)
    .values(['signup', 'login'].map((purpose) => ({ key: `codes:${purpose}`, count: 1_000, windowEndsAt })))
    .onConflictDoUpdate({ target: attempt.key, set: { count: 1_000 } })
  const phone = newPhone()
  const refused = await testApp.visitor().call(registration.requestSignupCode, { body: { phone } })
  expect(refused.code).toBe(429)
  expect(refused.message).toMatch(/^Terlalu banyak permintaan kode\./)
  expect(await messagesTo(phone)).toEqual([])
  const { email } = await createPatient(testApp)
  expect((await testApp.visitor().call(auth.requestLoginCode, { body: { username: email } })).code).toBe(200)
  await testApp.db.delete(attempt)
})

test('one-time code: a number gets at most five codes an hour', async () => {
  const phone = newPhone()
  for (let round = 0; round < 5; round++) {
    expect(await testApp.visitor().call(registration.requestSignupCode, { body: { phone } })).toMatchObject({
      code: 200,
    })
    testApp.clock.advance(301)
  }
  const refused = await testApp.visitor().call(registration.requestSignupCode, { body: { phone } })
  expect(refused.code).toBe(429)
  expect(refused.message).toMatch(/^Terlalu banyak permintaan kode\./)
  testApp.clock.reset()
})

test('one-time code: a number gets at most ten codes a day, so at most fifty guesses', async () => {
  const phone = newPhone()
  let sent = 0
  for (let hour = 0; hour < 20; hour++) {
    const { code } = await testApp.visitor().call(registration.requestSignupCode, { body: { phone } })
    if (code === 200) sent++
    else expect(code).toBe(429)
    testApp.clock.advance(3601)
  }
  expect(sent).toBe(10)
  testApp.clock.advance(5 * 3600)
  expect(await testApp.visitor().call(registration.requestSignupCode, { body: { phone } })).toMatchObject({ code: 200 })
  testApp.clock.reset()
  printFigure('A5: a code asked for every hour of a day for one number: 10 sent, 50 guesses possible')
})

test.each([
  ['081000000201', 'Gunakan (62) untuk mengganti angka (0) diawal, tidak menggunakan simbol (+)'],
  ['620812345678', 'Gunakan (62) untuk mengganti angka (0) diawal, tidak menggunakan simbol (+)'],
  ['+6281000000201', 'Gunakan (62) untuk mengganti angka (0) diawal, tidak menggunakan simbol (+)'],
  ['6281000000', 'Nomor telepon minimal 11 Karakter'],
  ['628100000020199', 'Maks. 16 Karakter'],
])('one-time code: the number %s is refused with its message', async (phone, message) => {
  const answer = await testApp.visitor().call(registration.requestSignupCode, { body: { phone } })
  expect(answer).toMatchObject({ code: 400, message })
})
