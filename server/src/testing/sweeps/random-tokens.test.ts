import * as auth from '@nmw/contract/auth'
import * as privacy from '@nmw/contract/privacy'
import * as profile from '@nmw/contract/profile'
import { readShellProfile } from '@nmw/contract/shell-profile'
import type { InjectOptions } from 'fastify'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authRoutes } from '../../auth/auth-routes.ts'
import { isSentTo } from '../../is-sent-to.ts'
import { privacyRoutes } from '../../privacy/privacy-routes.ts'
import { serveExport } from '../../privacy/serve-export.ts'
import { profileRoutes } from '../../profile/profile-routes.ts'
import { shellProfileRoutes } from '../../profile/shell-profile-routes.ts'
import { randomToken } from '../../secret.ts'
import { servePictures } from '../../upload/serve-pictures.ts'
import { newUploadName } from '../../upload/upload-name.ts'
import { uploadRoutes } from '../../upload/upload-routes.ts'
import { createPatient } from '../make/create-patient.ts'
import { createStaff } from '../make/create-staff.ts'
import { size } from '../stress/full-size.ts'
import { makePhoto } from '../make/make-photo.ts'
import { openTestApp, type TestApp } from '../app/open-test-app.ts'
import { printFigure } from '../stress/print-figure.ts'
import { uploadPicture } from '../make/upload-picture.ts'

const directory = mkdtempSync(join(tmpdir(), 'nmw-guesses-'))
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [...authRoutes, ...privacyRoutes, ...profileRoutes, ...shellProfileRoutes, ...uploadRoutes],
    services: [servePictures(isSentTo), serveExport],
    settings: { DATA_DIR: directory },
  })
})
afterAll(async () => {
  await testApp.close()
  rmSync(directory, { recursive: true, force: true })
})

const SAMPLES = size({ small: 2_000, full: 10_000 })

test.each([
  ['names of pictures', 128, () => Buffer.from(newUploadName().slice(0, 32), 'hex')],
  ['sessions, reset keys, tickets and links', 256, () => Buffer.from(randomToken(), 'base64url')],
])('random tokens: %s have %i random bits', (what, bits, make) => {
  const samples = Array.from({ length: SAMPLES }, make)
  expect(new Set(samples.map((one) => one.toString('hex'))).size).toBe(SAMPLES)
  expect(new Set(samples.map((one) => one.length))).toEqual(new Set([bits / 8]))
  const ones = Array<number>(bits).fill(0)
  const repeated = Array<number>(bits).fill(0)
  samples.forEach((one, at) => {
    const before = samples[at - 1]
    for (let bit = 0; bit < bits; bit++) {
      const value = (one[bit >> 3]! >> (bit & 7)) & 1
      ones[bit]! += value
      repeated[bit]! += Number(before !== undefined && ((before[bit >> 3]! >> (bit & 7)) & 1) === value)
    }
  })
  // Seven standard deviations. A counter or clock would show as bits repeated from the previous token.
  const largestBias = Math.max(...[...ones, ...repeated].map((count) => Math.abs(count / SAMPLES - 0.5)))
  expect(largestBias).toBeLessThan(3.5 / Math.sqrt(SAMPLES))
  printFigure(
    `I3: ${SAMPLES} ${what}: all different, each of ${bits} bits set in 50 ± ${(largestBias * 100).toFixed(1)} %`,
  )
})

test('random tokens: guessing finds nothing', async () => {
  const { email, id } = await createPatient(testApp)
  const visitor = testApp.visitor()
  await visitor.logIn(email)
  const bearer = { authorization: `Bearer ${visitor.jar.get('nmw_member')}` }
  const photo = await makePhoto({ width: 60, height: 40 })
  await uploadPicture(testApp, bearer, photo)
  await uploadPicture(testApp, (await createStaff(testApp)).headers, photo, { isPublic: true })
  await visitor.call(privacy.prepareExport, { body: { password: 'Demo1234' } })
  await visitor.call(profile.changeEmail, { body: { email: `new-${id}@nmw.example` } })
  await testApp.visitor().call(auth.forgotPassword, { body: { username: email } })

  const key = { authorization: 'Bearer nmw-public' }
  const password = { password: 'Barusekali1', rePassword: 'Barusekali1' }
  const guess: (() => InjectOptions)[] = [
    () => ({ url: `/img/${newUploadName()}` }),
    () => ({ url: auth.listSessions.path, headers: { authorization: `Bearer ${randomToken()}` } }),
    () => ({ url: `/legacy/profile/privacy/export/${randomToken()}` }),
    () => ({ method: 'POST', url: profile.verifyEmail.path, query: { id: randomToken() }, headers: key }),
    () => ({
      method: 'PUT',
      url: auth.resetPassword.path.replace(':key', randomToken()),
      headers: key,
      payload: password,
    }),
  ]
  const count = size({ small: 100, full: 10_000 })
  for (let round = 0; round < count; round++) {
    const { statusCode } = await testApp.app.inject(guess[round % guess.length]!())
    expect([400, 401, 404]).toContain(statusCode)
  }
  expect(await visitor.call(readShellProfile)).toMatchObject({ code: 200, result: { email } })
  expect(await testApp.visitor().logIn(email)).toMatchObject({ code: 200 })
  printFigure(`I3: ${count} guesses at pictures, sessions, links and keys: 0 hits`)
})
