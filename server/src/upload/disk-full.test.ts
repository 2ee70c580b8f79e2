import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serveHealth } from '../http/serve-health.ts'
import { isSentTo } from '../is-sent-to.ts'
import { countStuckMessages } from '../message/count-stuck-messages.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { size } from '../testing/stress/full-size.ts'
import { makePhoto } from '../testing/make/make-photo.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { uploadPicture } from '../testing/make/upload-picture.ts'
import { servePictures } from './serve-pictures.ts'
import { uploadRoutes } from './upload-routes.ts'

const megabytes = size({ small: 1, full: 4 })
const directory = mkdtempSync(join(tmpdir(), 'nmw-full-'))
const files = join(directory, 'files')
let mounted = false
beforeAll(() => {
  mounted = mountSmallDisk()
})

/** Mounting needs root, and is forbidden in some containers. */
function mountSmallDisk() {
  mkdirSync(files)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', files], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

afterAll(() => {
  if (mounted) execFileSync('umount', ['-l', files])
  rmSync(directory, { recursive: true, force: true })
})

describe(`disk full: a disk of ${megabytes} MB`, () => {
  beforeEach(({ skip }) => skip(!mounted, 'Only root may mount it'))

  let testApp: TestApp
  let headers: Record<string, string>
  let photo: Buffer
  beforeAll(async () => {
    testApp = await openTestApp({
      routes: uploadRoutes,
      services: [servePictures(isSentTo), serveHealth(countStuckMessages)],
      settings: { DATA_DIR: directory },
    })
    headers = await signIn(testApp, await createPatient(testApp))
    photo = await makePhoto({ width: 700, height: 700, quality: 92, noise: 30 })
  })
  afterAll(() => testApp.close())

  test('stores what fits, then reports it is full, keeps nothing partial and continues when there is space', async () => {
    const stored: string[] = []
    let refusal
    for (let turn = 0; turn < megabytes * 8 && !refusal; turn++) {
      const answer = await uploadPicture(testApp, headers, photo)
      if (answer.code === 200) stored.push(answer.filename)
      else refusal = answer
    }
    expect(stored.length).toBeGreaterThan(0)
    expect(refusal).toMatchObject({
      code: 507,
      message: 'Penyimpanan server sedang penuh, gambar belum tersimpan. Coba lagi nanti.',
    })
    expect(readdirSync(join(files, 'parts'))).toEqual([])
    expect(readdirSync(join(files, 'private')).toSorted()).toEqual(stored.toSorted())
    expect((await testApp.app.inject('/healthz')).statusCode).toBe(200)
    expect((await testApp.app.inject({ url: `/img/${stored[0]}`, headers })).statusCode).toBe(200)
    printFigure(
      `U10: photos of ${(photo.length / 1e6).toFixed(1)} MB on ${megabytes} MB: ${stored.length} stored, then 507, 0 parts left, the rest works`,
    )
    rmSync(join(files, 'private', stored[0]!))
    expect((await uploadPicture(testApp, headers, photo)).code).toBe(200)
  })

  test('stores nothing of a chunk that fills it up halfway', async () => {
    for (const name of readdirSync(join(files, 'private'))) rmSync(join(files, 'private', name))
    writeFileSync(join(files, 'filler'), Buffer.alloc(megabytes * 1024 * 1024 - 100_000))
    const answer = await uploadPicture(testApp, headers, photo)
    expect(answer.code).toBe(507)
    expect(readdirSync(join(files, 'parts'))).toEqual([])
    rmSync(join(files, 'filler'))
  })
})
