import type { Page } from '@playwright/test'
import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openPage } from './open-page.ts'

const path = '/user/account-setting?slug=change-address'

async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'textbox' = 'textbox') {
  const target = page.getByRole(role, { name })
  for (let presses = 0; presses < 40; presses++) {
    if ((await target.count()) === 1 && (await target.evaluate((element) => element === document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The focus does not come to ${name}`)
}

async function typeInto(page: Page, name: string, text: string) {
  await tabTo(page, name)
  await page.keyboard.type(text)
}

async function pick(page: Page, name: RegExp, typed: string) {
  await tabTo(page, name, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.type(typed)
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox')).toBeHidden()
}

async function addByKeyboard(page: Page, label: string) {
  await tabTo(page, 'Tambah Alamat', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Tambah alamat' })).toBeVisible()
  await typeInto(page, 'Label alamat', label)
  await typeInto(page, 'Nama penerima', 'Siti Rahmawati')
  await typeInto(page, 'Nomor telepon', '6281000000201')
  await pick(page, /^Provinsi/, 'jawa barat')
  await pick(page, /^Kota\/Kabupaten/, 'kota bandung')
  await pick(page, /^Kecamatan/, 'coblong')
  await expect(page.getByLabel('Kode pos')).toHaveValue(/^\d{5}$/)
  await typeInto(page, 'Alamat lengkap', 'Jl. Dipatiukur Asri No. 27')
  await typeInto(page, 'Info tambahan', 'Pagar putih')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Berhasil Menambahkan Alamat')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** A second one, without the long way through the form. */
async function addOffice(page: Page) {
  const body = {
    fullName: 'Siti Rahmawati',
    phone: '6281000000201',
    address: 'Jl. Wijaya Sentosa No. 42',
    postalCode: '40132',
    note: 'Lantai dua',
    label: 'Kantor',
    area: { provinceId: 32, cityId: 3273, subdistrictId: 327302 },
  }
  await page.evaluate(async (sent) => {
    const headers = { 'content-type': 'application/json', 'x-site': 'member', authorization: 'Bearer nmw-public' }
    await fetch('/legacy/user/address/create', { method: 'POST', headers, body: JSON.stringify(sent) })
  }, body)
  await openPage(page, path)
}

test('a patient keeps her addresses with the keyboard alone', async ({ page, context, clinic }) => {
  const { email } = await clinic.newPatient()
  await clinic.signIn(context, email)
  await openPage(page, path)
  await expect(page.getByRole('heading', { name: 'Belum ada alamat' })).toBeVisible()
  await addByKeyboard(page, 'Rumah')
  const cards = page.getByRole('group', { name: 'Alamat pengiriman' }).getByRole('listitem')
  await expect(cards.filter({ hasText: 'Rumah' })).toContainText('Utama')
  await expect(cards.filter({ hasText: 'Rumah' })).toContainText(/Coblong, Kota Bandung, Jawa Barat\s\d{5}/)
  await addOffice(page)
  await expect(cards).toHaveCount(2)

  await tabTo(page, 'Ubah Kantor', 'button')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Nama penerima')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Ratna Dewi')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Berhasil Mengubah Alamat')).toBeVisible()
  await expect(cards.filter({ hasText: 'Kantor' })).toContainText('Ratna Dewi')

  await tabTo(page, 'Jadikan Utama Kantor', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Berhasil Mengganti Destinasi')).toBeVisible()
  await expect(cards.first()).toContainText('Kantor')
  await expect(page.getByText('Utama', { exact: true })).toHaveCount(1)
  await expect(page.getByRole('group', { name: 'Alamat pengiriman' })).toBeFocused()

  await tabTo(page, 'Hapus Rumah', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Hapus alamat Rumah?' })).toBeVisible()
  await tabTo(page, 'Hapus', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Berhasil Menghapus Alamat')).toBeVisible()
  await expect(cards).toHaveCount(1)
  await expect(page.getByRole('group', { name: 'Alamat pengiriman' })).toBeFocused()
})

test('the address form says under each field what is missing', async ({ page, context, clinic }) => {
  const { email } = await clinic.newPatient()
  await clinic.signIn(context, email)
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, path)
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

test('a region list can be searched, and a failed one is tried again only when asked', async ({
  page,
  context,
  clinic,
  complaints,
}) => {
  const { email } = await clinic.newPatient()
  await clinic.signIn(context, email)
  let asked = 0
  await page.route('**/coverage-area/province', (route) => (++asked === 1 ? route.abort() : route.continue()))
  await openPage(page, path)
  await page.getByRole('button', { name: 'Tambah Alamat' }).click()
  const province = page.getByRole('button', { name: /^Provinsi/ })
  await province.click()
  await expect(page.getByText('Gagal Memuat Data, periksa koneksi internet Anda')).toBeVisible()
  await page.keyboard.press('Escape')
  await province.click()
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  expect(asked).toBe(1)
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('option')).toHaveCount(38)
  expect(asked).toBe(2)
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
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('net::ERR_FAILED')))
})
