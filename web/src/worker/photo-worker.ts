/// <reference lib="webworker" />
import { CHECKED_EDGE, findPhotoProblem } from '../lib/photo/photo-problems.ts'

declare const self: DedicatedWorkerGlobalScope

// Decoding a large photo takes a phone a second; here it does not block the page.
self.addEventListener('message', ({ data: photo }: MessageEvent<Blob>) => void answer(photo))

async function answer(photo: Blob) {
  // A photo that cannot be decoded here, such as HEIC, is checked by the server.
  const fault = await problemOf(photo).catch(() => undefined)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the page that started this worker
  self.postMessage(fault)
}

async function problemOf(photo: Blob) {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const { width, height } = bitmap
  const scale = Math.min(1, CHECKED_EDGE / Math.max(width, height))
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  const drawing = canvas.getContext('2d', { willReadFrequently: true })!
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return findPhotoProblem(drawing.getImageData(0, 0, canvas.width, canvas.height), { width, height })
}
