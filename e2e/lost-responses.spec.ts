import { mustCall } from '../tools/test-clinic/call-clinic.ts'
import { createEditor } from '../tools/test-clinic/staff.ts'
import { openSessionToday } from '../tools/test-clinic/doctor-sessions.ts'
import { expect, test } from './clinic.ts'
import { fillSignIn } from './fill-sign-in.ts'
import { allowErrors } from './page-errors.ts'
import { dropFirstResponse } from './drop-first-response.ts'
import { fakePhoto } from './fake-photo.ts'
import { openPage } from './open-page.ts'

const noConnection = 'Gagal Memuat Data, periksa koneksi internet Anda'

test('lost response: a stock write-off is executed once', async ({ page, context, clinic, pageErrors }) => {
  const { headers } = await clinic.newStaff(context, 'administrator')
  const batch = `HILANG${Date.now()}`
  await mustCall(clinic.url, '/legacy/ops/stock/receive', {
    body: { branch: 1, item: 'OTC-0001', batch, expiresOn: '2099-01-31', quantity: 9, reference: batch },
    headers,
  })
  await openPage(page, '/ops/stock?item=OTC-0001')
  const panel = page.getByRole('complementary')
  const row = panel.getByRole('listitem').filter({ hasText: batch }).first()
  await row.getByRole('button', { name: 'Hapus dari stok' }).click()
  await row.getByLabel('Jumlah yang dihapus').fill('4')
  await row.getByLabel('Alasan').fill('Botol pecah')
  const keys = await dropFirstResponse(page, '/legacy/ops/stock/write-off')
  // The result cannot be read either.
  await page.route('**/legacy/ops/stock/OTC-0001?*', (route) => route.abort('connectionreset'), { times: 2 })
  const remove = row.getByRole('button', { name: 'Hapus dari stok' })
  await remove.click()
  await expect(page.getByText(noConnection)).toBeVisible()
  await remove.click()
  await expect(row.getByRole('button', { name: 'Hitung' })).toBeVisible()
  await expect(row).toContainText('5')
  await expect(panel.getByText(/Botol pecah/)).toHaveCount(1)
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]])
  allowErrors(pageErrors, 'reset connection')
})

test('lost response: a service is created once', async ({ page, clinic, pageErrors }) => {
  const { email, password } = await createEditor(clinic)
  const name = `Facial Tenang ${Date.now()}`
  await openPage(page, '/dashboard/login')
  await fillSignIn(page, email, password)
  await page.getByRole('link', { name: 'Treatment' }).click()
  await page.getByRole('link', { name: 'Tambah Treatment' }).click()
  await page.getByRole('textbox', { name: 'Nama', exact: true }).fill(name)
  await page.getByLabel('Kategori').selectOption({ index: 1 })
  await page.getByLabel('Deskripsi singkat').fill('Kulit tenang dalam satu jam')
  const photo = await fakePhoto({ edge: 800 })
  await page.getByLabel('Unggah', { exact: true }).first().setInputFiles(photo)
  await expect(page.getByText('Ganti', { exact: true })).toHaveCount(1)
  await page.getByLabel('Unggah', { exact: true }).first().setInputFiles(photo)
  await expect(page.getByText('Ganti', { exact: true })).toHaveCount(2)
  const keys = await dropFirstResponse(page, '/legacy/services/admin/create')
  const save = page.getByRole('button', { name: 'Simpan' })
  await save.click()
  await expect(page.getByText(noConnection)).toBeVisible()
  await save.click()
  await expect(page.getByRole('row', { name })).toHaveCount(1)
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]])

  // The first request is still running: this is no edit conflict.
  const busy = { status: false, result: null, message: 'Permintaan yang sama sedang diproses' }
  const answer = { status: 409, headers: { 'retry-after': '1' }, json: busy }
  await page.route('**/legacy/services/admin/update', (route) => route.fulfill(answer), { times: 1 })
  await page.getByRole('button', { name: `Ubah ${name}` }).click()
  await page.getByLabel('Deskripsi singkat').fill('Kulit tenang dalam dua jam')
  await save.click()
  await expect(page.getByText(busy.message)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Konten ini baru disimpan orang lain' })).toHaveCount(0)
  await save.click()
  await expect(page).toHaveURL(/treatment(\?|$)/)
  allowErrors(pageErrors, 'reset connection')
})

test('walk-in: a refused form can be corrected and sent again', async ({ page, context, clinic }) => {
  const { doctor } = await openSessionToday(clinic.dataDirectory, { fee: 150_000 })
  const { fullName } = await clinic.newPatient()
  await clinic.newStaff(context, 'frontOffice')
  await openPage(page, '/ops/queue')
  await page.getByRole('button', { name: 'Pasien datang langsung' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Pasien').fill(fullName)
  await sheet.getByRole('button', { name: fullName }).click()
  const option = sheet.getByRole('option').filter({ hasText: doctor })
  await sheet.getByLabel('Sesi dokter').selectOption({ label: (await option.textContent())! })
  await sheet.getByLabel('Cara bayar').selectOption('Tunai')
  await sheet.getByLabel('Uang diterima (rupiah)').fill('100.000')
  await sheet.getByLabel('Keluhan').fill('Kulit kering di siku')
  const send = sheet.getByRole('button', { name: 'Masukkan ke antrean' })
  await send.click()
  await expect(sheet.getByText('Pembayaran kurang Rp 55.000')).toBeVisible()
  await sheet.getByLabel('Uang diterima (rupiah)').fill('200.000')
  await send.click()
  await expect(page.getByText(`${fullName} masuk antrean. Kembalian Rp 45.000`)).toBeVisible()
})
