import { isSentTo } from '../is-sent-to.ts'
import { logout } from '@nmw/contract/auth'
import { ROLES } from '@nmw/contract/role'
import { desc, eq } from 'drizzle-orm'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { authRoutes } from '../auth/auth-routes.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { storedFile } from '../database/schema/upload-table.ts'
import { StoreUnavailable } from '../outside/file-store.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { makePhoto } from '../testing/make/make-photo.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { startTestS3 } from '../testing/fakes/start-test-s3.ts'
import { traversalNames } from '../testing/sweeps/traversal-names.ts'
import { uploadPicture } from '../testing/make/upload-picture.ts'
import { servePictures } from './serve-pictures.ts'
import { newUploadName } from './upload-name.ts'
import { uploadRoutes } from './upload-routes.ts'

let s3: Awaited<ReturnType<typeof startTestS3>>
beforeAll(async () => {
  s3 = await startTestS3()
})
afterAll(() => s3.stop())

describe.each(['disk', 'S3'])('pictures: served from %s', (place) => {
  const directory = mkdtempSync(join(tmpdir(), 'nmw-img-'))
  let testApp: TestApp
  let siti: Record<string, string>
  let sitiId: number
  let open: string
  let secret: string
  beforeAll(async () => {
    const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.settings
    testApp = await openTestApp({
      routes: [...authRoutes, ...uploadRoutes],
      services: [servePictures(isSentTo)],
      settings: {
        DATA_DIR: directory,
        ...(place === 'S3' && {
          S3_ENDPOINT: endpoint,
          S3_BUCKET: bucket,
          S3_ACCESS_KEY_ID: accessKeyId,
          S3_SECRET_ACCESS_KEY: secretAccessKey,
        }),
      },
    })
    const person = await createPatient(testApp)
    sitiId = person.id
    siti = await signIn(testApp, person)
    const photo = await makePhoto({ width: 400, height: 1000, quality: 60, noise: 8 })
    const { headers } = await createStaff(testApp)
    open = (await uploadPicture(testApp, headers, photo, { isPublic: true })).filename
    secret = (await uploadPicture(testApp, siti, photo)).filename
    mkdirSync(join(directory, 'files/public'), { recursive: true })
    writeFileSync(join(directory, 'files/public/doctor-1.webp'), await sharp(photo).webp().toBuffer())
    writeFileSync(join(directory, 'files/public/bank-bca.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  })
  afterAll(async () => {
    await testApp.close()
    rmSync(directory, { recursive: true, force: true })
  })

  const ask = (name: string, headers: Record<string, string> = {}, query = '') =>
    testApp.app.inject({ url: `/img/${name}${query}`, headers })

  test('a public picture is cached for a year and can only be shown, not executed', async () => {
    const { statusCode, headers, rawPayload } = await ask(open)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': `inline; filename="${open}"`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-length': String(rawPayload.length),
    })
    expect(headers['set-cookie']).toBeUndefined()
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1000, height: 400 })
    const again = await ask(open, { 'if-none-match': String(headers.etag) })
    expect({ code: again.statusCode, body: again.body }).toEqual({ code: 304, body: '' })
  })

  test.each([
    ['?w=90', 96],
    ['?w=96', 96],
    ['?w=97', 192],
    ['?w=700', 768],
    ['?w=1200', 1000],
    ['?w=5000', 1000],
    ['', 1000],
    ['?w=', 1000],
    ['?w=-5', 1000],
    ['?w=1e3', 1000],
    ['?w=1&w=2', 1000],
    ['?w=0', 96],
  ])('%s gives a picture %i wide', async (query, width) => {
    const { statusCode, rawPayload, headers } = await ask(open, {}, query)
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toContain('immutable')
    expect((await sharp(rawPayload).metadata()).width).toBe(width)
  })

  test('a resized copy is made once, however many request it at once', async () => {
    const spy = vi.spyOn(testApp.context.pictures, 'toWebp')
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(open, {}, '?w=384')))
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    await ask(open, {}, '?w=300')
    expect(spy).toHaveBeenCalledTimes(1)
    spy.mockRestore()
  })

  test('when resizing fails, the original is served for a minute', async () => {
    const spy = vi.spyOn(testApp.context.pictures, 'toWebp').mockRejectedValue(new Error('busy'))
    const { statusCode, rawPayload, headers } = await ask('doctor-1.webp', {}, '?w=192')
    spy.mockRestore()
    expect({ statusCode, cache: headers['cache-control'] }).toEqual({ statusCode: 200, cache: 'public, max-age=60' })
    expect((await sharp(rawPayload).metadata()).width).toBe(400)
    expect((await sharp((await ask('doctor-1.webp', {}, '?w=192')).rawPayload).metadata()).width).toBe(192)
  })

  test('built-in pictures need no database row', async () => {
    expect((await ask('doctor-1.webp')).headers['content-type']).toBe('image/webp')
    const mark = await ask('bank-bca.svg', {}, '?w=96')
    expect(mark.headers).toMatchObject({ 'content-type': 'image/svg+xml' })
    expect(mark.headers['content-security-policy']).toContain('sandbox')
    expect(readdirSync(join(directory, 'files/public')).some((name) => name.includes('svg.w'))).toBe(false)
  })

  test('its owner sees a private picture, which is never cached', async () => {
    const { statusCode, headers, rawPayload } = await ask(secret, siti)
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers.etag).toBeUndefined()
    expect((await sharp(rawPayload).metadata()).format).toBe('webp')
    expect((await sharp((await ask(secret, siti, '?w=96')).rawPayload).metadata()).width).toBe(96)
    const views = await testApp.db.select().from(auditEntry).where(eq(auditEntry.action, 'view-photo'))
    expect(views).toEqual([])
  })

  test('its owner sees it with cookies alone', async () => {
    const cookie = `nmw_member=${siti.authorization!.replace('Bearer ', '')}`
    expect((await ask(secret, { cookie })).statusCode).toBe(200)
    expect((await ask(secret, { cookie: cookie.replace('member', 'ops') })).statusCode).toBe(404)
  })

  test.each([
    ['doctor', ROLES.doctor, 'ops', 200],
    ['pharmacist', ROLES.pharmacist, 'ops', 200],
    ['front office', ROLES.frontOffice, 'ops', 200],
    ['administrator', ROLES.administrator, 'ops', 200],
    ['administrator', ROLES.administrator, 'dashboard', 404],
    ['marcom', ROLES.marcom, 'dashboard', 404],
    ['designer', ROLES.designer, 'dashboard', 404],
    ['another patient', ROLES.patient, 'member', 404],
  ] as const)('%s (role %i at %s) gets %i', async (_who, roleId, site, status) => {
    const person = await createPatient(testApp, { roleId })
    const { authorization } = await signIn(testApp, person, site)
    const byBearer = await ask(secret, { authorization })
    const byCookie = await ask(secret, { cookie: `nmw_${site}=${authorization.replace('Bearer ', '')}` })
    expect([byBearer.statusCode, byCookie.statusCode]).toEqual([status, status])
    expect(byBearer.headers['cache-control']).toBe('no-store')
    const views = await testApp.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.accountId, person.id))
      .orderBy(desc(auditEntry.id))
    const seen = views.filter(({ action }) => action === 'view-photo')
    expect(seen).toHaveLength(status === 200 ? 2 : 0)
    if (status === 200) expect(seen[0]).toMatchObject({ object: secret, detail: { owner: sitiId }, ip: '127.0.0.1' })
  })

  test('ended, expired or pending sessions see nothing', async () => {
    const person = await createPatient(testApp, { roleId: ROLES.doctor })
    const gone = await signIn(testApp, person, 'ops')
    await testApp.send(logout, {}, gone, '10.5.5.5')
    const waiting = await signIn(testApp, person, 'ops', 'pending')
    expect((await ask(secret, gone)).statusCode).toBe(404)
    expect((await ask(secret, waiting)).statusCode).toBe(404)
    testApp.clock.advance(86_401)
    expect((await ask(secret, siti)).statusCode).toBe(404)
    testApp.clock.reset()
  })

  test("another account's private picture looks like a missing one", async () => {
    const other = await signIn(testApp, await createPatient(testApp))
    const key = { authorization: 'Bearer nmw-public' }
    for (const headers of [other, key, {}] as Record<string, string>[]) {
      const [foreign, missing] = await Promise.all([ask(secret, headers), ask(newUploadName(), headers)])
      expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body])
      expect(lasting(foreign.headers)).toEqual(lasting(missing.headers))
      expect(foreign.headers['set-cookie']).toBeUndefined()
    }
  })

  test('malformed names are not found', async () => {
    const names = [...traversalNames(), `${secret}.part`, secret.replace('.webp', '.w96.webp'), '../private/' + secret]
    for (const name of names) {
      const encoded = await ask(encodeURIComponent(name), siti)
      expect({ name, code: encoded.statusCode }).toEqual({ name, code: 404 })
      if (/[\n\0ﬀ💥]/u.test(name)) continue
      const bare = await ask(name, siti)
      // An invalid URL is refused as such; one that leaves /img is some other missing address.
      expect({ name, ok: [404, 400, 301].includes(bare.statusCode) }).toEqual({ name, ok: true })
    }
    printFigure(`U9 (${place}): ${names.length} names, none served`)
  })

  test('a row without its file is not found, and an unreachable store is an outage', async () => {
    const name = newUploadName()
    const row = { name, ownerId: sitiId, isPublic: true, width: 1, height: 1, bytes: 1, contentType: 'image/webp' }
    await testApp.db.insert(storedFile).values({ ...row, createdAt: new Date() })
    expect((await ask(name)).statusCode).toBe(404)
    const spy = vi.spyOn(testApp.context.outside.files, 'open').mockRejectedValue(new StoreUnavailable('down'))
    const answer = await ask(open)
    spy.mockRestore()
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ])
  })
})

/** Removes what differs between any two answers. */
function lasting({
  'x-request-id': _id,
  'content-security-policy': _csp,
  date: _date,
  ...rest
}: Record<string, unknown>) {
  return rest
}
