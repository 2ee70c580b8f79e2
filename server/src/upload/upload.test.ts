import { isSentTo } from '../is-sent-to.ts'
import { ROLES } from '@nmw/contract/role'
import { startUpload, sendChunk } from '@nmw/contract/upload'
import { eq } from 'drizzle-orm'
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { storedFile, upload } from '../database/schema/upload-table.ts'
import { deleteExpired } from '../jobs/delete-expired.ts'
import { StoreUnavailable } from '../outside/file-store.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { makePhoto } from '../testing/make/make-photo.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { startTestUpload, postChunk, uploadPicture } from '../testing/make/upload-picture.ts'
import { servePictures } from './serve-pictures.ts'
import { uploadRoutes } from './upload-routes.ts'

const directory = mkdtempSync(join(tmpdir(), 'nmw-upload-'))
const files = join(directory, 'files')
let testApp: TestApp
let siti: Record<string, string>
let photo: Buffer
beforeAll(async () => {
  testApp = await openTestApp({
    routes: uploadRoutes,
    services: [servePictures(isSentTo)],
    settings: { DATA_DIR: directory },
  })
  photo = await makePhoto()
})
afterAll(async () => {
  await testApp.close()
  rmSync(directory, { recursive: true, force: true })
})
beforeEach(async () => {
  siti = await signIn(testApp, await createPatient(testApp))
})

const storedFiles = () => ['public', 'private', 'parts'].flatMap((shelf) => readdirSync(join(files, shelf)))

test('upload: a photo sent in chunks becomes an upright WebP without location metadata', async () => {
  const metadata = await sharp(photo).metadata()
  expect(metadata).toMatchObject({ width: 640, height: 480, orientation: 6 })
  expect(photo.includes('SECRET-DESCRIPTION')).toBe(true)
  const { filename, code, result } = await uploadPicture(testApp, siti, photo)
  expect({ code, result }).toEqual({ code: 200, result: { received: photo.length, finished: true } })
  expect(filename).toMatch(/^[0-9a-f]{32}\.webp$/)
  const stored = readFileSync(join(files, 'private', filename))
  const after = await sharp(stored).metadata()
  expect(after).toMatchObject({ format: 'webp', width: 480, height: 640 })
  expect([after.exif, after.xmp, after.iptc, after.orientation]).toEqual([undefined, undefined, undefined, undefined])
  for (const trace of ['Exif', 'GPS', 'SECRET-DESCRIPTION']) expect(stored.includes(trace)).toBe(false)
  printFigure(`U8: ${metadata.exif?.length} bytes of EXIF before, 0 after; ${photo.length} -> ${stored.length} bytes`)
  const [row] = await testApp.db.select().from(storedFile)
  expect(row).toMatchObject({ name: filename, isPublic: false, width: 480, height: 640, bytes: stored.length })
})

test('upload: a large picture is scaled down, and PNG is accepted too', async () => {
  const png = await sharp({ create: { width: 3000, height: 300, channels: 4, background: '#0a08' } })
    .png()
    .toBuffer()
  const { headers } = await createStaff(testApp)
  const { filename, code } = await uploadPicture(testApp, headers, png, { isPublic: true })
  expect(code).toBe(200)
  expect(await sharp(join(files, 'public', filename)).metadata()).toMatchObject({ width: 2048, height: 205 })
})

test('upload: bytes may also be sent as numbers, uncompressed', async () => {
  const small = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#abc' } })
    .png()
    .toBuffer()
  const { filename } = await startTestUpload(testApp, siti, small.length)
  const body = { filename, chunk: [...small], index: 0, public: false }
  const answer = await testApp.send(sendChunk, { body }, siti, '10.5.5.5')
  expect(answer).toMatchObject({ code: 200, result: { received: small.length, finished: true } })
})

test.each([
  ['a length of 0', { length: 0 }, 'Gambar / foto tidak boleh kosong'],
  ['a negative length', { length: -5 }, 'Gambar / foto tidak boleh kosong'],
  ['a broken length', { length: 1.5 }, 'Ukuran gambar tidak valid'],
  ['a length in words', { length: '10' }, 'Ukuran gambar tidak valid'],
  ['an endless length', { length: 1e308 }, undefined],
  ['more than 5 MB', { length: 5 * 1024 * 1024 + 1 }, 'Ukuran gambar maksimal 5 MB'],
  ['SVG', { extension: 'svg' }, 'Format gambar harus jpg, jpeg, atau png'],
  ['a double extension', { extension: 'php.jpg' }, 'Format gambar harus jpg, jpeg, atau png'],
  ['a path', { extension: '../jpg' }, 'Format gambar harus jpg, jpeg, atau png'],
])('upload: %s is refused at the start', async (_case, change, message) => {
  const body = { extension: 'jpg', length: 100, public: false, ...change }
  const answer = await testApp.send(startUpload, { body }, siti, '10.5.5.5')
  expect(answer.code).toBe(400)
  if (message) expect(answer.message).toBe(message)
})

test('upload: a public picture is accepted from staff, not from patients', async () => {
  const editor = await createPatient(testApp, { roleId: ROLES.marcom })
  const clinic = [(await createStaff(testApp)).headers, await signIn(testApp, editor, 'dashboard')]
  const before = await testApp.db.$count(upload)
  expect(await startTestUpload(testApp, siti, photo.length, true)).toMatchObject({
    code: 400,
    message: 'Gambar dari akun pasien tidak dapat dibuka untuk umum',
  })
  expect(await testApp.db.$count(upload)).toBe(before)
  for (const headers of clinic) expect((await startTestUpload(testApp, headers, photo.length, true)).code).toBe(200)
})

test('upload: at most 20 uploads are open at a time, even when all start at once', async () => {
  const starts = await Promise.all(Array.from({ length: 30 }, () => startTestUpload(testApp, siti, 1000)))
  const refusals = starts.filter(({ code }) => code !== 200)
  expect(refusals).toHaveLength(10)
  expect(refusals[0]).toMatchObject({
    code: 429,
    message: 'Terlalu banyak unggahan yang belum selesai. Selesaikan dulu atau coba lagi besok.',
  })
  printFigure(
    `U3: ${starts.length} uploads begun at once by one account: ${starts.length - refusals.length} open, ${refusals.length} x 429`,
  )
})

test('upload: at most 50 MB a day are accepted from one account', async () => {
  const starts = await Promise.all(Array.from({ length: 14 }, () => startTestUpload(testApp, siti, 5 * 1024 * 1024)))
  expect(starts.filter(({ code }) => code === 200)).toHaveLength(10)
  expect(starts.find(({ code }) => code === 429)?.message).toBe(
    'Batas unggah 50 MB per hari sudah tercapai. Coba lagi besok.',
  )
  const other = await signIn(testApp, await createPatient(testApp))
  expect((await startTestUpload(testApp, other, 1000)).code).toBe(200)
  printFigure('U3: 14 x 5 MB announced on one day by one account: 10 taken, 4 x 429')
})

test('upload: an unfinished upload is not visible and is deleted after a day', async () => {
  const { headers } = await createStaff(testApp)
  const { filename } = await startTestUpload(testApp, headers, photo.length, true)
  await postChunk(testApp, headers, { filename, chunk: photo.subarray(0, 1000), index: 0 })
  expect((await testApp.app.inject({ url: `/img/${filename}`, headers })).statusCode).toBe(404)
  expect(storedFiles()).toContain(`${filename}.part`)
  expect(readdirSync(join(files, 'public'))).not.toContain(filename)
  testApp.clock.advance(24 * 60 * 60 + 1)
  const again = await signIn(testApp, await createPatient(testApp))
  expect((await postChunk(testApp, again, { filename, chunk: photo.subarray(1000), index: 1000 })).code).toBe(404)
  // A part without a row, as a crash leaves it.
  const orphan = join(files, 'parts', 'orphan.part')
  writeFileSync(orphan, 'x')
  utimesSync(orphan, 0, 0)
  await deleteExpired(testApp.context)
  expect(storedFiles().filter((name) => name.includes('part'))).toEqual([])
  expect(await testApp.db.$count(upload)).toBe(0)
  testApp.clock.reset()
})

test('upload: after a storage outage the last chunk, sent again, finishes the picture', async () => {
  const { filename } = await startTestUpload(testApp, siti, photo.length)
  const chunk = { filename, chunk: photo, index: 0 }
  const spy = vi.spyOn(testApp.context.outside.files, 'put').mockRejectedValue(new StoreUnavailable('down'))
  expect(await postChunk(testApp, siti, chunk)).toMatchObject({
    code: 503,
    message: 'Penyimpanan gambar sedang tidak tersedia. Coba lagi sebentar lagi.',
  })
  spy.mockRestore()
  expect(await testApp.db.$count(storedFile, eq(storedFile.name, filename))).toBe(0)
  expect(await postChunk(testApp, siti, chunk)).toMatchObject({ code: 200, result: { finished: true } })
})

test('upload: visibility is decided when the upload starts, not by a chunk', async () => {
  const { filename } = await startTestUpload(testApp, siti, photo.length, false)
  const body = { filename, chunk: photo.toString('base64'), index: 0, public: true }
  expect((await testApp.send(sendChunk, { body }, siti, '10.5.5.5')).code).toBe(200)
  expect(readdirSync(join(files, 'private'))).toContain(filename)
  expect(readdirSync(join(files, 'public'))).not.toContain(filename)
})

test('upload: chunks of unauthorized senders are refused and not written to disk', async () => {
  const { filename } = await startTestUpload(testApp, siti, photo.length)
  const other = await signIn(testApp, await createPatient(testApp))
  const before = storedFiles()
  const chunk = { filename, chunk: photo.subarray(0, 500), index: 0 }
  expect(await postChunk(testApp, other, chunk)).toMatchObject({ code: 404, message: 'Data Tidak Ditemukan' })
  expect((await postChunk(testApp, {}, chunk)).code).toBe(401)
  expect((await postChunk(testApp, { authorization: 'Bearer nmw-public' }, chunk)).code).toBe(401)
  // Authentication comes before the body is parsed, so an invalid body of a guest is refused like a valid one.
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const nonsense = await testApp.app.inject({
    method: 'POST',
    url: sendChunk.path,
    headers,
    payload: 'not gzip at all',
  })
  expect(nonsense.statusCode).toBe(401)
  expect(storedFiles()).toEqual(before)
  printFigure('U7: 4 chunks from people who may not send them: 404 and 401, 0 bytes on the disk')
})

test.each([
  ['no gzip under that name', { 'content-encoding': 'gzip' }, Buffer.from('{"filename":"x"}'), 400],
  ['cut gzip', { 'content-encoding': 'gzip' }, gzipSync('{"filename":"x"}').subarray(0, 20), 400],
  ['another compression', { 'content-encoding': 'br' }, Buffer.from('{}'), 415],
  ['another type', { 'content-type': 'application/octet-stream' }, Buffer.from('{}'), 415],
  ['a poisoned prototype', {}, gzipSync('{"__proto__":{"a":1}}'), 400],
  ['an empty chunk', {}, Buffer.from(JSON.stringify({ filename: 'x', chunk: '', index: 0 })), 400],
  ['no base64', {}, Buffer.from(JSON.stringify({ filename: 'x', chunk: '<<<<', index: 0 })), 400],
  ['numbers that are no bytes', {}, Buffer.from(JSON.stringify({ filename: 'x', chunk: [256], index: 0 })), 400],
  ['a chunk beyond the limit', {}, chunkOf(256 * 1024 + 1), 400],
  ['a request beyond 2 MB', {}, chunkOf(2 * 1024 * 1024), 413],
])('upload: %s is refused', async (_case, more, payload, status) => {
  const headers = { 'content-type': 'application/json', ...siti, ...more } as Record<string, string>
  const answer = await testApp.app.inject({ method: 'POST', url: sendChunk.path, headers, payload })
  expect(answer.statusCode).toBe(status)
})

function chunkOf(bytes: number) {
  return Buffer.from(JSON.stringify({ filename: 'x', chunk: Buffer.alloc(bytes).toString('base64'), index: 0 }))
}
