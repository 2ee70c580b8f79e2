import type { Page } from '@playwright/test'
import { cookiesOf, logIn } from '../tools/test-clinic/log-in.ts'
import { type NewPatient, registerPatient } from '../tools/test-clinic/patients.ts'
import { findOverflow } from '../tools/screenshots/page-checks.ts'
import { addAddressByKeyboard, addOffice, addressPath } from './address-steps.ts'
import { pickFrom, pressOn, tabTo, typeInto } from './keyboard.ts'
import { expect, test } from './clinic.ts'
import { expectAccessibleInLight } from './expect-accessible.ts'
import { fakePhoto } from './fake-photo.ts'
import { openPage } from './open-page.ts'

/** One patient on one narrow telephone, without a mouse or a finger. */
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
  await pressOn(page, new RegExp(`^${name}`), 'link')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Pengaturan Akun')
}

/** Nothing sticks out to the side, and no rule of accessibility is broken. */
async function expectInOrder(page: Page) {
  expect(await page.evaluate(findOverflow)).toBe('')
  await expectAccessibleInLight(page)
}

/** From the top to the end of the page: what has the focus is not behind the tabs. */
async function expectNothingHidden(page: Page) {
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

test('account by keyboard: the profile and its portrait', async ({ page }) => {
  await open(page, 'Profil')
  // Asked for early: a key is quicker than the browser learns that somebody waits for its dialog.
  const choosing = page.waitForEvent('filechooser')
  await pressOn(page, 'Tambah foto')
  await expect(page.getByRole('button', { name: 'Pilih foto' })).toBeFocused()
  await page.keyboard.press('Enter')
  await (await choosing).setFiles(await fakePhoto({ edge: 300 }))
  await expect(page.getByRole('button', { name: 'Unggah foto' })).toBeFocused()
  await expectInOrder(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Foto profil tersimpan')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ubah foto' })).toBeFocused()
  await page.keyboard.press('Enter')
  await pressOn(page, 'Batal')
  await expect(page.getByRole('button', { name: 'Ubah foto' })).toBeFocused()

  await typeInto(page, 'Tempat lahir', 'Bandung')
  await typeInto(page, 'Pekerjaan', 'Guru')
  await tabTo(page, 'Perempuan', 'radio')
  await page.keyboard.press('ArrowDown')
  await typeInto(page, 'Alamat', 'Jl. Melati No. 5')
  await pickFrom(page, /^Provinsi/, 'dki')
  await pickFrom(page, /^Kota\/Kabupaten/, 'jakarta pusat')
  await pickFrom(page, /^Kecamatan/, 'gambir')
  await expectInOrder(page)
  await pressOn(page, 'Simpan perubahan')
  await expect(page.getByText('Berhasil Merubah Profil')).toBeVisible()
  await expect(page).toHaveURL(menu)
})

test('account by keyboard: number, e-mail and password', async ({ page, clinic }) => {
  await open(page, 'Nomor telepon')
  const phone = `6287${patient.phone.slice(4)}`
  await typeInto(page, 'Nomor WhatsApp', phone)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Kode enam angka')).toBeVisible()
  await expectInOrder(page)
  const [message] = await clinic.outbox(phone)
  await page.keyboard.type(message?.code ?? '')
  await pressOn(page, 'Verifikasi')
  await expect(page.getByText('Verifikasi Nomor Telepon Berhasil')).toBeVisible()
  await expect(page).toHaveURL(menu)
  await expectInOrder(page)

  await open(page, 'E-mail')
  const email = `baru-${patient.email}`
  await typeInto(page, /^E-mail/, email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tautan verifikasi sudah dikirim.')).toBeVisible()
  await expectInOrder(page)
  const mail = (await clinic.outbox(email)).find(({ link }) => link)
  await page.goto(mail?.link ?? '')
  await expect(page.getByText('E-mail Anda sudah diverifikasi')).toBeVisible()
  patient.email = email

  await open(page, 'Kata sandi')
  await typeInto(page, 'Kata sandi lama', patient.password)
  await typeInto(page, 'Kata sandi baru', 'Segar12345')
  await typeInto(page, 'Ulangi kata sandi baru', 'Segar12345')
  await expectInOrder(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Berhasil Merubah Password Akun.')).toBeVisible()
  patient.password = 'Segar12345'
})

test('account by keyboard: addresses', async ({ page }) => {
  await openPage(page, addressPath)
  await expect(page.getByRole('heading', { name: 'Belum ada alamat' })).toBeVisible()
  await addAddressByKeyboard(page, 'Rumah')
  const place = page.getByRole('group', { name: 'Alamat pengiriman' })
  await expect(place).toBeFocused()
  const cards = place.getByRole('listitem')
  await expect(cards.filter({ hasText: 'Rumah' })).toContainText('Utama')
  await expect(cards.filter({ hasText: 'Rumah' })).toContainText(/Coblong, Kota Bandung, Jawa Barat\s\d{5}/)
  await addOffice(page)
  await expect(cards).toHaveCount(2)
  await expectInOrder(page)

  await pressOn(page, 'Ubah Kantor')
  await typeInto(page, 'Nama penerima', 'Ratna Dewi')
  await expectInOrder(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Berhasil Mengubah Alamat')).toBeVisible()
  await expect(cards.filter({ hasText: 'Kantor' })).toContainText('Ratna Dewi')

  await pressOn(page, 'Jadikan Utama Kantor')
  await expect(page.getByText('Berhasil Mengganti Destinasi')).toBeVisible()
  await expect(cards.first()).toContainText('Kantor')
  await expect(page.getByText('Utama', { exact: true })).toHaveCount(1)
  await expect(page.getByRole('group', { name: 'Alamat pengiriman' })).toBeFocused()

  await pressOn(page, 'Hapus Rumah')
  await expect(page.getByRole('alertdialog', { name: 'Hapus alamat Rumah?' })).toBeVisible()
  await pressOn(page, 'Hapus')
  await expect(page.getByText('Berhasil Menghapus Alamat')).toBeVisible()
  await expect(cards).toHaveCount(1)
  await expect(page.getByRole('group', { name: 'Alamat pengiriman' })).toBeFocused()
})

test('account by keyboard: notifications, devices and privacy', async ({ page, clinic }) => {
  await open(page, 'Notifikasi')
  await pressOn(page, 'WhatsApp, Poin', 'switch')
  await expect(page.getByText('Pilihan notifikasi tersimpan')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'WhatsApp, Poin' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'WhatsApp, Poin' }), 'the focus stays').toBeFocused()
  await expectInOrder(page)
  await expectNothingHidden(page)

  await logIn(clinic.url, patient.email, { password: patient.password, agent: laptop })
  await open(page, 'Perangkat')
  await expectInOrder(page)
  await pressOn(page, /^Keluarkan Safari/)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await pressOn(page, 'Ya, keluarkan')
  await expect(page.getByText('Perangkat sudah dikeluarkan')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Perangkat' })).toBeFocused()

  await open(page, 'Privasi')
  await pressOn(page, 'Promo dan kabar klinik', 'switch')
  await expect(page.getByRole('switch', { name: 'Promo dan kabar klinik' })).toBeChecked()
  await typeInto(page, 'Kata sandi', patient.password)
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await downloading).suggestedFilename()).toBe('data-saya-klinik-nmw.zip')
  await typeInto(page, 'Kata sandi untuk menghapus akun', patient.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Akun Anda akan dihapus pada/)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Hapus akun' })).toBeFocused()
  await expectInOrder(page)
  await pressOn(page, 'Batalkan penghapusan')
  await expect(page.getByText('Akun Anda tetap terbuka')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hapus akun saya' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Hapus akun' })).toBeFocused()
})
