import { expect, type Page } from '@playwright/test'
import { openPage } from './open-page.ts'
import { chooseOption, pressKeyOn, typeInto } from './keyboard.ts'

export const addressPath = '/user/account-setting?slug=change-address'

export async function addAddressByKeyboard(page: Page, label: string) {
  await pressKeyOn(page, 'Tambah Alamat')
  await expect(page.getByRole('dialog', { name: 'Tambah alamat' })).toBeVisible()
  await typeInto(page, 'Label alamat', label)
  await typeInto(page, 'Nama penerima', 'Siti Rahmawati')
  await typeInto(page, 'Nomor telepon', '6281000000201')
  await chooseOption(page, /^Provinsi/, 'jawa barat')
  await chooseOption(page, /^Kota\/Kabupaten/, 'kota bandung')
  await chooseOption(page, /^Kecamatan/, 'coblong')
  await expect(page.getByLabel('Kode pos')).toHaveValue(/^\d{5}$/)
  await typeInto(page, 'Alamat lengkap', 'Jl. Dipatiukur Asri No. 27')
  await typeInto(page, 'Info tambahan', 'Pagar putih')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Berhasil Menambahkan Alamat')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Adds an address through the API, without the form. */
export async function addOfficeAddress(page: Page) {
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
  await openPage(page, addressPath)
}
