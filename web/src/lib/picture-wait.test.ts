import { expect, test } from 'vitest'
import { createPictureWait, pictureRefusal } from './picture-wait.ts'

test('picture wait: a form waits until the last of its pictures has come or failed', () => {
  const { onBusy, isBusy } = createPictureWait()
  expect(isBusy()).toBe(false)
  onBusy(true)
  onBusy(true)
  onBusy(false)
  expect(isBusy()).toBe(true)
  onBusy(false)
  expect(isBusy()).toBe(false)
})

test('picture wait: only who has a text is told to take a picture out of it', () => {
  const wait = createPictureWait()
  expect(pictureRefusal(wait)).toBeUndefined()
  expect(pictureRefusal(wait, true)).toContain('menghapus "Mengunggah gambar..." dari teks.')
  wait.onBusy(true)
  expect(pictureRefusal(wait)).toBe('Tunggu sampai gambar selesai diunggah.')
  expect(pictureRefusal(wait, false)).toBe('Tunggu sampai gambar selesai diunggah.')
})
