import { invoicePdfPath } from '@nmw/contract/invoice-labels'
import { prepareExport } from '@nmw/contract/privacy'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveInvoicePdf } from '../../invoice/serve-invoice-pdf.ts'
import { isSentTo } from '../../is-sent-to.ts'
import { privacyRoutes } from '../../privacy/privacy-routes.ts'
import { serveExport } from '../../privacy/serve-export.ts'
import { serveSite } from '../../site/serve-site.ts'
import { servePictures } from '../../upload/serve-pictures.ts'
import { uploadRoutes } from '../../upload/upload-routes.ts'
import { createPatient } from '../make/create-patient.ts'
import { createStaff } from '../make/create-staff.ts'
import { createTestPurchase } from '../make/create-test-order.ts'
import { findStrayFiles } from '../checks/find-stray-files.ts'
import { makePhoto } from '../make/make-photo.ts'
import { openTestApp, type TestApp } from '../app/open-test-app.ts'
import { printFigure } from '../stress/print-figure.ts'
import { signIn } from '../app/sign-in.ts'
import { uploadPicture } from '../make/upload-picture.ts'

const directory = mkdtempSync(join(tmpdir(), 'nmw-stored-'))
const script = 'alert(1)'
const page = `<!doctype html><script>${script}</script>`
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"><script>${script}</script></svg>`

let testApp: TestApp
let siti: Record<string, string>
const uploaded: string[] = []
const files = { invoice: '', export: '' }
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [...privacyRoutes, ...uploadRoutes],
    services: [servePictures(isSentTo), serveExport, serveInvoicePdf, serveSite],
    settings: { DATA_DIR: directory },
  })
  const person = await createPatient(testApp)
  siti = await signIn(testApp, person)
  const photo = await makePhoto({ width: 60, height: 40 })
  const { headers } = await createStaff(testApp)
  const shared = await uploadPicture(testApp, headers, photo, { isPublic: true })
  const personal = await uploadPicture(testApp, siti, photo)
  uploaded.push(shared.filename, personal.filename)
  // As if an attacker had bypassed the re-encoding of pictures.
  const disguised = await uploadPicture(testApp, siti, photo)
  writeFileSync(join(directory, 'files/private', disguised.filename), page)
  uploaded.push(disguised.filename)
  for (const place of ['files/public', 'assets/gallery', 'assets/contacts/1/kartu'])
    mkdirSync(join(directory, place), { recursive: true })
  for (const [name, content] of [
    ['files/public/doctor-1.webp', page],
    ['files/public/bank-x.svg', drawing],
    ['assets/gallery/x.svg', drawing],
    ['assets/gallery/x.png', page],
    ['assets/gallery/x.jpg', script],
    ['assets/gallery/x.gif', `GIF89a=1;${script}`],
    ['assets/gallery/x.pdf', page],
    ['assets/contacts/1/kartu/x.vcf', script],
  ] as const)
    writeFileSync(join(directory, name), content)
  files.invoice = invoicePdfPath((await createTestPurchase(testApp, { patientId: person.id })).invoice)
  const { result } = await testApp.send(prepareExport, { body: { password: 'Demo1234' } }, siti, '10.5.5.5')
  files.export = (result as { link: string }).link
})
afterAll(async () => {
  await testApp.close()
  rmSync(directory, { recursive: true, force: true })
})

/** Content types that no browser runs as a script or applies as a style. */
const inert = /^(image\/(webp|svg\+xml|png|jpeg|gif)|application\/(pdf|zip)|text\/vcard; charset=utf-8)$/

const ask = async (url: string) => {
  const { statusCode, headers } = await testApp.app.inject({ url, headers: siti })
  expect({ url, statusCode }).toEqual({ url, statusCode: 200 })
  return headers
}

test('stored files: X2: no stored file can run as a script, in a frame or as a page', async () => {
  const shown = [
    ...uploaded.map((name) => `/img/${name}`),
    ...uploaded.slice(0, 2).map((name) => `/img/${name}?w=96`),
    '/img/doctor-1.webp',
    '/img/bank-x.svg',
    ...['svg', 'png', 'jpg', 'gif', 'pdf'].map((kind) => `/assets/gallery/x.${kind}`),
    '/assets/contacts/1/kartu/x.vcf',
  ]
  for (const url of shown) {
    const headers = await ask(url)
    expect(headers['content-type'], url).toMatch(inert)
    // No frame may show it, and as a page it has no scripts and no origin.
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
  }
  for (const url of Object.values(files)) {
    const headers = await ask(url)
    expect(headers['content-type'], url).toMatch(inert)
    expect(headers['content-disposition'], url).toMatch(/^attachment;/)
    expect(headers, url).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    expect(headers['content-security-policy'], url).toContain("default-src 'none'")
  }
  printFigure(`X2: ${shown.length + Object.keys(files).length} stored files: none may run or be framed`)
})

test('stored files: B.9: pictures without a row and rows without a picture are found', async () => {
  expect(await findStrayFiles(testApp.db, directory)).toEqual([])
  const moved = uploaded[1]!
  const stray = `${'a'.repeat(32)}.webp`
  renameSync(join(directory, 'files/private', moved), join(directory, 'files/public', stray))
  expect(await findStrayFiles(testApp.db, directory)).toEqual([
    `private/${moved} has a row and no file`,
    `public/${stray} has a file and no row`,
  ])
})
