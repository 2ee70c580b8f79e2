import type { Page } from '@playwright/test'
import { expect, test } from './clinic.ts'
import { expectAccessible, expectAccessibleInLight } from './expect-accessible.ts'
import { fakePhoto } from './fake-photo.ts'
import { openPage } from './open-page.ts'

test('administration: an administrator adds a doctor, a product and a voucher, and withdraws days off', async ({
  page,
  context,
  clinic,
}) => {
  await clinic.newStaff(context, 'administrator')
  const number = Math.floor(Math.random() * 1e6)
  const photo = await fakePhoto({ edge: 300 })
  const panel = page.getByRole('complementary')
  const save = () => panel.getByRole('button', { name: 'Simpan', exact: true }).click()

  await openPage(page, '/ops')
  const more = page.getByRole('button', { name: 'Lainnya' })
  await expect(more).not.toHaveAttribute('aria-current')
  await more.press('Enter')
  await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(6)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Kelola klinik' }).press('Enter')
  await expect(page).toHaveURL('/ops/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(more).toHaveAttribute('aria-current', 'true')

  await openPage(page, '/ops/admin?tab=dokter')
  await page.getByRole('button', { name: 'Tambah dokter' }).click()
  await save()
  await expect(panel.getByText('Nama dokter wajib diisi')).toBeVisible()
  await expect(panel.getByLabel('Nama dengan gelar')).toBeFocused()
  await expectAccessible(page)
  await panel.getByLabel('Nama dengan gelar').fill(`Baru ${number}, Sp.D.V.E.`)
  await panel.locator('input[type="file"]').setInputFiles(photo)
  await expect(panel.getByText('Ganti')).toBeVisible()
  await panel.getByLabel('Jenis kelamin').selectOption('0')
  await panel.getByLabel('Jenis', { exact: true }).selectOption('2560')
  await panel.getByLabel('Tarif konsultasi').fill('175000')
  await panel.getByLabel('Nomor STR').fill(`STR-${number}`)
  await save()
  await expect(panel.getByText('Belum ada SIP')).toBeVisible()
  await panel.getByText('Tambah atau perbarui SIP').click()
  await panel.getByLabel('Cabang', { exact: true }).first().selectOption('1')
  await panel.getByLabel('Nomor SIP').fill(`SIP/${number}`)
  await panel.getByLabel('Berlaku sampai').fill('2040-01-01')
  await panel.getByRole('button', { name: 'Simpan SIP' }).click()
  await expect(panel.getByText(`SIP/${number}, sampai`)).toBeVisible()
  await expectAccessibleInLight(page)

  await openPage(page, '/ops/admin?tab=produk')
  await page.getByRole('button', { name: 'Tambah produk' }).press('Enter')
  await expect(panel.getByRole('region', { name: 'Tambah produk' }), 'the focus goes along').toBeFocused()
  await panel.getByLabel('Kode produk').fill('OTC-0001')
  await panel.getByLabel('Nama produk').fill(`Serum ${number}`)
  await panel.getByLabel('Kategori').fill('Serum')
  await panel.locator('input[type="file"]').setInputFiles(photo)
  await expect(panel.getByText('Ganti')).toBeVisible()
  await panel.getByLabel('Harga (rupiah)').fill('150000')
  await panel.getByLabel('Harga anggota (rupiah)').fill('135000')
  await panel.getByLabel('Berat kemasan').fill('120')
  await panel.getByLabel('Isi bersih').fill('30 ml')
  await panel.getByLabel('Nomor notifikasi BPOM').fill(`NA-${number}`)
  await panel.getByLabel('Buka rak di cabang').selectOption('1')
  await save()
  await expect(panel.getByText('Kode ini sudah dipakai')).toBeVisible()
  await panel.getByLabel('Kode produk').fill(`OTC-B${number}`)
  await save()
  await expect(page.getByText('Produk ditambahkan')).toBeVisible()
  await page.getByLabel('Cari produk').fill(`Serum ${number}`)
  await expect(page.getByRole('row', { name: `Serum ${number}` })).toContainText('Dijual')
  await expectAccessible(page)

  await openPage(page, '/ops/admin?tab=voucher')
  await page.getByRole('button', { name: 'Tambah voucher' }).click()
  await panel.getByLabel('Kode voucher').fill(`VCG-B${number}`)
  await panel.getByLabel('Nama voucher').fill(`Voucher ${number}`)
  await panel.locator('input[type="file"]').setInputFiles(photo)
  await panel.getByLabel('Ditawarkan mulai').fill('2026-01-01')
  await panel.getByLabel('Hari terakhir').fill('2040-01-01')
  await panel.getByLabel('Syarat').fill('Berlaku 30 hari.\nTidak digabung.')
  await panel.getByLabel('Cara pakai').fill('Tunjukkan kode.')
  await panel.getByLabel('Pilihan pertama').fill('Facial')
  await panel.getByLabel('Harga (poin)').fill('40')
  await panel.getByLabel('Nilai (rupiah)').fill('200000')
  await expect(panel.getByText('Ganti')).toBeVisible()
  await save()
  await expect(panel.getByRole('heading', { name: 'Pilihan' })).toBeVisible()
  await expectAccessible(page)

  await withdrawDaysOff(page, `Baru ${number}`)
})

async function withdrawDaysOff(page: Page, doctor: string) {
  await openPage(page, '/ops/admin?tab=libur')
  const choice = page.getByLabel('Dokter', { exact: true })
  await choice.selectOption({ label: (await choice.locator('option', { hasText: doctor }).textContent())! })
  await page.getByLabel('Hari pertama').fill('2099-05-05')
  await page.getByLabel('Alasan untuk pasien').fill('Seminar')
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Tutup' }).click()
  const row = page.getByRole('listitem').filter({ hasText: doctor })
  await expect(row).toContainText('Seminar')
  await row.getByRole('button', { name: 'Batalkan' }).click()
  await expect(question).toContainText('mereka perlu memesan lagi')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Batalkan libur' }).click()
  await expect(row).toBeHidden()
}

test('administration: without branches the administrator is led to the first one, and others learn whom to ask', async ({
  page,
  context,
  otherDevice,
  clinic,
}) => {
  const none = { json: { status: 200, message: 'OK', result: [] } }
  await clinic.newStaff(context, 'administrator')
  await page.route('**/legacy/ops/branch/mine', (route) => route.fulfill(none))
  await openPage(page, '/ops/queue')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klinik belum punya cabang')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Buka cabang pertama' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kelola klinik')
  await expect(page.getByRole('button', { name: 'Tambah cabang' })).toBeVisible()
  await page.getByRole('link', { name: 'Antrean' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klinik belum punya cabang')

  const counter = await otherDevice()
  await clinic.newStaff(counter.context(), 'frontOffice')
  await counter.route('**/legacy/ops/branch/mine', (route) => route.fulfill(none))
  await openPage(counter, '/ops/queue')
  await expect(counter.getByRole('heading', { level: 1 })).toHaveText('Anda belum punya cabang')
})
