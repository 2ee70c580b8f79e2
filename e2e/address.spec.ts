import { addOfficeAddress, addressPath } from './address-steps.ts'
import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { allowErrors } from './page-errors.ts'
import { openPage } from './open-page.ts'

test('address: the form shows under each field what is missing', async ({ page, context, clinic }) => {
  await clinic.newMember(context)
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, addressPath)
  await page.getByRole('button', { name: 'Tambah Alamat' }).click()
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  for (const message of [
    'Label alamat wajib diisi',
    'Nama penerima wajib diisi',
    'Nomor telepon wajib diisi',
    'Belum memilih provinsi tujuan',
    'Belum memilih kota tujuan',
    'Belum memilih kecamatan tujuan',
    'Kode pos wajib diisi',
    'Alamat wajib diisi',
    'Info tambahan wajib diisi',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('Label alamat')).toBeFocused()
  await expect(page.getByRole('button', { name: /^Kota\/Kabupaten/ })).toBeDisabled()
  await expect(page.getByRole('button', { name: /^Kecamatan/ })).toBeDisabled()

  const phone = page.getByLabel('Nomor telepon')
  await phone.fill('0812')
  await expect(page.getByText('Invalid Nomor Telepon, Gunakan Kode Negara ex: "62"')).toBeVisible()
  await expect(phone).toHaveValue('')
  await phone.fill('628100000020199')
  await expect(page.getByText('Maks. 16 Karakter')).toBeVisible()
  await page.getByLabel('Kode pos').fill('40a')
  for (const [sent, message] of [
    ['+6281000000201', 'Gunakan (62) untuk mengganti angka (0) diawal, tidak menggunakan simbol (+)'],
    ['6281000000', 'Nomor telepon minimal 11 Karakter'],
  ] as const) {
    await phone.fill(sent)
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await expect(page.getByText(message)).toBeVisible()
  }
  await expect(page.getByText('Kode pos harus 5 angka')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kembali' }).click()
  await expect(phone).toHaveValue('6281000000')
  await page.getByRole('button', { name: 'Batal' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tutup' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('address: a region list can be searched, and a failed one is loaded again only on request', async ({
  page,
  context,
  clinic,
  pageErrors,
}) => {
  await clinic.newMember(context)
  let requested = 0
  await page.route('**/coverage-area/province', (route) => (++requested === 1 ? route.abort() : route.continue()))
  await openPage(page, addressPath)
  await page.getByRole('button', { name: 'Tambah Alamat' }).click()
  const province = page.getByRole('button', { name: /^Provinsi/ })
  await province.click()
  await expect(page.getByText('Gagal Memuat Data, periksa koneksi internet Anda')).toBeVisible()
  await page.keyboard.press('Escape')
  await province.click()
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  expect(requested).toBe(1)
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('option')).toHaveCount(38)
  expect(requested).toBe(2)
  await expectAccessible(page)
  await page.getByPlaceholder('Pencarian...').fill('JAWA')
  await expect(page.getByRole('option')).toHaveText(['Jawa Barat', 'Jawa Tengah', 'Jawa Timur'])
  await page.getByPlaceholder('Pencarian...').fill('atlantis')
  await expect(page.getByText('Tidak ditemukan.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(province).toBeFocused()
  await expect(page.getByRole('dialog', { name: 'Tambah alamat' })).toBeVisible()

  await page.route('**/coverage-area/city?*', (route) =>
    route.fulfill({ json: { status: true, result: [], message: '' } }),
  )
  await province.click()
  await page.getByRole('option', { name: 'Jawa Barat' }).click()
  await page.getByRole('button', { name: /^Kota\/Kabupaten/ }).click()
  await expect(page.getByText('Kategori Tidak ada.')).toBeVisible()
  allowErrors(pageErrors, 'aborted call')
})

test('address: an error that only the server finds shows at its field', async ({ page, context, clinic }) => {
  await clinic.newMember(context)
  await openPage(page, addressPath)
  await addOfficeAddress(page)
  const message = 'Belum memilih kecamatan tujuan'
  const errors = [{ path: 'subdistrictId', message }]
  await page.route('**/user/address/update/*', (route) =>
    route.fulfill({ status: 400, json: { status: false, result: null, message, errors } }),
  )
  await page.getByRole('button', { name: 'Ubah Kantor' }).click()
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  const district = page.getByRole('button', { name: /^Kecamatan/ })
  await expect(district).toHaveAccessibleDescription(message)
  await expect(district).toBeFocused()
})

test('address: an address deleted elsewhere leaves the list when deleting it fails', async ({
  page,
  context,
  clinic,
}) => {
  await clinic.newMember(context)
  await openPage(page, addressPath)
  await addOfficeAddress(page)
  await page.evaluate(async () => {
    const headers = { 'x-site': 'member', authorization: 'Bearer nmw-public' }
    const answer = await fetch('/legacy/user/address/list-address', { headers })
    const { result } = (await answer.json()) as { result: { udtId: number }[] }
    await fetch(`/legacy/user/address/delete/${result[0]!.udtId}`, { method: 'DELETE', headers })
  })
  await page.getByRole('button', { name: 'Hapus Kantor' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click()
  await expect(page.getByText('Data Tidak Ditemukan')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Belum ada alamat' })).toBeVisible()
})
