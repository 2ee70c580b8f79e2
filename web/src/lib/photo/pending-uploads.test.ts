import { expect, test } from 'vitest'
import { createPendingUploads, pendingUploadText } from './pending-uploads.ts'

test('picture upload: a form cannot be saved until the last picture is uploaded or has failed', () => {
  const { onBusy, isBusy } = createPendingUploads()
  expect(isBusy()).toBe(false)
  onBusy(true)
  onBusy(true)
  onBusy(false)
  expect(isBusy()).toBe(true)
  onBusy(false)
  expect(isBusy()).toBe(false)
})

test('picture upload: only a form with a text suggests removing the placeholder from it', () => {
  const wait = createPendingUploads()
  expect(pendingUploadText(wait)).toBeUndefined()
  expect(pendingUploadText(wait, true)).toContain('menghapus "Mengunggah gambar..." dari teks.')
  wait.onBusy(true)
  expect(pendingUploadText(wait)).toBe('Tunggu sampai gambar selesai diunggah.')
  expect(pendingUploadText(wait, false)).toBe('Tunggu sampai gambar selesai diunggah.')
})
