import { expect, test } from 'vitest'
import { describeStoppedUpload } from './describe-stopped-upload.ts'

test.each([
  [0, 'Gagal Memuat Data', 'Unggahan terhenti di 40%. Periksa koneksi internet Anda, lalu lanjutkan.'],
  [429, 'Coba lagi dalam 3 menit.', 'Unggahan terhenti di 40%. Coba lagi dalam 3 menit.'],
  [503, 'Layanan sedang sibuk.', 'Unggahan terhenti di 40%. Layanan sedang sibuk.'],
])('profile: an upload interrupted with status %i explains why', (status, message, text) => {
  expect(describeStoppedUpload(40, { status, message })).toBe(text)
})
