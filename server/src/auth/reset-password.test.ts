import * as auth from '@nmw/contract/auth'
import { changePassword } from '@nmw/contract/profile'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { eq, gt, max } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../database/schema/account-table.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { profileRoutes } from '../profile/profile-routes.ts'
import { shellProfileRoutes } from '../profile/shell-profile-routes.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { size } from '../testing/stress/full-size.ts'
import { mailedResetKey } from '../testing/make/mailed-reset-key.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { authRoutes } from './auth-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...authRoutes, ...profileRoutes, ...shellProfileRoutes] })
})
afterAll(() => testApp.close())

const NOTICE = 'Berhasil! permintaan sudah dikirimkan ke email anda. Cek email untuk membuat kata sandi baru'
const FAILED = 'Pastikan URL anda tidak kadaluarsa, dan sandi anda sudah benar'
const renewed = { password: 'Barusekali1', rePassword: 'Barusekali1' }

const mailedKey = (email: string) => mailedResetKey(testApp, email)

test('reset password: the mailed link sets a new password once and ends every session', async () => {
  const { email } = await createPatient(testApp)
  const visitor = testApp.visitor()
  await visitor.logIn(email)
  const key = await mailedKey(email)
  expect(await testApp.visitor().call(auth.resetPassword, { params: { key }, body: renewed })).toMatchObject({
    code: 200,
  })
  expect(await visitor.call(readShellProfile)).toMatchObject({ code: 401 })
  expect(await testApp.visitor().logIn(email)).toMatchObject({ code: 400 })
  expect(await testApp.visitor().logIn(email, { password: 'Barusekali1' })).toMatchObject({ code: 200 })
  const other = { password: 'Lainlagi1', rePassword: 'Lainlagi1' }
  const again = await testApp.visitor().call(auth.resetPassword, { params: { key }, body: other })
  expect(again).toMatchObject({ code: 400, message: FAILED })
})

test.each([
  [2, ['member']],
  [12, ['dashboard']],
  [22, ['ops']],
  [1, ['dashboard', 'ops']],
])('reset password: an account of role %i is told where to sign in with the new password', async (roleId, sites) => {
  const { email } = await createPatient(testApp, { roleId })
  const key = await mailedKey(email)
  const answer = await testApp.visitor().call(auth.resetPassword, { params: { key }, body: renewed })
  expect(answer).toMatchObject({ code: 200, result: { sites } })
})

test('reset password: a staff reset does not sign out a patient in the same browser', async () => {
  const [patient, marcom] = [await createPatient(testApp), await createPatient(testApp, { roleId: 12 })]
  const browser = testApp.visitor()
  await browser.logIn(patient.email)
  await browser.logIn(marcom.email, { site: 'dashboard' })
  const key = await mailedKey(marcom.email)
  await browser.call(auth.resetPassword, { params: { key }, body: renewed })
  expect(await browser.call(readShellProfile)).toMatchObject({ code: 200, result: { email: patient.email } })
  expect([...browser.jar.keys()].filter((name) => name.includes('dashboard'))).toEqual([])
})

test('reset password: an unknown address gets the same response and no mail', async () => {
  const answer = await testApp.visitor().call(auth.forgotPassword, { body: { username: 'nobody@nmw.example' } })
  expect(answer).toMatchObject({ code: 200, message: NOTICE })
  expect(
    await testApp.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, 'nobody@nmw.example')),
  ).toEqual([])
})

test('reset password: whatever stands in the address field, mail goes to the stored address or to nobody', async () => {
  const { email } = await createPatient(testApp, { email: 'Kikis.Ismail@nmw.example' })
  const given = [...spellingsOf(email.toLowerCase()), ...severalRecipients(email, 'pencuri@evil.test')]
  const [last] = await testApp.db.select({ id: max(outboxMessage.id) }).from(outboxMessage)
  for (const username of given) {
    const { code } = await testApp.visitor().call(auth.forgotPassword, { body: { username } as never })
    expect({ username, broken: code >= 500 }).toEqual({ username, broken: false })
  }
  const sent = await testApp.db
    .selectDistinct({ recipient: outboxMessage.recipient })
    .from(outboxMessage)
    .where(gt(outboxMessage.id, last!.id ?? 0))
  expect(sent).toEqual([{ recipient: email }])
  printFigure(`A9: ${given.length} things in the place of an address: mail to the stored one only`)
})

/** The address itself, and variants that a mail system might take for it: letters that look or fold alike. */
function spellingsOf(email: string) {
  const alike: Record<string, string[]> = {
    k: ['\u212a', '\u043a'],
    i: ['\u0131', '\u0130', '\u0456'],
    s: ['\u017f', '\u0455'],
    a: ['\u0430', '\u00e1'],
  }
  const places = email
    .split('')
    .flatMap((letter, at) =>
      [...(alike[letter] ?? []), '\u200b', '\u00ad', '+', '%', '_', '.', '\0'].map((other) => [
        email.slice(0, at) + other + email.slice(at + 1),
        email.slice(0, at) + other + email.slice(at),
      ]),
    )
  const [name, domain] = email.split('@')
  return [
    email,
    email.toUpperCase(),
    ` ${email}\t`,
    `\u00a0${email}`,
    email.normalize('NFKD'),
    `${name}+promo@${domain}`,
    `${email}.`,
    ...places.flat().filter((_, at) => at % size({ small: 11, full: 1 }) === 0),
  ]
}

/** As someone would write it who wants a copy of another person's mail. */
function severalRecipients(email: string, thief: string) {
  const [name, domain] = email.split('@')
  return [
    [email, thief],
    [thief, email],
    { 0: email, 1: thief },
    { email, toString: thief },
    null,
    0,
    true,
    '',
    ...[',', ';', ' ', '\n', '\r\nBcc: ', '%0d%0aBcc:', '\0', '|', '&username='].flatMap((between) => [
      email + between + thief,
      thief + between + email,
    ]),
    `${thief} <${email}>`,
    `"${email}" <${thief}>`,
    `"${email}"@evil.test`,
    `${name}%${domain}@evil.test`,
    `${email}@evil.test`,
    `${name}@evil.test@${domain}`,
    `%@${domain}`,
    `' or email = '${email}' --`,
  ]
}

test('reset password: the link uses the configured URL, whatever the Host header says', async () => {
  const { email } = await createPatient(testApp)
  await testApp.app.inject({
    method: 'POST',
    url: auth.forgotPassword.path,
    headers: { host: 'evil.test', authorization: 'Bearer nmw-public', 'x-forwarded-host': 'evil.test' },
    payload: { username: email },
  })
  const [mail] = await testApp.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, email))
  expect(mail!.link).toMatch(/^http:\/\/localhost:8088\/auth\/reset-password\?key=/)
})

test('reset password: the link expires after half an hour', async () => {
  const { email } = await createPatient(testApp)
  const key = await mailedKey(email)
  testApp.clock.advance(1801)
  const answer = await testApp.visitor().call(auth.resetPassword, { params: { key }, body: renewed })
  expect(answer).toMatchObject({ code: 400, message: FAILED })
  testApp.clock.reset()
})

test('reset password: of many concurrent uses one succeeds', async () => {
  const keys = size({ small: 1, full: 20 })
  const uses = size({ small: 6, full: 20 })
  for (let turn = 0; turn < keys; turn++) {
    const { email } = await createPatient(testApp)
    const key = await mailedKey(email)
    const use = (_: unknown, at: number) => {
      const password = `Barusekali${at}`
      return testApp.visitor().call(auth.resetPassword, { params: { key }, body: { password, rePassword: password } })
    }
    const codes = (await Promise.all(Array.from({ length: uses }, use))).map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === 400)).toHaveLength(uses - 1)
  }
  printFigure(`A8: ${keys} reset keys, each used ${uses} times at once: ${keys} passwords changed`)
})

test("reset password: using one link revokes the account's other links", async () => {
  const { email } = await createPatient(testApp)
  const [first, second] = [await mailedKey(email), await mailedKey(email)]
  await testApp.visitor().call(auth.resetPassword, { params: { key: second }, body: renewed })
  expect(await testApp.visitor().call(auth.resetPassword, { params: { key: first }, body: renewed })).toMatchObject({
    code: 400,
  })
})

test('reset password: a device locked by wrong guesses may sign in with the new password', async () => {
  const { email } = await createPatient(testApp)
  const owner = testApp.visitor()
  await owner.logIn(email)
  await owner.call(auth.logout)
  for (let guess = 0; guess < 6; guess++) await owner.logIn(email, { password: 'Salah123' })
  expect(await owner.logIn(email)).toMatchObject({ code: 429 })
  const key = await mailedKey(email)
  expect(await owner.call(auth.resetPassword, { params: { key }, body: renewed })).toMatchObject({ code: 200 })
  expect(await owner.logIn(email, { password: renewed.password })).toMatchObject({ code: 200 })
})

test('reset password: a new password follows the rules of changing it', async () => {
  const { email } = await createPatient(testApp)
  const key = await mailedKey(email)
  const weak = await testApp
    .visitor()
    .call(auth.resetPassword, { params: { key }, body: { password: 'abc', rePassword: 'abc' } })
  expect(weak).toMatchObject({ code: 400, message: 'Sandi minimal 6 Karakter' })
  expect(await testApp.visitor().call(auth.resetPassword, { params: { key }, body: renewed })).toMatchObject({
    code: 200,
  })
})

test('reset password: changing the password needs the old one and signs out the other devices', async () => {
  const { email, id } = await createPatient(testApp, { passwordValid: false })
  const visitor = testApp.visitor()
  const elsewhere = testApp.visitor()
  await visitor.logIn(email)
  await elsewhere.logIn(email)
  expect(await visitor.call(readShellProfile)).toMatchObject({ result: { validPassword: false } })
  const wrong = await visitor.call(changePassword, { body: { oldPassword: 'Salah123', ...renewed } })
  expect(wrong).toMatchObject({ code: 400, message: 'Sandi lama tidak sesuai', errors: [{ path: 'oldPassword' }] })
  const right = await visitor.call(changePassword, { body: { oldPassword: 'Demo1234', ...renewed } })
  expect(right).toMatchObject({ code: 200, message: 'Berhasil Merubah Password Akun.' })
  expect(await visitor.call(readShellProfile)).toMatchObject({ code: 200, result: { validPassword: true } })
  expect(await elsewhere.call(readShellProfile)).toMatchObject({ code: 401 })
  const [row] = await testApp.db.select().from(account).where(eq(account.id, id))
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
