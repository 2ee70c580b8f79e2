import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { storedFile } from '../database/schema/upload-table.ts'
import { isSentTo } from '../is-sent-to.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { makePhoto } from '../testing/make/make-photo.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { startTestUpload, postChunk } from '../testing/make/upload-picture.ts'
import { servePictures } from './serve-pictures.ts'
import { uploadRoutes } from './upload-routes.ts'

const directory = mkdtempSync(join(tmpdir(), 'nmw-errors-'))
let testApp: TestApp
let headers: Record<string, string>
let photo: Buffer
beforeAll(async () => {
  testApp = await openTestApp({
    routes: uploadRoutes,
    services: [servePictures(isSentTo)],
    settings: { DATA_DIR: directory },
  })
  headers = await signIn(testApp, await createPatient(testApp))
  photo = await makePhoto({ width: 60, height: 60 })
})
afterAll(async () => {
  await testApp.close()
  rmSync(directory, { recursive: true, force: true })
})

/** F7: after so many calls the disk fails to sync, with the error the kernel reports. */
async function failOnDisk(call: 'datasync' | 'sync', code: string, { after = 0 } = {}) {
  const handle = await open(directory)
  const prototype = Object.getPrototypeOf(handle) as typeof handle
  await handle.close()
  const real = Reflect.get(prototype, call)
  const failing = vi.spyOn(prototype, call)
  const pass = function (this: typeof handle) {
    return Reflect.apply(real, this, [])
  }
  for (let turn = 0; turn < after; turn++) failing.mockImplementationOnce(pass)
  return failing.mockRejectedValueOnce(Object.assign(new Error(`${code}: the disk`), { code }))
}

const unfinished = () => readdirSync(join(directory, 'files', 'parts')).toSorted()

test.each([
  ['EIO', 500],
  ['ENOSPC', 507],
])(
  'upload: a chunk that the disk did not save (%s) is not acknowledged, and is accepted when sent again',
  async (code, answer) => {
    const { filename } = await startTestUpload(testApp, headers, photo.length)
    const sent = { filename, chunk: photo.subarray(0, 100), index: 0 }
    const failing = await failOnDisk('datasync', code)
    expect(await postChunk(testApp, headers, sent)).toMatchObject({ code: answer, status: false })
    failing.mockRestore()
    expect(await postChunk(testApp, headers, sent)).toMatchObject({ code: 200, result: { received: 100 } })
  },
)

test.each([
  ['the picture', 'EIO', 0],
  ['the picture', 'ENOSPC', 0],
  ['its name', 'EIO', 1],
])(
  'upload: an upload of which the disk did not save %s (%s) is not finished until its last chunk is sent again',
  async (_what, code, after) => {
    const { filename } = await startTestUpload(testApp, headers, photo.length)
    const sent = { filename, chunk: photo, index: 0 }
    const [known, others] = [await testApp.db.$count(storedFile), unfinished()]
    const failing = await failOnDisk('sync', code, { after })
    expect((await postChunk(testApp, headers, sent)).code).toBe(code === 'EIO' ? 500 : 507)
    expect(failing).toHaveBeenCalledTimes(after + 1)
    failing.mockRestore()
    expect(await testApp.db.$count(storedFile)).toBe(known)
    expect((await testApp.app.inject({ url: `/img/${filename}`, headers })).statusCode).toBe(404)
    expect(await postChunk(testApp, headers, sent)).toMatchObject({ code: 200, result: { finished: true } })
    expect((await testApp.app.inject({ url: `/img/${filename}`, headers })).statusCode).toBe(200)
    expect(unfinished()).toEqual(others)
  },
)
