import { answerThread, type ChatMessage, readThread, sendMessage, startThread } from '@nmw/contract/chat'
import { changeConsent, NO_PHOTO_CONSENT } from '@nmw/contract/privacy'
import { ROLES } from '@nmw/contract/role'
import { and, eq, sql } from 'drizzle-orm'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatMessage } from '../database/schema/chat-table.ts'
import { consent } from '../database/schema/consent-table.ts'
import { storedFile } from '../database/schema/upload-table.ts'
import { isSentTo } from '../is-sent-to.ts'
import { privacyRoutes } from '../privacy/privacy-routes.ts'
import { createTestBranch } from '../testing/make/create-test-branch.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { makePhoto } from '../testing/make/make-photo.ts'
import { blockOnLock } from '../testing/stress/block-on-lock.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { uploadPicture } from '../testing/make/upload-picture.ts'
import { servePictures } from '../upload/serve-pictures.ts'
import { newUploadName } from '../upload/upload-name.ts'
import { uploadRoutes } from '../upload/upload-routes.ts'
import { chatRoutes } from './chat-routes.ts'

const directory = mkdtempSync(join(tmpdir(), 'nmw-chat-'))
let testApp: TestApp
let branchId: number
let photo: Buffer
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [...chatRoutes, ...privacyRoutes, ...uploadRoutes],
    services: [servePictures(isSentTo)],
    settings: { DATA_DIR: directory },
  })
  branchId = (await createTestBranch(testApp)).id
  photo = await makePhoto({ width: 200, height: 150 })
})
afterAll(async () => {
  await testApp.close()
  rmSync(directory, { recursive: true, force: true })
})

type Headers = Record<string, string>
let keys = 0

const visitorOf = async (roleId: number, site: 'member' | 'dashboard' | 'ops') =>
  signIn(testApp, await createPatient(testApp, { roleId, branchId }), site)

async function conversation() {
  const patient = await visitorOf(ROLES.patient, 'member')
  const { result } = await testApp.send(startThread, { body: { branch: branchId } }, patient, '10.5.5.5')
  return { patient, params: { id: String((result as { id: number }).id) } }
}

const sendPicture = (
  headers: Headers,
  params: { id: string },
  image: string,
  endpoint: typeof sendMessage | typeof answerThread = sendMessage,
) => testApp.send(endpoint, { params, body: { image, key: `picture-${++keys}` } }, headers, '10.5.5.5')

const look = async (name: string, headers: Headers) =>
  (await testApp.app.inject({ url: `/img/${name}`, headers })).statusCode

const asCookie = ({ authorization }: Headers, site: string) => ({
  cookie: `nmw_${site}=${authorization!.replace('Bearer ', '')}`,
})

test("chat: a patient's picture is visible to the patient and the clinic only", async () => {
  const { patient, params } = await conversation()
  const { filename } = await uploadPicture(testApp, patient, photo)
  expect(await sendPicture(patient, params, filename)).toMatchObject({
    code: 200,
    result: { text: '', image: filename, mine: true },
  })
  const stranger = await visitorOf(ROLES.patient, 'member')
  const office = await visitorOf(ROLES.frontOffice, 'ops')
  const marcom = await visitorOf(ROLES.marcom, 'dashboard')
  const seen = [patient, asCookie(patient, 'member'), office, asCookie(office, 'ops')]
  expect(await Promise.all(seen.map((headers) => look(filename, headers)))).toEqual([200, 200, 200, 200])
  const unseen = [stranger, asCookie(stranger, 'member'), marcom, asCookie(marcom, 'dashboard'), {}]
  expect(await Promise.all(unseen.map((headers) => look(filename, headers)))).toEqual([404, 404, 404, 404, 404])
})

test("chat: a clinic's picture is visible to the patient it was sent to", async () => {
  const { patient, params } = await conversation()
  const office = await visitorOf(ROLES.frontOffice, 'ops')
  const { filename } = await uploadPicture(testApp, office, photo)
  expect(await look(filename, patient)).toBe(404)
  expect((await sendPicture(office, params, filename, answerThread)).code).toBe(200)
  const { result } = await testApp.send(readThread, { params }, patient, '10.5.5.5')
  expect((result as { messages: ChatMessage[] }).messages).toMatchObject([{ image: filename, mine: false, text: '' }])
  const stranger = await conversation()
  expect(await Promise.all([patient, asCookie(patient, 'member')].map((headers) => look(filename, headers)))).toEqual([
    200, 200,
  ])
  const others = [stranger.patient, asCookie(stranger.patient, 'member'), {}]
  expect(await Promise.all(others.map((headers) => look(filename, headers)))).toEqual([404, 404, 404])
})

test('chat: only an own, private, finished picture can be sent; all others get the same refusal', async () => {
  const { patient, params } = await conversation()
  const other = await visitorOf(ROLES.patient, 'member')
  const { filename: foreign } = await uploadPicture(testApp, other, photo)
  const { filename: open } = await uploadPicture(testApp, patient, photo)
  await testApp.db.update(storedFile).set({ isPublic: true }).where(eq(storedFile.name, open))
  const refusals = []
  for (const image of [foreign, open, newUploadName(), 'doctor-01.webp']) {
    const { code, message, errors } = await sendPicture(patient, params, image)
    refusals.push({ code, message, errors })
  }
  const one = { code: 400, message: 'Gambar Tidak Valid', errors: [{ path: 'image', message: 'Gambar Tidak Valid' }] }
  expect(refusals).toEqual([one, one, one, one])
  expect(await look(foreign, patient)).toBe(404)
})

test("chat: a patient's picture needs consent; text and pictures of the clinic do not", async () => {
  const { patient, params } = await conversation()
  const agree = (granted: boolean) =>
    testApp.send(changeConsent, { body: { purpose: 'photo', granted } }, patient, '10.5.5.5')
  const { filename } = await uploadPicture(testApp, patient, photo)
  const send = (body: object) => testApp.send(sendMessage, { params, body }, patient, '10.5.5.5')
  const before = { text: 'Begini', image: (await uploadPicture(testApp, patient, photo)).filename, key: 'sent-before' }
  expect((await send(before)).code).toBe(200)
  await agree(false)

  const refused = { text: 'Pipi saya', image: filename, key: 'sent-without' }
  expect(await send(refused)).toMatchObject({ code: 400, errors: [{ path: 'image', message: NO_PHOTO_CONSENT }] })
  expect(await testApp.db.$count(chatMessage, eq(chatMessage.clientKey, refused.key))).toBe(0)
  expect((await send(before)).code, 'what got through stays, also when it is sent again').toBe(200)
  expect((await send({ text: 'Tanpa gambar', key: 'words-alone' })).code).toBe(200)
  const office = await visitorOf(ROLES.frontOffice, 'ops')
  const { filename: fromClinic } = await uploadPicture(testApp, office, photo)
  expect((await sendPicture(office, params, fromClinic, answerThread)).code).toBe(200)

  await agree(true)
  expect((await send(refused)).code, 'the same message, once she agrees').toBe(200)
})

test('chat: sending a picture waits for a consent that is being withdrawn', async () => {
  const person = await createPatient(testApp, { branchId })
  const patient = await signIn(testApp, person, 'member')
  const { result } = await testApp.send(startThread, { body: { branch: branchId } }, patient, '10.5.5.5')
  const { filename } = await uploadPicture(testApp, patient, photo)
  const photoConsent = and(eq(consent.accountId, person.id), eq(consent.purpose, 'photo'))
  const answer = await blockOnLock(testApp, {
    lock: sql`select from ${consent} where ${photoConsent}`,
    act: () => sendPicture(patient, { id: String((result as { id: number }).id) }, filename),
    meanwhile: (db) => db.update(consent).set({ withdrawnAt: testApp.context.now() }).where(photoConsent),
  })
  expect(answer.code).toBe(400)
})
