import * as address from '@nmw/contract/address'
import * as auth from '@nmw/contract/auth'
import { readPrescription } from '@nmw/contract/prescription'
import { sendChunk } from '@nmw/contract/upload'
import { eq } from 'drizzle-orm'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressRoutes } from '../../address/address-routes.ts'
import { authRoutes } from '../../auth/auth-routes.ts'
import { session } from '../../database/schema/session-table.ts'
import { isSentTo } from '../../is-sent-to.ts'
import { prescriptionRoutes } from '../../prescription/prescription-routes.ts'
import { hashToken } from '../../secret.ts'
import { servePictures } from '../../upload/serve-pictures.ts'
import { newUploadName } from '../../upload/upload-name.ts'
import { uploadRoutes } from '../../upload/upload-routes.ts'
import { createPatient } from '../make/create-patient.ts'
import { createPrescription } from '../make/create-prescription.ts'
import { sample, size } from '../stress/full-size.ts'
import { homeForm } from '../make/create-redeemer.ts'
import { makePhoto } from '../make/make-photo.ts'
import { openTestApp, type TestApp } from '../app/open-test-app.ts'
import { printFigure } from '../stress/print-figure.ts'
import { signIn } from '../app/sign-in.ts'
import { startTestUpload, uploadPicture } from '../make/upload-picture.ts'

type Headers = Record<string, string>
type Reply = { code: number; body: string }

const directory = mkdtempSync(join(tmpdir(), 'nmw-foreign-'))
let testApp: TestApp
let photo: Buffer
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [...addressRoutes, ...authRoutes, ...prescriptionRoutes, ...uploadRoutes],
    services: [servePictures(isSentTo)],
    settings: { DATA_DIR: directory },
  })
  photo = await makePhoto({ width: 60, height: 40 })
})
afterAll(async () => {
  await testApp.close()
  rmSync(directory, { recursive: true, force: true })
})

const newMember = async () => signIn(testApp, await createPatient(testApp))

const form = { ...homeForm, primary: false }

async function ownAddress(headers: Headers) {
  const { result } = await testApp.send(address.createAddress, { body: form }, headers, '10.5.5.5')
  return String((result as { id: number }).id)
}

async function ask(method: string, url: string, headers: Headers, body?: unknown): Promise<Reply> {
  const answer = await testApp.app.inject({
    method: method as 'GET',
    url,
    headers: { origin: testApp.env.publicUrl, ...headers },
    ...(body !== undefined && { payload: body as object }),
  })
  return { code: answer.statusCode, body: answer.body }
}

const filled = (path: string, id: unknown) => path.replace(':id', encodeURIComponent(String(id)))

/** Every object that a call names by id: how its owner creates one, an unused id, and the call. */
const objects = {
  'change an address': {
    own: ownAddress,
    missing: () => '2000000000',
    call: (headers: Headers, id: unknown) => ask('PUT', filled(address.updateAddress.path, id), headers, form),
  },
  'remove an address': {
    own: ownAddress,
    missing: () => '2000000000',
    call: (headers: Headers, id: unknown) => ask('DELETE', filled(address.deleteAddress.path, id), headers),
  },
  'end a session': {
    own: async (headers: Headers) => {
      const { result } = await testApp.send(auth.listSessions, {}, headers, '10.5.5.5')
      return (result as { id: string }[])[0]!.id
    },
    missing: () => crypto.randomUUID(),
    call: (headers: Headers, id: unknown) => ask('DELETE', filled(auth.removeSession.path, id), headers),
  },
  'continue an upload': {
    own: async (headers: Headers) => (await startTestUpload(testApp, headers, 1000)).filename,
    missing: newUploadName,
    call: (headers: Headers, filename: unknown) =>
      ask('POST', sendChunk.path, headers, { filename, chunk: 'AAAA', index: 0 }),
  },
  'read a prescription': {
    own: async (headers: Headers) => {
      const tokenHash = hashToken(headers['authorization']!.replace('Bearer ', ''))
      const [found] = await testApp.db.select().from(session).where(eq(session.tokenHash, tokenHash))
      const { appointment } = await createPrescription(testApp, { patientId: found!.accountId })
      return String(appointment.id)
    },
    missing: () => '2000000000',
    call: (headers: Headers, id: unknown) =>
      ask('GET', `${readPrescription.path}?id=${encodeURIComponent(String(id))}`, headers),
  },
  'see a picture': {
    own: async (headers: Headers) => (await uploadPicture(testApp, headers, photo)).filename,
    missing: newUploadName,
    call: (headers: Headers, name: unknown) => ask('GET', `/img/${encodeURIComponent(String(name))}`, headers),
  },
}

const odd: unknown[] = [
  null,
  [],
  {},
  '',
  '0',
  '-1',
  '1.5',
  '1e99',
  'NaN',
  '9'.repeat(40),
  "' or 1=1 --",
  '1;2',
  '\0',
  '\uFFFE',
  '💥',
  'é'.repeat(50),
  '%ff',
  '00000000-0000-0000-0000-00000000000g',
  'x'.repeat(1_000_000),
]

let requests = 0
let widestGap = 0
afterAll(() => {
  const kinds = Object.keys(objects).length
  const time = size({ small: '', full: `, also in time (medians within ${(widestGap * 100).toFixed(0)} %)` })
  printFigure(`I2: ${requests} requests for ${kinds} kinds of objects: foreign and missing look alike${time}`)
})

describe.each(Object.entries(objects))('object ownership: %s', (_what, { own, missing, call }) => {
  test('an object of somebody else looks like one that does not exist', async () => {
    const [caller, owner] = [await newMember(), await newMember()]
    const foreign = await own(owner)
    const times = { foreign: [] as number[], missing: [] as number[] }
    for (let round = 0; round < size({ small: 10, full: 400 }); round++) {
      for (const kind of round % 2 ? (['foreign', 'missing'] as const) : (['missing', 'foreign'] as const)) {
        const id = kind === 'foreign' ? foreign : missing()
        const start = performance.now()
        const { code, body } = await call(caller, id)
        times[kind].push(performance.now() - start)
        expect({ code, message: (JSON.parse(body) as { message: string }).message }).toEqual({
          code: 404,
          message: 'Data Tidak Ditemukan',
        })
        requests++
      }
    }
    const difference = Math.abs(median(times.foreign) / median(times.missing) - 1)
    widestGap = Math.max(widestGap, difference)
    // A few requests are too few to compare times.
    expect(difference).toBeLessThan(size({ small: Infinity, full: 0.2 }))
    expect((await call(owner, foreign)).code).toBe(200)
  })

  test('odd ids are not found or refused', async () => {
    const headers = await newMember()
    for (const id of sample(odd, 2)) {
      const { code, body } = await call(headers, id)
      expect({ id: String(id).slice(0, 50), refused: code >= 400 && code < 500 }).toMatchObject({ refused: true })
      expect(body).not.toMatch(/\bat .+:\d+:\d+|select |syntax/)
      requests++
    }
  })
})

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!
}
