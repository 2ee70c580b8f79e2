import { isSentTo } from '../is-sent-to.ts'
import * as profile from '@nmw/contract/profile'
import { and, eq } from 'drizzle-orm'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '../database/schema/account-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { storedFile } from '../database/schema/upload-table.ts'
import { violated } from '../database/transaction.ts'
import { deleteExpired } from '../jobs/delete-expired.ts'
import { profileRoutes } from '../profile/profile-routes.ts'
import { addChatMessage } from '../testing/make/add-chat-message.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createPhoto } from '../testing/make/create-photo.ts'
import { makePhoto } from '../testing/make/make-photo.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { traversalNames } from '../testing/sweeps/traversal-names.ts'
import { startTestUpload, uploadPicture } from '../testing/make/upload-picture.ts'
import { servePictures } from '../upload/serve-pictures.ts'
import { uploadRoutes } from '../upload/upload-routes.ts'

const FAILED = 'Upload Avatar Gagal'

let testApp: TestApp
let photo: Buffer
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...profileRoutes, ...uploadRoutes], services: [servePictures(isSentTo)] })
  photo = await makePhoto({ width: 200, height: 150 })
})
afterAll(() => testApp.close())

async function member() {
  const person = await createPatient(testApp)
  const headers = await signIn(testApp, person)
  const send = (endpoint: Parameters<TestApp['send']>[0], body?: unknown) =>
    testApp.send(endpoint, { body }, headers, '10.4.4.4')
  return {
    ...person,
    headers,
    upload: async () => (await uploadPicture(testApp, headers, photo)).filename,
    take: (image: unknown) => send(profile.changeAvatar, { image }),
    shown: async () => ((await send(profile.readPersonal)).result as profile.PersonalProfile).photo,
    look: (name: string) => testApp.app.inject({ url: `/img/${name}?w=96`, headers }),
  }
}

const fileOf = (name: string) => join(testApp.env.dataDirectory, 'files', 'private', name)
const rowOf = async (name: string) => (await testApp.db.select().from(storedFile).where(eq(storedFile.name, name)))[0]

test('avatar: an own private picture becomes the portrait, is audited, and is shown only to its owner', async () => {
  const mine = await member()
  const image = await mine.upload()
  expect(await mine.take(image)).toMatchObject({ code: 200, result: true, message: 'Foto profil tersimpan' })
  expect(await mine.shown()).toBe(image)
  expect((await mine.look(image)).statusCode).toBe(200)
  expect((await (await member()).look(image)).statusCode).toBe(404)
  const about = and(eq(auditEntry.accountId, mine.id), eq(auditEntry.action, 'change-avatar'))
  expect(await testApp.db.select().from(auditEntry).where(about)).toMatchObject([
    { object: image, detail: { formerPortrait: null }, ip: '10.4.4.4' },
  ])
})

test('avatar: the same picture again changes nothing', async () => {
  const mine = await member()
  const image = await mine.upload()
  for (const _turn of [1, 2]) expect(await mine.take(image)).toMatchObject({ code: 200 })
  await deleteExpired(testApp.context)
  expect(await mine.shown()).toBe(image)
  expect((await mine.look(image)).statusCode).toBe(200)
})

test('avatar: any other file name is refused with the same answer', async () => {
  const mine = await member()
  const unfinished = (await startTestUpload(testApp, mine.headers, photo.length)).filename
  const names: Record<string, unknown> = {
    'of someone else': await (await member()).upload(),
    missing: `${'0'.repeat(32)}.webp`,
    unfinished,
    'visible to everybody': await createPhoto(testApp, mine.id, true),
    'a size of an own one': (await mine.upload()).replace('.webp', '.w96.webp'),
    malformed: 'photo.jpg',
    empty: '',
    array: [await mine.upload()],
    object: { name: await mine.upload() },
    null: null,
    nothing: undefined,
    number: 1,
    true: true,
    'UTF-8': 'föto-写真-💥.webp',
    'a zero byte': 'a\0.webp',
    '100 kB': 'x'.repeat(100_000),
  }
  const answers = await Promise.all(
    Object.entries(names).map(async ([about, name]) => {
      const { code, status, result, message, errors } = await mine.take(name)
      return { about, code, status, result, message, errors }
    }),
  )
  const same = { code: 400, status: false, result: null, message: FAILED, errors: [{ path: 'image', message: FAILED }] }
  expect(answers).toEqual(Object.keys(names).map((about) => ({ about, ...same })))
  expect(await mine.take('x'.repeat(1_000_000)), 'one megabyte is not even read').toMatchObject({ code: 413 })
  for (const name of traversalNames()) expect(await mine.take(name)).toMatchObject({ code: 400, message: FAILED })
  expect(await mine.shown()).toBeNull()
})

test('avatar: extra fields in the request are refused', async () => {
  const mine = await member()
  const image = await mine.upload()
  const sent = { image, photo: image, accountId: 1, phoneVerified: true }
  const answer = await testApp.send(profile.changeAvatar, { body: sent }, mine.headers, '10.4.4.4')
  expect(answer).toMatchObject({ code: 400 })
  expect(await mine.shown()).toBeNull()
})

test('avatar: the former portrait is deleted with its resized copies', async () => {
  const mine = await member()
  const [first, second] = [await mine.upload(), await mine.upload()]
  await mine.take(first)
  await mine.look(first)
  expect(existsSync(fileOf(first.replace('.webp', '.w96.webp')))).toBe(true)
  await mine.take(second)
  await deleteExpired(testApp.context)
  expect(await rowOf(first)).toBeUndefined()
  for (const name of [first, first.replace('.webp', '.w96.webp')]) expect(existsSync(fileOf(name))).toBe(false)
  expect((await mine.look(first)).statusCode).toBe(404)
  expect((await mine.look(second)).statusCode).toBe(200)
})

test('avatar: a former portrait that is in use again or shown in a message is kept', async () => {
  const mine = await member()
  const [first, second] = [await mine.upload(), await mine.upload()]
  for (const name of [first, second, first]) await mine.take(name)
  await addChatMessage(testApp, { patientId: mine.id, image: second })
  await deleteExpired(testApp.context)
  expect(await mine.shown()).toBe(first)
  for (const name of [first, second]) {
    expect(await rowOf(name)).toBeDefined()
    expect(existsSync(fileOf(name))).toBe(true)
  }
})

test('avatar: a file that cannot be deleted is deleted in the next run', async () => {
  const mine = await member()
  const [first, second] = [await mine.upload(), await mine.upload()]
  for (const name of [first, second]) await mine.take(name)
  const { files } = testApp.context.outside
  const away = { ...files, remove: async () => Promise.reject(new Error('away')) }
  const broken = { ...testApp.context, outside: { ...testApp.context.outside, files: away } }
  await expect(deleteExpired(broken)).rejects.toThrow('away')
  expect(await rowOf(first), 'the row still speaks of it').toBeDefined()
  await deleteExpired(testApp.context)
  expect([await rowOf(first), existsSync(fileOf(first))]).toEqual([undefined, false])
})

test('avatar: a picture that becomes the portrait again during the clean-up is kept', async () => {
  const mine = await member()
  const [first, second] = [await mine.upload(), await mine.upload()]
  for (const name of [first, second]) await mine.take(name)
  const client = await testApp.pool.connect()
  await client.query('begin')
  await client.query('select from stored_file where name = $1 for key share', [first])
  await client.query('update patient set photo = $1 where account_id = $2', [first, mine.id])
  const clearing = deleteExpired(testApp.context)
  await sleep(200)
  await client.query('commit')
  client.release()
  await clearing
  expect([await rowOf(first), existsSync(fileOf(first))]).toMatchObject([{ name: first }, true])
})

test('avatar: of many concurrent changes one portrait remains, and the others are deleted', async () => {
  const mine = await member()
  const names = await Promise.all([1, 2, 3, 4].map(() => mine.upload()))
  const answers = await Promise.all(names.map((name) => mine.take(name)))
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200])
  await deleteExpired(testApp.context)
  const [row] = await testApp.db.select().from(patient).where(eq(patient.accountId, mine.id))
  const left = await testApp.db.select().from(storedFile).where(eq(storedFile.ownerId, mine.id))
  expect(left.map(({ name }) => name)).toEqual([row?.photo])
})

test('avatar: the database refuses a portrait that does not exist', async () => {
  const { id } = await member()
  const ghost = testApp.db.update(patient).set({ photo: 'ghost.webp' }).where(eq(patient.accountId, id))
  expect(violated(await ghost.catch((error: unknown) => error))).toBe('patient_photo_is_stored')
})
