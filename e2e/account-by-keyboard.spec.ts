import type { Page } from '@playwright/test'
import { cookiesOf, logIn } from '../tools/test-clinic/log-in.ts'
import { type NewPatient, registerPatient } from '../tools/test-clinic/patients.ts'
import { findOverflow } from '../tools/screenshots/page-checks.ts'
import { addAddressByKeyboard, addOfficeAddress, addressPath } from './address-steps.ts'
import { chooseOption, pressKeyOn, tabTo, typeInto } from './keyboard.ts'
import { expect, test } from './clinic.ts'
import { expectAccessibleInLight } from './expect-accessible.ts'
import { fakePhoto } from './fake-photo.ts'
import { openPage } from './open-page.ts'

/** One patient on a narrow phone, by keyboard alone. */
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 320, height: 640 } })

const menu = '/user/account-setting'
const laptop = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'
let patient: NewPatient
let cookies: ReturnType<typeof cookiesOf>

test.beforeEach(async ({ clinic, context }) => {
  patient ??= await registerPatient(clinic.url)
  cookies ??= cookiesOf(await logIn(clinic.url, patient.email, { password: patient.password }), clinic.url)
  await context.addCookies(cookies)
})

async function open(page: Page, name: string) {
  await openPage(page, menu)
  await pressKeyOn(page, new RegExp(`^${name}`), 'link')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Pengaturan Akun')
}

async function expectFitsAndAccessible(page: Page) {
  expect(await page.evaluate(findOverflow)).toBe('')
  await expectAccessibleInLight(page)
}

/** On the way through the page by Tab, the tab bar never covers the focus. */
async function expectFocusNeverCovered(page: Page) {
  await openPage(page, page.url())
  const hidden: string[] = []
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body
      const { left, width, top, height } = focused.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      const name = focused.getAttribute('aria-label') ?? focused.textContent ?? ''
      return { name, inBar: !!focused.closest('nav'), behind: !!seen?.closest('nav') }
    })
    if (at.inBar) break
    if (at.behind) hidden.push(at.name)
  }
  expect(hidden).toEqual([])
}

test('account: the profile and its avatar can be edited by keyboard', async ({ page }) => {
  await open(page, 'Profil')
  // Before the key press, which is quicker than Playwright starts to listen.
  const choosing = page.waitForEvent('filechooser')
  await pressKeyOn(page, 'Tambah foto')
  await expect(page.getByRole('button', { name: 'Pilih foto' })).toBeFocused()
  await page.keyboard.press('Enter')
  await (await choosing).setFiles(await fakePhoto({ edge: 300 }))
  await expect(page.getByRole('button', { name: 'Unggah foto' })).toBeFocused()
  await expectFitsAndAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Foto profil tersimpan')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ubah foto' })).toBeFocused()
  await page.keyboard.press('Enter')
  await pressKeyOn(page, 'Batal')
  await expect(page.getByRole('button', { name: 'Ubah foto' })).toBeFocused()

  await typeInto(page, 'Tempat lahir', 'Bandung')
  await typeInto(page, 'Pekerjaan', 'Guru')
  await tabTo(page, 'Perempuan', 'radio')
  await page.keyboard.press('ArrowDown')
  await typeInto(page, 'Alamat', 'Jl. Melati No. 5')
  await chooseOption(page, /^Provinsi/, 'dki')
  await chooseOption(page, /^Kota\/Kabupaten/, 'jakarta pusat')
  await chooseOption(page, /^Kecamatan/, 'gambir')
  await expectFitsAndAccessible(page)
  await pressKeyOn(page, 'Simpan perubahan')
  await expect(page.getByText('Berhasil Merubah Profil')).toBeVisible()
  await expect(page).toHaveURL(menu)
})

test('account: phone number, e-mail and password can be changed by keyboard', async ({ page, clinic }) => {
  await open(page, 'Nomor telepon')
  const phone = `6287${patient.phone.slice(4)}`
  await typeInto(page, 'Nomor WhatsApp', phone)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Kode enam angka')).toBeVisible()
  await expectFitsAndAccessible(page)
  const [message] = await clinic.outbox(phone)
  await page.keyboard.type(message?.code ?? '')
  await pressKeyOn(page, 'Verifikasi')
  await expect(page.getByText('Verifikasi Nomor Telepon Berhasil')).toBeVisible()
  await expect(page).toHaveURL(menu)
  await expectFitsAndAccessible(page)

  await open(page, 'E-mail')
  const email = `baru-${patient.email}`
  await typeInto(page, /^E-mail/, email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tautan verifikasi sudah dikirim.')).toBeVisible()
  await expectFitsAndAccessible(page)
  const mail = (await clinic.outbox(email)).find(({ link }) => link)
  await page.goto(mail?.link ?? '')
  await expect(page.getByText('E-mail Anda sudah diverifikasi')).toBeVisible()
  patient.email = email

  await open(page, 'Kata sandi')
  await typeInto(page, 'Kata sandi lama', patient.password)
  await typeInto(page, 'Kata sandi baru', 'Segar12345')
  await typeInto(page, 'Ulangi kata sandi baru', 'Segar12345')
  await expectFitsAndAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Berhasil Merubah Password Akun.')).toBeVisible()
  patient.password = 'Segar12345'
})

test('account: addresses can be managed by keyboard', async ({ page }) => {
  await openPage(page, addressPath)
  await expect(page.getByRole('heading', { name: 'Belum ada alamat' })).toBeVisible()
  await addAddressByKeyboard(page, 'Rumah')
  const place = page.getByRole('group', { name: 'Alamat pengiriman' })
  await expect(place).toBeFocused()
  const cards = place.getByRole('listitem')
  await expect(cards.filter({ hasText: 'Rumah' })).toContainText('Utama')
  await expect(cards.filter({ hasText: 'Rumah' })).toContainText(/Coblong, Kota Bandung, Jawa Barat\s\d{5}/)
  await addOfficeAddress(page)
  await expect(cards).toHaveCount(2)
  await expectFitsAndAccessible(page)

  await pressKeyOn(page, 'Ubah Kantor')
  await typeInto(page, 'Nama penerima', 'Ratna Dewi')
  await expectFitsAndAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Berhasil Mengubah Alamat')).toBeVisible()
  await expect(cards.filter({ hasText: 'Kantor' })).toContainText('Ratna Dewi')

  await pressKeyOn(page, 'Jadikan Utama Kantor')
  await expect(page.getByText('Berhasil Mengganti Destinasi')).toBeVisible()
  await expect(cards.first()).toContainText('Kantor')
  await expect(page.getByText('Utama', { exact: true })).toHaveCount(1)
  await expect(page.getByRole('group', { name: 'Alamat pengiriman' })).toBeFocused()

  await pressKeyOn(page, 'Hapus Rumah')
  await expect(page.getByRole('alertdialog', { name: 'Hapus alamat Rumah?' })).toBeVisible()
  await pressKeyOn(page, 'Hapus')
  await expect(page.getByText('Berhasil Menghapus Alamat')).toBeVisible()
  await expect(cards).toHaveCount(1)
  await expect(page.getByRole('group', { name: 'Alamat pengiriman' })).toBeFocused()
})

test('account: notifications, devices and privacy can be set by keyboard', async ({ page, clinic }) => {
  await open(page, 'Notifikasi')
  await pressKeyOn(page, 'WhatsApp, Poin', 'switch')
  await expect(page.getByText('Pilihan notifikasi tersimpan')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'WhatsApp, Poin' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'WhatsApp, Poin' }), 'the focus stays').toBeFocused()
  await expectFitsAndAccessible(page)
  await expectFocusNeverCovered(page)

  await logIn(clinic.url, patient.email, { password: patient.password, agent: laptop })
  await open(page, 'Perangkat')
  await expectFitsAndAccessible(page)
  await pressKeyOn(page, /^Keluarkan Safari/)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await pressKeyOn(page, 'Ya, keluarkan')
  await expect(page.getByText('Perangkat sudah dikeluarkan')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Perangkat' })).toBeFocused()

  await open(page, 'Privasi')
  await pressKeyOn(page, 'Promo dan kabar klinik', 'switch')
  await expect(page.getByRole('switch', { name: 'Promo dan kabar klinik' })).toBeChecked()
  await typeInto(page, 'Kata sandi', patient.password)
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await downloading).suggestedFilename()).toBe('data-saya-klinik-nmw.zip')
  await typeInto(page, 'Kata sandi untuk menghapus akun', patient.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Akun Anda akan dihapus pada/)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Hapus akun' })).toBeFocused()
  await expectFitsAndAccessible(page)
  await pressKeyOn(page, 'Batalkan penghapusan')
  await expect(page.getByText('Akun Anda tetap terbuka')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hapus akun saya' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Hapus akun' })).toBeFocused()
})
