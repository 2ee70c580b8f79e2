import { expect, test } from 'vitest'
import { createToaster } from './toaster.ts'

test('toaster: it shows one message at a time and queues the others', () => {
  const toaster = createToaster()
  toaster.error('Upload Gambar Gagal')
  toaster.success('Berhasil Disalin!')
  expect(toaster.current()?.text).toBe('Upload Gambar Gagal')
  toaster.dismiss(toaster.current()!.id)
  expect(toaster.current()?.text).toBe('Berhasil Disalin!')
  toaster.dismiss(toaster.current()!.id)
  expect(toaster.current()).toBeNull()
})

test('toaster: a toast lasts three seconds, an alert five', () => {
  const toaster = createToaster()
  toaster.info('Halo')
  expect(toaster.current()?.lasts).toBe(3000)
  toaster.dismiss(toaster.current()!.id)
  toaster.alert({ status: 'error', title: 'Gagal', message: 'Coba lagi nanti' })
  expect(toaster.current()).toMatchObject({ lasts: 5000, tone: 'danger', title: 'Gagal' })
})

test('toaster: it does not show the same message twice', () => {
  const toaster = createToaster()
  toaster.error('Terjadi Kesalahan Server')
  toaster.error('Terjadi Kesalahan Server')
  toaster.dismiss(toaster.current()!.id)
  expect(toaster.current()).toBeNull()
})
