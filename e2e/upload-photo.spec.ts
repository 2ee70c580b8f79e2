import { build } from 'esbuild'
import type { Page } from '@playwright/test'
import { join } from 'node:path'
import type * as calling from '../web/src/lib/call/call.ts'
import type * as uploading from '../web/src/lib/photo/upload-photo.ts'
import type { UploadStopped } from '../web/src/lib/photo/upload-stopped.ts'
import { slowNetwork } from '../tools/bench/measure-paints.ts'
import { expect, test } from './clinic.ts'
import { allowErrors } from './page-errors.ts'

type UploadHelper = typeof calling & typeof uploading
declare const uploadHelper: UploadHelper

/** Loads the upload helper of the screens into the page. */
async function loadUploadHelper(page: Page) {
  const lib = join(import.meta.dirname, '../web/src/lib')
  const { outputFiles } = await build({
    stdin: { contents: `export * from './call/call.ts'; export * from './photo/upload-photo.ts'`, resolveDir: lib },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'uploadHelper',
  })
  await page.evaluate(`${outputFiles[0]!.text}; window.uploadHelper = uploadHelper`)
}

test('upload: a large photo on a slow network survives an interruption and is small and private afterwards', async ({
  page,
  context,
  clinic,
  pageErrors,
  otherDevice,
}) => {
  const patient = await clinic.newPatient()
  await clinic.signIn(context, patient.email)
  await page.goto('/user/home')
  await loadUploadHelper(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', slowNetwork)
  const indexes: number[] = []
  await page.route('**/resumable-chunk', (route) => {
    indexes.push(indexes.length)
    return indexes.length === 3 ? route.abort('connectionreset') : route.continue()
  })
  const { filename, shares, original, stoppedWith } = await page.evaluate(sendNoisyPhoto)
  expect(stoppedWith).toEqual({ name: 'UploadStopped', status: 0 })
  expect(original).toBeGreaterThan(5_000_000)
  // Progress only grows: the parts before the interruption were not sent again.
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(shares.at(-1)).toBe(1)
  expect(indexes.length).toBe(shares.length)
  console.log(`  ${original} bytes taken, ${indexes.length} chunks sent, one of them twice`)

  await devtools.send('Network.emulateNetworkConditions', { ...slowNetwork, downloadThroughput: -1, latency: 0 })
  const size = await page.evaluate(async (name) => {
    const image = Object.assign(new Image(), { src: `/img/${name}` })
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  }, filename)
  expect(size).toEqual([2048, 1536])
  const stranger = await otherDevice()
  expect((await stranger.goto(`${clinic.url}/img/${filename}`))?.status()).toBe(404)

  const asScript = await page.evaluate(
    (name) =>
      new Promise((resolve) => {
        const script = Object.assign(document.createElement('script'), { src: `/img/${name}` })
        script.addEventListener('load', () => resolve('ran'))
        script.addEventListener('error', () => resolve('refused'))
        document.head.append(script)
      }),
    filename,
  )
  expect(asScript).toBe('refused')
  allowErrors(pageErrors, 'reset connection', 'refused script')
})

test('upload: a file that is no picture is not sent', async ({ page, context, clinic }) => {
  const patient = await clinic.newPatient()
  await clinic.signIn(context, patient.email)
  await page.goto('/user/home')
  await loadUploadHelper(page)
  const message = await page.evaluate(async () => {
    const call = uploadHelper.createCall({
      fetch: (url, init) => fetch(url, init),
      site: 'member',
      appKey: 'nmw-public',
    })
    const file = new File(['<svg onload=alert(1)>'], 'photo.jpg', { type: 'image/jpeg' })
    return uploadHelper.uploadPhoto(call, file, { isPublic: false }).catch((error: Error) => error.message)
  })
  expect(message).toBe('Gambar Tidak Valid')
})

/** Runs in the page. */
async function sendNoisyPhoto() {
  const canvas = new OffscreenCanvas(4000, 3000)
  const drawing = canvas.getContext('2d')!
  const noise = drawing.createImageData(4000, 3000)
  const pixels = new Uint32Array(noise.data.buffer)
  for (let at = 0; at < pixels.length; at++) pixels[at] = 0xff000000 | (Math.random() * 0x404040 + 0x606060)
  drawing.putImageData(noise, 0, 0)
  const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.6 })
  const call = uploadHelper.createCall({ fetch: (url, init) => fetch(url, init), site: 'member', appKey: 'nmw-public' })
  const shares: number[] = []
  const onProgress = (share: number) => void shares.push(share)
  const error = await uploadHelper.uploadPhoto(call, photo, { isPublic: false, onProgress }).then(
    () => undefined,
    (thrown: UploadStopped) => thrown,
  )
  const filename = (await error?.resume()) ?? ''
  return { filename, shares, original: photo.size, stoppedWith: { name: error?.name, status: error?.status } }
}
