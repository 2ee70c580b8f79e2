import * as auth from '@nmw/contract/auth'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { account } from '../database/schema/account-table.ts'
import { session } from '../database/schema/session-table.ts'
import { setting } from '../database/schema/setting-table.ts'
import { violated } from '../database/transaction.ts'
import { shellProfileRoutes } from '../profile/shell-profile-routes.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { size } from '../testing/stress/full-size.ts'
import { blockOnLock } from '../testing/stress/block-on-lock.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { authRoutes } from './auth-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [...authRoutes, ...shellProfileRoutes],
    settings: { LOGIN_FAILURES_PER_ACCOUNT: '1000' },
  })
})
afterEach(() => testApp.db.delete(setting))
afterAll(() => testApp.close())

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function twoDevices() {
  const { email, id } = await createPatient(testApp)
  const first = testApp.visitor()
  const second = testApp.visitor(FIREFOX)
  await first.logIn(email)
  await second.logIn(email)
  return { email, id, first, second }
}

async function allow(devices: number) {
  const { id: byAccountId } = await createPatient(testApp, { roleId: 1 })
  const about = { name: 'active-devices', startsOn: '2020-01-01', reason: 'Rapat', createdAt: testApp.context.now() }
  await testApp.db.insert(setting).values({ ...about, value: devices, byAccountId })
}

const activeOf = (accountId: number) =>
  testApp.db
    .select()
    .from(session)
    .where(and(eq(session.accountId, accountId), eq(session.state, 'active'), isNull(session.endedAt)))

test('device limit: a pending sign-in clears the signed-in flag of the session it replaces in this browser', async () => {
  const { email } = await twoDevices()
  const browser = testApp.visitor()
  await browser.logIn((await createPatient(testApp)).email)
  expect(browser.jar.has('nmw_member_present')).toBe(true)
  expect(await browser.logIn(email)).toMatchObject({ result: { pending: true } })
  expect(browser.jar.has('nmw_member_present')).toBe(false)
})

test('device limit: two devices may be signed in; a third must remove one first', async () => {
  const { email, first, second } = await twoDevices()
  const third = testApp.visitor()
  const answer = await third.logIn(email)
  const { sessions } = answer.result as auth.LoginResult
  expect(sessions).toHaveLength(2)
  expect(sessions[1]).toMatchObject({
    ip: second.ip,
    browser: { name: 'Firefox', version: '140' },
    os: { name: 'Linux' },
    site: 'member',
  })
  expect(third.jar.has('nmw_member_present')).toBe(false)
  expect(await third.call(readShellProfile)).toMatchObject({ code: 401 })
  expect((await third.call(auth.listSessions)).result).toEqual(sessions)

  const removed = await third.call(auth.removeSession, { params: { id: sessions[0]!.id } })
  expect(removed).toMatchObject({ code: 200, message: 'Berhasil Menambahkan Sesi' })
  expect(third.jar.get('nmw_member_present')).toBe(second.jar.get('nmw_member_present'))
  expect(await third.call(readShellProfile)).toMatchObject({ code: 200 })
  expect(await first.call(readShellProfile)).toMatchObject({ code: 401 })
  expect(await second.call(readShellProfile)).toMatchObject({ code: 200 })
})

test.each([1, 2, 3])(
  'device limit: a sign-in is pending when all %i slots are taken, and not before',
  async (places) => {
    await allow(places)
    const { email } = await createPatient(testApp)
    for (let others = 0; others <= places; others++) {
      const visitor = testApp.visitor()
      const { result } = await visitor.logIn(email)
      expect(result).toMatchObject({ pending: others === places, sessions: { length: others } })
      expect((await visitor.call(readShellProfile)).code).toBe(others === places ? 401 : 200)
    }
  },
)

test('device limit: above a lowered limit, a removed device stays out, and the next removal makes room', async () => {
  await allow(3)
  const { email, id, first } = await twoDevices()
  await testApp.visitor().logIn(email)
  await allow(2)
  const fourth = testApp.visitor()
  const { result } = await fourth.logIn(email)
  const [one, other] = (result as auth.LoginResult).sessions
  expect(await fourth.call(auth.removeSession, { params: { id: one!.id } })).toMatchObject({
    code: 400,
    message: 'Perangkat itu sudah dikeluarkan. Pilih satu perangkat lagi untuk dikeluarkan.',
  })
  expect(await first.call(readShellProfile)).toMatchObject({ code: 401 })
  expect((await fourth.call(auth.listSessions)).result).toHaveLength(2)
  expect(await fourth.call(readShellProfile)).toMatchObject({ code: 401 })
  expect(await fourth.call(auth.removeSession, { params: { id: other!.id } })).toMatchObject({ code: 200 })
  expect(await fourth.call(readShellProfile)).toMatchObject({ code: 200 })
  expect(await activeOf(id)).toHaveLength(2)
})

test('device limit: a repeated sign-in in the same browser takes no second slot', async () => {
  const { email, id, first, second } = await twoDevices()
  expect((await first.logIn(email)).result).toMatchObject({ pending: false, sessions: { length: 1 } })
  expect(await first.call(readShellProfile)).toMatchObject({ code: 200 })
  expect(await second.call(readShellProfile)).toMatchObject({ code: 200 })
  expect(await activeOf(id)).toHaveLength(2)
})

test('device limit: a repeated pending sign-in replaces the first one', async () => {
  const { email } = await twoDevices()
  const third = testApp.visitor()
  const { result } = await third.logIn(email)
  expect((await third.logIn(email)).result).toMatchObject({ pending: true, sessions: { length: 2 } })
  const waited = { authorization: `Bearer ${(result as auth.LoginResult).token}` }
  expect(await testApp.send(auth.listSessions, {}, waited, '10.9.9.9')).toMatchObject({ code: 401 })
  expect((await third.call(auth.listSessions)).result).toHaveLength(2)
})

test('device limit: another account signing in in the same browser signs nobody else out', async () => {
  const { id, first } = await twoDevices()
  const { email } = await createPatient(testApp)
  expect(await first.logIn(email)).toMatchObject({ code: 200 })
  expect(await activeOf(id)).toHaveLength(2)
})

test('device limit: a pending sign-in expires after ten minutes', async () => {
  const { email } = await twoDevices()
  const third = testApp.visitor()
  await third.logIn(email)
  testApp.clock.advance(601)
  expect(await third.call(auth.listSessions)).toMatchObject({ code: 401 })
  testApp.clock.reset()
})

test('device limit: a pending sign-in can be cancelled', async () => {
  const { email } = await twoDevices()
  const third = testApp.visitor()
  await third.logIn(email)
  expect(await third.call(auth.logout)).toMatchObject({ code: 200 })
  expect(await third.call(auth.listSessions)).toMatchObject({ code: 401 })
})

test('device limit: a pending sign-in takes the slot of a device that signed out by itself, and no other is removed', async () => {
  const { email, id, first, second } = await twoDevices()
  const third = testApp.visitor()
  const { result } = await third.logIn(email)
  const [left] = (result as auth.LoginResult).sessions
  await first.call(auth.logout)
  expect(await third.call(auth.removeSession, { params: { id: left!.id } })).toMatchObject({ code: 200 })
  expect(await third.call(readShellProfile)).toMatchObject({ code: 200 })
  expect(await second.call(readShellProfile)).toMatchObject({ code: 200 })
  expect(await activeOf(id)).toHaveLength(2)
  // Once signed in, removing a device that is gone is an error again.
  expect(await third.call(auth.removeSession, { params: { id: left!.id } })).toMatchObject({ code: 404 })
})

test("device limit: a pending sign-in cannot remove another account's device, nor itself", async () => {
  const [mine, theirs] = [await twoDevices(), await twoDevices()]
  const third = testApp.visitor()
  await third.logIn(mine.email)
  await mine.first.call(auth.logout)
  const [foreign] = await activeOf(theirs.id)
  expect(await third.call(auth.removeSession, { params: { id: foreign!.id } })).toMatchObject({ code: 404 })
  expect(await third.call(readShellProfile)).toMatchObject({ code: 401 })
})

test('device limit: a sign-in that ends while waiting for the lock removes no device and takes no slot', async () => {
  const { email, id } = await twoDevices()
  const third = testApp.visitor()
  const { sessions } = (await third.logIn(email)).result as auth.LoginResult
  const waiting = and(eq(session.accountId, id), eq(session.state, 'pending'))
  const answer = await blockOnLock(testApp, {
    lock: sql`select from ${account} where ${account.id} = ${id}`,
    act: () => third.call(auth.removeSession, { params: { id: sessions[0]!.id } }),
    meanwhile: (db) => db.update(session).set({ endedAt: testApp.context.now() }).where(waiting),
  })
  expect(answer).toMatchObject({ code: 401 })
  expect(third.jar.has('nmw_member_present')).toBe(false)
  expect(await activeOf(id)).toHaveLength(2)
})

test("device limit: another account's session and a malformed id are not found", async () => {
  const mine = await twoDevices()
  const theirs = await twoDevices()
  const [foreign] = await activeOf(theirs.id)
  for (const id of [foreign!.id, crypto.randomUUID(), 'x', "' or 1=1 --"]) {
    const answer = await mine.first.call(auth.removeSession, { params: { id } })
    expect(answer).toMatchObject({ code: 404, message: 'Data Tidak Ditemukan' })
  }
  expect(await activeOf(theirs.id)).toHaveLength(2)
})

test('device limit: each site has its own limit', async () => {
  const admin = await createPatient(testApp, { roleId: 1 })
  for (const site of ['dashboard', 'dashboard', 'ops', 'ops'] as const) {
    const { result } = await testApp.visitor().logIn(admin.email, { site })
    expect((result as auth.LoginResult).sessions.length).toBeLessThanOrEqual(1)
  }
  expect(await activeOf(admin.id)).toHaveLength(4)
})

test('device limit: an expired session makes room', async () => {
  const { email } = await twoDevices()
  testApp.clock.advance(86_401)
  expect((await testApp.visitor().logIn(email)).result).toMatchObject({ sessions: [] })
  testApp.clock.reset()
})

test('device limit: many sign-ins at once never exceed two devices', async () => {
  const rounds = size({ small: 3, full: 300 })
  for (let round = 0; round < rounds; round++) {
    const { email, id } = await createPatient(testApp)
    const answers = await Promise.all(Array.from({ length: 6 }, () => testApp.visitor().logIn(email)))
    expect(answers.every(({ code }) => code === 200)).toBe(true)
    expect(await activeOf(id)).toHaveLength(2)
  }
  printFigure(`C14: ${rounds} accounts, 6 sign-ins at once each: 2 devices signed in each time`)
})

test('device limit: of two pending sign-ins that remove the same device one takes the slot', async () => {
  const rounds = size({ small: 1, full: 100 })
  for (let round = 0; round < rounds; round++) {
    const { email, id } = await twoDevices()
    const third = testApp.visitor()
    const fourth = testApp.visitor()
    const { result } = await third.logIn(email)
    await fourth.logIn(email)
    const target = (result as auth.LoginResult).sessions[0]!.id
    const answers = await Promise.all(
      [third, fourth].map((visitor) => visitor.call(auth.removeSession, { params: { id: target } })),
    )
    expect(answers.map(({ code }) => code)).toSatisfy((codes: number[]) => codes.includes(200) && codes.includes(404))
    expect(await activeOf(id)).toHaveLength(2)
  }
  printFigure(`C14: ${rounds} times two waiting sign-ins removed the same device: one got in each time`)
})

test('device limit: the database refuses two sessions in one slot', async () => {
  const { id } = await twoDevices()
  const [row] = await activeOf(id)
  const copy = { ...row!, id: crypto.randomUUID(), tokenHash: Buffer.from(crypto.randomUUID()) }
  const refusal = await testApp.db
    .insert(session)
    .values(copy)
    .then(() => undefined, violated)
  expect(refusal).toBe('session_slot_unique')
})
