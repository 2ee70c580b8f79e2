import { prescribeForClinic } from '../tools/test-clinic/prescriptions.ts'
import { fakePatient } from '../tools/test-clinic/patients.ts'
import { expect, test } from './clinic.ts'
import { expectAccessibleInLight } from './expect-accessible.ts'
import { openPage } from './open-page.ts'

test('till: a buyer is registered without losing the bill, and a new prescription is added to it', async ({
  page,
  context,
  clinic,
}) => {
  const newcomer = fakePatient()
  await clinic.newStaff(context, 'frontOffice')
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/ops/sale')
  await page.getByLabel('Barang atau layanan').fill('Facial Hidrasi')
  await page.getByRole('button', { name: /^Facial Hidrasi/ }).click()
  const line = page.getByLabel('Jumlah Facial Hidrasi')
  await line.selectOption('2')

  const question = page.getByRole('alertdialog')
  await page.getByRole('link', { name: 'Antrean', exact: true }).first().click()
  await expect(question).toContainText('belum disimpan akan hilang')
  await question.getByRole('button', { name: 'Tetap di sini' }).click()
  await expect(question).toHaveCount(0)

  await page.getByLabel(/^Pembeli/).fill(newcomer.fullName)
  await page.getByRole('button', { name: 'Daftarkan pasien baru' }).click()
  const sheet = page.getByRole('dialog', { name: 'Pasien baru' })
  await sheet.getByLabel('Nama lengkap sesuai KTP').fill(newcomer.fullName)
  await sheet.getByLabel('Nomor KTP', { exact: true }).fill(newcomer.noKTP)
  await sheet.getByLabel('Tanggal lahir').fill(newcomer.birthDate)
  await sheet.getByLabel('Perempuan').check()
  await sheet.getByRole('textbox', { name: 'E-mail' }).fill(newcomer.email)
  await sheet.getByLabel('Nomor telepon').fill(newcomer.phone)
  await expectAccessibleInLight(page)
  await sheet.getByLabel(/menandatangani persetujuan/).check()
  await sheet.getByRole('button', { name: 'Daftarkan', exact: true }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ganti', exact: true })).toBeFocused()
  await expect(line).toHaveValue('2')

  const given = await prescribeForClinic(clinic.dataDirectory, newcomer.email)
  const prescribed = page.getByRole('region', { name: 'Dari resep pasien' })
  await prescribed.getByRole('button', { name: `Tambah ke nota ${given.treatment}` }).click()
  const all = prescribed.getByRole('button', { name: /^(Tambah semua|Semua) obat/ })
  await all.click()
  await expect(all).toHaveText('Semua obat di nota')
  await expect(all).toBeFocused()
  await expect(prescribed.getByRole('button', { name: /^Sudah di nota/ })).toHaveCount(3)
  const redeeming = page.getByText(/^Menebus resep .+ untuk terakhir kali\.$/)
  await expect(redeeming).toBeVisible()
  await page.getByRole('button', { name: `Hapus ${given.gel}` }).click()
  await expect(redeeming).toHaveCount(0)
  await prescribed.getByRole('button', { name: `Tambah ke nota ${given.gel}` }).click()
  await expect(redeeming).toBeVisible()
  await expect(page.getByLabel(`Jumlah ${given.treatment}`)).toHaveValue('1')
  const strips = page.getByLabel(`Jumlah ${given.medicine}`)
  await expect(strips).toHaveValue('2')
  await expect(strips.getByRole('option')).toHaveText(['1', '2'])
  await strips.selectOption('1')
  await expect(page.getByLabel('Terima sebagai uang muka')).toBeDisabled()
  await expectAccessibleInLight(page)

  await page.getByRole('button', { name: /^Terima Rp/ }).click()
  const row = page.getByRole('row', { name: newcomer.fullName })
  await expect(row).toContainText('Lunas')
  await page.getByLabel(/^Pembeli/).fill(newcomer.fullName)
  await page.getByRole('button', { name: new RegExp(newcomer.fullName) }).click()
  await expect(prescribed.getByRole('listitem'), 'what was redeemed is not sold again').toHaveText([
    new RegExp(`^${given.medicine}Sisa 1 strip`),
  ])
  await row.getByRole('button', { name: 'Batalkan' }).click()
  await expect(question).toContainText(/Kembalikan Rp [\d.]+\./)
})
