import * as privacy from '@nmw/contract/privacy'
import { changePreference } from '@nmw/contract/notification'
import { changeAvatar } from '@nmw/contract/profile'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { ROLES } from '@nmw/contract/role'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authRoutes } from '../auth/auth-routes.ts'
import { account, accountAfterDeletion, patient, patientAfterDeletion } from '../database/schema/account-table.ts'
import { consent } from '../database/schema/consent-table.ts'
import { notification, notificationPreference } from '../database/schema/notification-table.ts'
import { storedFile } from '../database/schema/upload-table.ts'
import { deleteExpired } from '../jobs/delete-expired.ts'
import { preferenceRoutes } from '../profile/preference-routes.ts'
import { profileRoutes } from '../profile/profile-routes.ts'
import { shellProfileRoutes } from '../profile/shell-profile-routes.ts'
import { addChatMessage } from '../testing/make/add-chat-message.ts'
import { createTestBranch } from '../testing/make/create-test-branch.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { makePhoto } from '../testing/make/make-photo.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { readZip } from '../testing/checks/read-zip.ts'
import { signIn } from '../testing/app/sign-in.ts'
import type { TestVisitor } from '../testing/app/test-visitor.ts'
import { uploadPicture } from '../testing/make/upload-picture.ts'
import { uploadRoutes } from '../upload/upload-routes.ts'
import { closeAccounts } from './close-accounts.ts'
import { privacyRoutes } from './privacy-routes.ts'
import { serveExport } from './serve-export.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [
      ...authRoutes,
      ...preferenceRoutes,
      ...privacyRoutes,
      ...profileRoutes,
      ...shellProfileRoutes,
      ...uploadRoutes,
    ],
    services: [serveExport],
  })
  await createTestBranch(testApp, { name: 'Klinik NMW Menteng' })
})
afterAll(() => testApp.close())

async function member() {
  const person = await createPatient(testApp)
  const visitor = testApp.visitor()
  await visitor.logIn(person.email)
  return { ...person, visitor }
}

const consentsOf = (accountId: number) => testApp.db.select().from(consent).where(eq(consent.accountId, accountId))
const password = 'Demo1234'

test('privacy: a consent is given, withdrawn and given again, each with its date', async () => {
  const { id, visitor } = await member()
  const set = (granted: boolean) => visitor.call(privacy.changeConsent, { body: { purpose: 'marketing', granted } })
  for (const granted of [true, true, false, false, true]) expect(await set(granted)).toMatchObject({ code: 200 })
  const promos = (await consentsOf(id)).filter(({ purpose }) => purpose === 'marketing')
  expect(promos).toMatchObject([{ withdrawnAt: expect.any(Date) }, { withdrawnAt: null }])
  const { result } = await visitor.call(privacy.readPrivacy)
  expect(result).toMatchObject({
    consents: expect.arrayContaining([{ purpose: 'marketing', grantedAt: expect.any(String), withdrawnAt: null }]),
  })
})

test('privacy: required consents cannot be withdrawn while the account is open', async () => {
  const { visitor } = await member()
  const answer = await visitor.call(privacy.changeConsent, { body: { purpose: 'health', granted: false } as never })
  expect(answer).toMatchObject({ code: 400, message: 'Persetujuan ini diperlukan selama akun terbuka' })
})

test('privacy: the export is a ZIP, available once, after the password, without secrets', async () => {
  const { visitor, email } = await member()
  const wrong = await visitor.call(privacy.prepareExport, { body: { password: 'Salah123' } })
  expect(wrong).toMatchObject({ code: 400, errors: [{ path: 'password', message: 'Kata sandi tidak sesuai' }] })
  const { result } = await visitor.call(privacy.prepareExport, { body: { password } })
  const { link } = result as { link: string }
  const [first, second] = await Promise.all([testApp.app.inject(link), testApp.app.inject(link)])
  expect([first.statusCode, second.statusCode].toSorted((a, b) => a - b)).toEqual([200, 404])
  const zip = first.statusCode === 200 ? first : second
  expect(zip.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
  const files = readZip(zip.rawPayload)
  const [known, details] = ['akun.json', 'profil.json'].map((name) => JSON.parse(files.get(name)!.toString()))
  expect(known).toMatchObject({ email })
  expect(details).toMatchObject({ nomorKtp: '3273025703949001' })
  const columns = [...Object.keys(accountAfterDeletion), ...Object.keys(patientAfterDeletion)]
  const missing = columns.filter((column) => !(column in { ...known, ...details }))
  expect(missing, 'the person sees every column but these').toEqual(['passwordHash', 'passwordValid', 'sealedNik'])
  for (const secret of ['passwordHash', 'argon2', 'tokenHash', 'sealedNik']) expect(zip.body).not.toContain(secret)
})

test("privacy: the export contains the caller's photos, notifications, preferences and messages, and nothing of others", async () => {
  const mine = await withPhotos()
  const other = await withPhotos()
  const staff = await createPatient(testApp, { roleId: ROLES.frontOffice })
  const fromClinic = await photoOf(await signIn(testApp, staff, 'ops'))
  const at = testApp.context.now()
  await addChatMessage(testApp, { patientId: mine.id, body: 'Kulit saya kemerahan' })
  await addChatMessage(testApp, { patientId: mine.id, senderId: staff.id, body: 'Ini contohnya', image: fromClinic })
  await addChatMessage(testApp, { patientId: other.id, body: 'Bukan milik Anda' })
  for (const { id: accountId } of [mine, other]) {
    const message = `Untuk ${accountId}`
    await testApp.db.insert(notification).values({ accountId, category: 5, message, dedupeKey: 'x', createdAt: at })
    await testApp.db.insert(notificationPreference).values({ accountId, category: 5, mail: false, whatsapp: true })
  }
  const files = await exportOf(mine.visitor)
  const read = (name: string) => JSON.parse(files.get(name)!.toString()) as unknown
  const photos = [...mine.photos, fromClinic]
  expect([...files.keys()].filter((name) => name.startsWith('foto/')).toSorted()).toEqual(
    photos.map((name) => `foto/${name}`).toSorted(),
  )
  for (const name of photos) {
    expect(await sharp(files.get(`foto/${name}`)).metadata()).toMatchObject({ format: 'webp', width: 40 })
  }
  expect((read('foto.json') as { name: string }[]).map(({ name }) => name).toSorted()).toEqual(photos.toSorted())
  expect(read('notifikasi.json')).toMatchObject([{ category: 5, message: `Untuk ${mine.id}`, readAt: null }])
  expect(read('pilihan-notifikasi.json')).toEqual([{ accountId: mine.id, category: 5, mail: false, whatsapp: true }])
  expect(read('pesan.json')).toMatchObject([
    { branch: 'Klinik NMW Menteng', doctor: null, sender: 'patient', text: 'Kulit saya kemerahan', image: null },
    { branch: 'Klinik NMW Menteng', doctor: null, sender: 'clinic', text: 'Ini contohnya', image: fromClinic },
  ])
})

test('privacy: a missing photo file does not break the export', async () => {
  const mine = await withPhotos()
  const [gone, left] = mine.photos
  await testApp.context.outside.files.remove('private', gone!)
  const files = await exportOf(mine.visitor)
  expect([...files.keys()].filter((name) => name.startsWith('foto/'))).toEqual([`foto/${left}`])
  expect(JSON.parse(files.get('foto.json')!.toString())).toHaveLength(2)
})

test('privacy: a HEAD request does not use up the export link', async () => {
  const { visitor } = await member()
  const { result } = await visitor.call(privacy.prepareExport, { body: { password } })
  const { link: url } = result as { link: string }
  expect((await testApp.app.inject({ method: 'HEAD', url })).statusCode).toBe(404)
  expect((await testApp.app.inject({ url })).statusCode).toBe(200)
})

async function photoOf(headers: Record<string, string>) {
  return (await uploadPicture(testApp, headers, await makePhoto({ width: 60, height: 40 }))).filename
}

async function withPhotos() {
  const person = await member()
  const headers = await signIn(testApp, person)
  return { ...person, photos: [await photoOf(headers), await photoOf(headers)] }
}

async function exportOf(visitor: TestVisitor) {
  const { result } = await visitor.call(privacy.prepareExport, { body: { password } })
  return readZip((await testApp.app.inject((result as { link: string }).link)).rawPayload)
}

test('privacy: an expired or invented export link is refused', async () => {
  const { visitor } = await member()
  const { result } = await visitor.call(privacy.prepareExport, { body: { password } })
  testApp.clock.advance(601)
  expect((await testApp.app.inject((result as { link: string }).link)).statusCode).toBe(404)
  testApp.clock.reset()
  expect((await testApp.app.inject('/legacy/profile/privacy/export/invented')).statusCode).toBe(404)
})

test('privacy: a deletion waits two weeks and can be cancelled', async () => {
  const { id, visitor } = await member()
  expect(await visitor.call(privacy.requestDeletion, { body: { password: 'Salah123' } })).toMatchObject({ code: 400 })
  expect(await visitor.call(privacy.requestDeletion, { body: { password } })).toMatchObject({ code: 200 })
  expect((await visitor.call(privacy.readPrivacy)).result).toMatchObject({ closesAt: expect.any(String) })
  await closeAccounts(testApp.context)
  expect(await visitor.call(privacy.cancelDeletion)).toMatchObject({ code: 200 })
  testApp.clock.advance(15 * 86_400)
  await closeAccounts(testApp.context)
  testApp.clock.reset()
  const [row] = await testApp.db.select().from(account).where(eq(account.id, id))
  expect(row).toMatchObject({ active: true, closesAt: null })
})

test('privacy: after two weeks personal data is deleted, and medical records stay under the account number', async () => {
  const { id, visitor, email, fullName, photos } = await withPhotos()
  const [portrait, other] = photos as [string, string]
  await visitor.call(changeAvatar, { body: { image: portrait } })
  await visitor.call(changePreference, { body: { category: 5, mail: false, whatsapp: true } })
  await visitor.call(privacy.changeConsent, { body: { purpose: 'photo', granted: true } })
  await visitor.call(privacy.requestDeletion, { body: { password } })
  testApp.clock.advance(14 * 86_400 + 1)
  await Promise.all([closeAccounts(testApp.context), closeAccounts(testApp.context)])
  testApp.clock.reset()
  const [row] = await testApp.db.select().from(account).where(eq(account.id, id))
  expect(row).toMatchObject({ active: false, phone: null, fullName: 'Akun dihapus' })
  expect(JSON.stringify(row)).not.toContain(email)
  expect(JSON.stringify(row)).not.toContain(fullName)
  expect((await consentsOf(id)).every(({ withdrawnAt }) => withdrawnAt)).toBe(true)
  expect(await testApp.db.select().from(patient).where(eq(patient.accountId, id))).toMatchObject([{ photo: null }])
  expect(await testApp.db.$count(notificationPreference, eq(notificationPreference.accountId, id))).toBe(0)
  await deleteExpired(testApp.context)
  const left = await testApp.db.select().from(storedFile).where(eq(storedFile.ownerId, id))
  expect(
    left.map(({ name }) => name),
    'the portrait is gone, what else she sent stays',
  ).toEqual([other])
  expect(await visitor.call(readShellProfile)).toMatchObject({ code: 401 })
  expect(await testApp.visitor().logIn(email)).toMatchObject({ code: 400 })
})
