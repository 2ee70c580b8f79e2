import { expect, test } from 'vitest'
import { createPendingUploads, pendingUploadText } from './pending-uploads.ts'

test('picture wait: a form waits until the last of its pictures has come or failed', () => {
  const { onBusy, isBusy } = createPendingUploads()
  expect(isBusy()).toBe(false)
  onBusy(true)
  onBusy(true)
  onBusy(false)
  expect(isBusy()).toBe(true)
  onBusy(false)
  expect(isBusy()).toBe(false)
})

test('picture wait: only who has a text is told to take a picture out of it', () => {
  const wait = createPendingUploads()
  expect(pendingUploadText(wait)).toBeUndefined()
  expect(pendingUploadText(wait, true)).toContain('menghapus "Mengunggah gambar..." dari teks.')
  wait.onBusy(true)
  expect(pendingUploadText(wait)).toBe('Tunggu sampai gambar selesai diunggah.')
  expect(pendingUploadText(wait, false)).toBe('Tunggu sampai gambar selesai diunggah.')
})
