import { array, assert, asyncProperty, constantFrom, integer, oneof, record } from 'fast-check'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedFile, upload } from '../database/schema/upload-table.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { findStrayFiles } from '../testing/checks/find-stray-files.ts'
import { size } from '../testing/stress/full-size.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { startTestUpload, postChunk } from '../testing/make/upload-picture.ts'
import { uploadRoutes } from './upload-routes.ts'

const directory = mkdtempSync(join(tmpdir(), 'nmw-offsets-'))
let testApp: TestApp
let headers: Record<string, string>
let picture: Buffer
beforeAll(async () => {
  testApp = await openTestApp({ routes: uploadRoutes, settings: { DATA_DIR: directory } })
  headers = await signIn(testApp, await createPatient(testApp))
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  picture = await sharp({ create: { width: 12, height: 12, channels: 3, background: '#c33', noise } })
    .png()
    .toBuffer()
})
afterAll(async () => {
  expect(await findStrayFiles(testApp.db, directory)).toEqual([])
  await testApp.close()
  rmSync(directory, { recursive: true, force: true })
})

const start = async () => {
  await testApp.db.delete(upload)
  return startTestUpload(testApp, headers, picture.length)
}
const largestPart = () =>
  Math.max(
    0,
    ...readdirSync(join(directory, 'files/parts')).map((name) => statSync(join(directory, 'files/parts', name)).size),
  )

/** Valid and invalid steps of a sender, given the server's offset. */
const step = record({
  where: oneof(constantFrom('next', 'next', 'next', 'again', 'gap', 'overlap'), integer({ min: 0, max: 400 })),
  size: integer({ min: 1, max: 120 }),
  foreign: constantFrom(false, false, false, false, false, true),
})

/** A simple reference model of the rules. */
function createModel(length: number) {
  let received = 0
  let last: { index: number; chunk: Buffer } | undefined
  return {
    get received() {
      return received
    },
    get last() {
      return last
    },
    take(index: number, chunk: Buffer) {
      if (last && last.index === index && last.chunk.equals(chunk)) return { code: 200, received }
      if (index !== received || received === length) return { code: 409, received }
      if (index + chunk.length > length) return { code: 400, received }
      received += chunk.length
      last = { index, chunk }
      return { code: 200, received }
    },
  }
}

test('upload: chunks in any order are counted as a reference model does, and end with the picture', async () => {
  const orders = size({ small: 12, full: 5_000 })
  let steps = 0
  let finished = 0
  const follows = asyncProperty(array(step, { minLength: 1, maxLength: 12 }), async (script) => {
    const { filename } = await start()
    const model = createModel(picture.length)
    for (const { where, size, foreign } of [
      ...script,
      ...Array.from({ length: 4 }, () => ({ where: 'next' as const, size: 200, foreign: false })),
    ]) {
      steps++
      const { received, last } = model
      const spots = { next: received, again: last?.index ?? 0, gap: received + 7, overlap: Math.max(0, received - 3) }
      const index = typeof where === 'number' ? where : spots[where]
      const rest = where === 'again' && last ? last.chunk : picture.subarray(index, index + size)
      const chunk = foreign || rest.length === 0 ? Buffer.alloc(size, 7) : rest
      if (foreign && index === received) continue
      const expected = model.take(index, chunk)
      const answer = await postChunk(testApp, headers, { filename, chunk, index })
      expect(answer.code).toBe(expected.code)
      if (expected.code === 200) expect(answer.result).toMatchObject({ received: expected.received })
      if (expected.code === 409) expect(answer.errors).toEqual([{ path: 'index', message: String(expected.received) }])
      expect(largestPart()).toBeLessThanOrEqual(picture.length)
    }
    if (model.received === picture.length) {
      finished++
      const answer = await postChunk(testApp, headers, { filename, chunk: model.last!.chunk, index: model.last!.index })
      expect(answer).toMatchObject({ code: 200, result: { finished: true } })
    }
  })
  await assert(follows, { numRuns: orders })
  printFigure(
    `U2: ${steps} chunks in ${orders} random orders, ${finished} pictures finished, none larger than announced`,
  )
})

test('upload: the same chunk sent twice at once counts once', async () => {
  const turns = size({ small: 4, full: 500 })
  for (let turn = 0; turn < turns; turn++) {
    const { filename } = await start()
    const chunk = { filename, chunk: picture.subarray(0, 50), index: 0 }
    const answers = await Promise.all(Array.from({ length: 6 }, () => postChunk(testApp, headers, chunk)))
    for (const answer of answers) expect(answer).toMatchObject({ code: 200, result: { received: 50, finished: false } })
  }
  printFigure(`U2: ${turns} chunks, each sent 6 times at once, each counted once`)
})

test('upload: of two different chunks at the same offset one is accepted, and the other gets the next offset', async () => {
  const { filename } = await start()
  const chunks = [picture.subarray(0, 50), Buffer.alloc(60, 1)]
  const answers = await Promise.all(chunks.map((chunk) => postChunk(testApp, headers, { filename, chunk, index: 0 })))
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 409]))
})

test('upload: the last chunk sent many times at once gives one file, and every sender gets the answer', async () => {
  const before = await testApp.db.$count(storedFile)
  const { filename } = await start()
  const chunk = { filename, chunk: picture, index: 0 }
  const answers = await Promise.all(Array.from({ length: 8 }, () => postChunk(testApp, headers, chunk)))
  for (const answer of answers) expect(answer).toMatchObject({ code: 200, result: { finished: true } })
  expect(await testApp.db.$count(storedFile)).toBe(before + 1)
  expect(await postChunk(testApp, headers, chunk)).toMatchObject({ code: 200, result: { finished: true } })
  const late = await postChunk(testApp, headers, { filename, chunk: Buffer.from('more'), index: picture.length })
  expect(late.code).toBe(409)
})

test('upload: bytes lost from the disk are requested again', async () => {
  const { filename } = await start()
  await postChunk(testApp, headers, { filename, chunk: picture.subarray(0, 50), index: 0 })
  await testApp.context.outside.parts.remove(filename)
  const answer = await postChunk(testApp, headers, { filename, chunk: picture.subarray(50), index: 50 })
  expect(answer).toMatchObject({ code: 409, errors: [{ path: 'index', message: '0' }] })
  expect(await postChunk(testApp, headers, { filename, chunk: picture, index: 0 })).toMatchObject({ code: 200 })
})

test('upload: the database refuses more bytes than announced', async () => {
  await start()
  await expect(testApp.db.update(upload).set({ received: picture.length + 1 })).rejects.toMatchObject({
    cause: { constraint: 'upload_within_length' },
  })
  await expect(testApp.db.update(upload).set({ state: 'finished' })).rejects.toMatchObject({
    cause: { constraint: 'upload_ends_whole' },
  })
})
