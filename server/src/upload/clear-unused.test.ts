import { sendMessage, startThread } from '@nmw/contract/chat'
import { changeAvatar } from '@nmw/contract/profile'
import { inArray } from 'drizzle-orm'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointmentRoutes } from '../appointment/appointment-routes.ts'
import { chatRoutes } from '../chat/chat-routes.ts'
import { visitPhoto } from '../database/schema/prescription-table.ts'
import { storedFile } from '../database/schema/upload-table.ts'
import { deleteExpired } from '../jobs/delete-expired.ts'
import { profileRoutes } from '../profile/profile-routes.ts'
import { createBooker } from '../testing/make/create-booker.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { createPhoto } from '../testing/make/create-photo.ts'
import { makePhoto } from '../testing/make/make-photo.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { uploadPicture } from '../testing/make/upload-picture.ts'
import { uploadRoutes } from './upload-routes.ts'

const directory = mkdtempSync(join(tmpdir(), 'nmw-unused-'))
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [...appointmentRoutes, ...chatRoutes, ...profileRoutes, ...uploadRoutes],
    settings: { DATA_DIR: directory },
  })
})
afterAll(async () => {
  await testApp.close()
  rmSync(directory, { recursive: true, force: true })
})

const DAY = 24 * 60 * 60

test('upload: unused private pictures are deleted with their files after a week, and used ones stay', async () => {
  const { session, branch } = await createDoctorSession(testApp)
  const { person, session: headers, send, book, photo: booked } = await createBooker(testApp)
  const { filename: unused } = await uploadPicture(testApp, headers, await makePhoto({ width: 200, height: 150 }))
  const open = await createPhoto(testApp, person.id, true)
  const [sent, portrait, seen] = [
    await createPhoto(testApp, person.id),
    await createPhoto(testApp, person.id),
    await createPhoto(testApp, person.id),
  ]
  const { result: seat } = await book(session.id)
  const { result: thread } = await send(startThread, { body: { branch: branch.id } })
  const params = { id: String((thread as { id: number }).id) }
  expect((await send(sendMessage, { params, body: { image: sent, key: 'a-picture' } })).code).toBe(200)
  expect((await send(changeAvatar, { body: { image: portrait } })).code).toBe(200)
  const appointmentId = (seat as { id: number }).id
  await testApp.db
    .insert(visitPhoto)
    .values({ appointmentId, kind: 'before', file: seen, createdAt: testApp.context.now() })
  const left = async (names: string[]) =>
    (await testApp.db.select().from(storedFile).where(inArray(storedFile.name, names)))
      .map(({ name }) => name)
      .toSorted()
  const isStored = async () => {
    const found = await testApp.context.outside.files.open('private', unused)
    found?.stream.destroy()
    return found !== undefined
  }

  await deleteExpired(testApp.context)
  expect([await left([unused]), await isStored()]).toEqual([[unused], true])
  testApp.clock.advance(8 * DAY)
  const yesterday = await createPhoto({ ...testApp, context: { ...testApp.context, now: dayBefore } }, person.id)
  await deleteExpired(testApp.context)
  const stays = [booked, sent, portrait, seen, open, yesterday]
  expect(await left([...stays, unused])).toEqual(stays.toSorted())
  expect(await isStored()).toBe(false)
})

function dayBefore() {
  return new Date(testApp.context.now().getTime() - DAY * 1000)
}
