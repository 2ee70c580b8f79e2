import * as privacy from '@nmw/contract/privacy'
import { readShellProfile } from '@nmw/contract/profile'
import { eq } from 'drizzle-orm'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, patient } from '../database/schema/account-table.ts'
import { consent } from '../database/schema/consent-table.ts'
import { createPatient } from '../testing/create-patient.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { closeAccounts } from './close-accounts.ts'

let world: TestApp
beforeAll(async () => {
  world = await openTestApp()
})
afterAll(() => world.close())

async function member() {
  const person = await createPatient(world)
  const visitor = world.visitor()
  await visitor.logIn(person.email)
  return { ...person, visitor }
}

const consentsOf = (accountId: number) => world.db.select().from(consent).where(eq(consent.accountId, accountId))
const password = 'Demo1234'

test('a consent is given, taken back and given again, each with its date', async () => {
  const { id, visitor } = await member()
  const set = (granted: boolean) => visitor.call(privacy.changeConsent, { body: { purpose: 'marketing', granted } })
  for (const granted of [true, true, false, false, true]) expect(await set(granted)).toMatchObject({ code: 200 })
  expect(await consentsOf(id)).toMatchObject([{ withdrawnAt: expect.any(Date) }, { withdrawnAt: null }])
  const { result } = await visitor.call(privacy.readPrivacy)
  expect(result).toMatchObject({
    consents: expect.arrayContaining([{ purpose: 'marketing', grantedAt: expect.any(String), withdrawnAt: null }]),
  })
})

test('what the account itself needs cannot be taken back while it is open', async () => {
  const { visitor } = await member()
  const answer = await visitor.call(privacy.changeConsent, { body: { purpose: 'health', granted: false } as never })
  expect(answer).toMatchObject({ code: 400, message: 'Persetujuan ini diperlukan selama akun terbuka' })
})

test('the own data comes as a ZIP, once, after the password, without the secrets', async () => {
  const { visitor, email } = await member()
  const wrong = await visitor.call(privacy.prepareExport, { body: { password: 'Salah123' } })
  expect(wrong).toMatchObject({ code: 400, errors: [{ path: 'password', message: 'Kata sandi tidak sesuai' }] })
  const { result } = await visitor.call(privacy.prepareExport, { body: { password } })
  const { link } = result as { link: string }
  const [first, second] = await Promise.all([world.app.inject(link), world.app.inject(link)])
  expect([first.statusCode, second.statusCode].toSorted((a, b) => a - b)).toEqual([200, 404])
  const zip = first.statusCode === 200 ? first : second
  expect(zip.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
  const files = readStored(zip.rawPayload)
  expect(JSON.parse(files.get('akun.json')!)).toMatchObject({ email })
  expect(JSON.parse(files.get('profil.json')!)).toMatchObject({ nomorKtp: '3273025703949001' })
  expect([...files.keys()]).toEqual(expect.arrayContaining(['notifikasi.json', 'pesan.json']))
  for (const secret of ['passwordHash', 'argon2', 'tokenHash', 'sealedNik']) expect(zip.body).not.toContain(secret)
})

/** Goes by the directory at the end, as every reader of ZIP files does. */
function readStored(zip: Buffer) {
  const files = new Map<string, string>()
  let at = zip.readUInt32LE(zip.length - 6)
  for (let left = zip.readUInt16LE(zip.length - 12); left > 0; left--) {
    const length = zip.readUInt32LE(at + 24)
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28))
    const start = zip.readUInt32LE(at + 42) + 30 + name.length
    const bytes = zip.subarray(start, start + length)
    expect(crc32(bytes)).toBe(zip.readUInt32LE(at + 16))
    files.set(name, bytes.toString())
    at += 46 + name.length
  }
  return files
}

test('an old or invented link gives nothing', async () => {
  const { visitor } = await member()
  const { result } = await visitor.call(privacy.prepareExport, { body: { password } })
  world.clock.advance(601)
  expect((await world.app.inject((result as { link: string }).link)).statusCode).toBe(404)
  world.clock.reset()
  expect((await world.app.inject('/legacy/profile/privacy/export/invented')).statusCode).toBe(404)
})

test('a deletion waits two weeks and can be taken back', async () => {
  const { id, visitor } = await member()
  expect(await visitor.call(privacy.requestDeletion, { body: { password: 'Salah123' } })).toMatchObject({ code: 400 })
  expect(await visitor.call(privacy.requestDeletion, { body: { password } })).toMatchObject({ code: 200 })
  expect((await visitor.call(privacy.readPrivacy)).result).toMatchObject({ closesAt: expect.any(String) })
  await closeAccounts(world.context)
  expect(await visitor.call(privacy.cancelDeletion)).toMatchObject({ code: 200 })
  world.clock.advance(15 * 86_400)
  await closeAccounts(world.context)
  world.clock.reset()
  const [row] = await world.db.select().from(account).where(eq(account.id, id))
  expect(row).toMatchObject({ active: true, closesAt: null })
})

test('after two weeks the person is forgotten, the record under its number stays', async () => {
  const { id, visitor, email, fullName } = await member()
  await visitor.call(privacy.changeConsent, { body: { purpose: 'photo', granted: true } })
  await visitor.call(privacy.requestDeletion, { body: { password } })
  world.clock.advance(14 * 86_400 + 1)
  await Promise.all([closeAccounts(world.context), closeAccounts(world.context)])
  world.clock.reset()
  const [row] = await world.db.select().from(account).where(eq(account.id, id))
  expect(row).toMatchObject({ active: false, phone: null, fullName: 'Akun dihapus' })
  expect(JSON.stringify(row)).not.toContain(email)
  expect(JSON.stringify(row)).not.toContain(fullName)
  expect((await consentsOf(id)).every(({ withdrawnAt }) => withdrawnAt)).toBe(true)
  expect(await world.db.select().from(patient).where(eq(patient.accountId, id))).toHaveLength(1)
  expect(await visitor.call(readShellProfile)).toMatchObject({ code: 401 })
  expect(await world.visitor().logIn(email)).toMatchObject({ code: 400 })
})
