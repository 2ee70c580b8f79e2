import { sendChunk } from '@nmw/contract/upload'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPatient } from '../testing/make/create-patient.ts'
import { findStrayFiles } from '../testing/checks/find-stray-files.ts'
import { size } from '../testing/stress/full-size.ts'
import { makePhoto } from '../testing/make/make-photo.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { traversalNames } from '../testing/sweeps/traversal-names.ts'
import { uploadPicture } from '../testing/make/upload-picture.ts'
import { openPictures } from './open-pictures.ts'
import { uploadRoutes } from './upload-routes.ts'

const directory = mkdtempSync(join(tmpdir(), 'nmw-hostile-'))
let testApp: TestApp
let headers: Record<string, string>
let photo: Buffer
beforeAll(async () => {
  testApp = await openTestApp({ routes: uploadRoutes, settings: { DATA_DIR: directory } })
  photo = await makePhoto({ width: 300, height: 200 })
})
afterAll(async () => {
  expect(await findStrayFiles(testApp.db, directory)).toEqual([])
  await testApp.close()
  rmSync(directory, { recursive: true, force: true })
})
beforeEach(async () => {
  headers = await signIn(testApp, await createPatient(testApp))
})

/** Only user and system time together are exact: the kernel splits them by sampling. */
function workSince(before: NodeJS.CpuUsage) {
  const { user, system } = process.cpuUsage(before)
  return user + system
}

const storedFiles = () =>
  ['public', 'private', 'parts'].flatMap((shelf) => readdirSync(join(directory, 'files', shelf)))
const script = '<script>alert(1)</script>'

const noPictures: [name: string, bytes: Buffer][] = [
  ['SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`)],
  ['SVG with a PNG head', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<svg/>')])],
  ['HTML', Buffer.from(`<!doctype html>${script}`)],
  ['HTML with a JPEG head', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(script)])],
  ['a GIF that is also a script', Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)')],
  ['PHP', Buffer.from('GIF89a<?php system($_GET[0]) ?>')],
  ['PDF', Buffer.from('%PDF-1.7')],
  ['WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
  ['an archive', gzipSync('photo')],
  ['half a photo', Buffer.alloc(0)],
]

test.each(noPictures)('upload: %s is no picture', async (name, given) => {
  const before = storedFiles()
  const bytes = name === 'half a photo' ? photo.subarray(0, photo.length / 2) : given
  expect(await uploadPicture(testApp, headers, bytes)).toMatchObject({ code: 400, message: 'Gambar Tidak Valid' })
  expect(storedFiles()).toEqual(before)
})

test('upload: a picture that is also a web page keeps only its picture', async () => {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), Buffer.from(script)])
  const polyglot = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2), Buffer.from(script)])
  const { code, filename } = await uploadPicture(testApp, headers, polyglot)
  expect(code).toBe(200)
  expect(readFileSync(join(directory, 'files/private', filename)).includes('script')).toBe(false)
  printFigure(
    `U4: ${noPictures.length} kinds of files that are no JPEG or PNG refused, the script in a polyglot is gone`,
  )
})

test('upload: a gzip bomb is refused without stalling the server', async () => {
  // A gigabyte compressed to one megabyte, from members so that the test needs little memory.
  const member = gzipSync(Buffer.alloc(16 * 1024 * 1024), { level: 9 })
  const bomb = Buffer.concat(Array<Buffer>(96).fill(member))
  expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
  const more = { 'content-type': 'application/json', 'content-encoding': 'gzip', ...headers }
  const rss = process.memoryUsage.rss()
  let longest = 0
  let seen = performance.now()
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - seen)
    seen = performance.now()
  }, 1)
  const before = process.cpuUsage()
  const start = performance.now()
  const answer = await testApp.app.inject({ method: 'POST', url: sendChunk.path, headers: more, payload: bomb })
  const took = performance.now() - start
  const work = workSince(before)
  clearInterval(watch)
  const grown = (process.memoryUsage.rss() - rss) / 1024 / 1024
  printFigure(
    `U5: ${(bomb.length / 1e6).toFixed(1)} MB that inflate to 1.6 GB: ${answer.statusCode} in ${took.toFixed(0)} ms, RSS +${grown.toFixed(0)} MB, longest pause ${longest.toFixed(0)} ms`,
  )
  expect(answer.statusCode).toBe(413)
  // 96 members: inflating all takes far longer than a few.
  const oneMember = process.cpuUsage()
  gunzipSync(member)
  expect(work).toBeLessThan(20 * workSince(oneMember))
  expect(grown).toBeLessThan(64)
})

test('upload: a pixel bomb is refused before it is decoded', async () => {
  const bomb = pngOf(20_000, 20_000)
  const rss = process.memoryUsage.rss()
  await uploadPicture(testApp, headers, photo)
  const usual = performance.now()
  await uploadPicture(testApp, headers, photo)
  const start = performance.now()
  const answer = await uploadPicture(testApp, headers, bomb)
  const took = performance.now() - start
  const grown = (process.memoryUsage.rss() - rss) / 1024 / 1024
  printFigure(
    `U6: a PNG of ${(bomb.length / 1e3).toFixed(0)} kB with 400 megapixels: ${answer.code} in ${took.toFixed(0)} ms, RSS +${grown.toFixed(0)} MB`,
  )
  expect(answer).toMatchObject({ code: 400, message: 'Gambar Tidak Valid' })
  // Even on a slow machine, no longer than a few small pictures.
  expect(took).toBeLessThan(Math.max(3_000, 10 * (start - usual)))
})

test('upload: broken pictures do not crash the server', async () => {
  const pictures = openPictures()
  const count = size({ small: 40, full: 2_000 })
  let random = 12_345
  const next = (below: number) => (random = (random * 1_103_515_245 + 12_345) % 2_147_483_648) % below
  let readable = 0
  const start = performance.now()
  for (let turn = 0; turn < count; turn++) {
    const bytes = Buffer.from(turn % 2 ? photo : pngOf(60, 60))
    for (let change = 0; change <= next(20); change++) bytes[next(bytes.length)] = next(256)
    if (await pictures.toWebp({ bytes, edge: 2048 })) readable++
  }
  pictures.end()
  printFigure(
    `U11: ${count} mutated pictures, ${readable} still readable, ${(performance.now() - start).toFixed(0)} ms in all`,
  )
  expect((await uploadPicture(testApp, headers, photo)).code).toBe(200)
})

test('upload: a picture that takes too much work is refused without affecting others', async () => {
  const pictures = openPictures()
  const bytes = await makePhoto({ width: 2000, height: 2000 })
  expect(await pictures.toWebp({ bytes, edge: 2048, work: 0 })).toBeUndefined()
  expect(await pictures.toWebp({ bytes: photo, edge: 2048 })).toMatchObject({ width: 200 })
  pictures.end()
})

test.each([
  ['hangs', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'],
  ['crashes', 'process.abort()'],
  ['exits', 'process.exit(0)'],
])('upload: a decoder that %s affects one picture only', async (how, harm) => {
  const evil = join(directory, 'evil.mjs')
  const answer = '{ picture: { bytes: new Uint8Array(1), width: 1, height: 1 }, needsRestart: false }'
  writeFileSync(
    evil,
    `process.send({ needsRestart: false }); process.on('message', ({ bytes }) => { if (bytes[0]) { ${harm} } process.send(${answer}) })`,
  )
  // A crash or exit is noticed at once, long before the timeout.
  const pictures = openPictures({ seconds: how === 'hangs' ? 4 : 3_600, script: evil })
  const [bad, good] = await Promise.all([1, 0].map((byte) => pictures.toWebp({ bytes: Buffer.from([byte]) })))
  expect({ bad, good: good?.width }).toEqual({ bad: undefined, good: 1 })
  pictures.end()
})

test('upload: a decoder that does not start is an outage, not a bad picture', async () => {
  const pictures = openPictures({ script: join(directory, 'missing.mjs') })
  await expect(pictures.toWebp({ bytes: photo })).rejects.toMatchObject({ status: 503 })
})

test('upload: only a file name issued by the server accepts chunks', async () => {
  const before = storedFiles()
  const names = traversalNames()
  for (const filename of names) {
    const { code } = await testApp.send(sendChunk, { body: { filename, chunk: 'AAAA', index: 0 } }, headers, '10.5.5.5')
    expect({ filename, code }).toEqual({ filename, code: 404 })
  }
  printFigure(`U1: ${names.length} names, all 404`)
  expect(storedFiles()).toEqual(before)
})

/** A PNG with one colour and one bit per pixel, as small as possible. */
function pngOf(width: number, height: number) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)), { level: 9 })
  const parts = [part('IHDR', header), part('IDAT', rows), part('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}

function part(type: string, data: Buffer) {
  const named = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}
