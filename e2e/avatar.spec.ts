import type { Page } from '@playwright/test'
import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { allowErrors } from './page-errors.ts'
import { fakePhoto } from './fake-photo.ts'
import { openPage } from './open-page.ts'

const path = '/user/account-setting?slug=change-profile'
const chooser = (page: Page) => page.locator('input[type=file]')
const portrait = (page: Page) => page.getByRole('main').locator('img[src^="/img/"]')

test('avatar: an avatar is chosen, previewed, uploaded over a broken connection, and shown to its owner only', async ({
  page,
  context,
  clinic,
  pageErrors,
  otherDevice,
}) => {
  await clinic.newMember(context)
  await openPage(page, path)
  await page.getByRole('button', { name: 'Tambah foto' }).click()
  await expect(chooser(page)).toBeFocused()
  await expectAccessible(page)
  await chooser(page).setInputFiles(await fakePhoto())
  await expect(page.getByRole('img', { name: 'Pratinjau foto baru' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unggah foto' })).toBeFocused()

  const chunks: number[] = []
  await page.route('**/resumable-chunk', (route) => {
    chunks.push(chunks.length)
    return chunks.length === 2 ? route.abort('connectionreset') : route.continue()
  })
  await page.getByRole('button', { name: 'Unggah foto' }).click()
  await expect(page.getByText(/^Unggahan terhenti di [1-9]\d?%/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lanjutkan Unggah' })).toBeFocused()
  await expectAccessible(page)
  const before = chunks.length
  await page.getByRole('button', { name: 'Lanjutkan Unggah' }).click()
  await expect(page.getByText('Foto profil tersimpan')).toBeVisible()
  expect(before, 'the upload went on, it did not start anew').toBe(2)
  await expect(page.getByRole('button', { name: 'Ubah foto' })).toBeFocused()
  await expect(portrait(page)).toHaveJSProperty('complete', true)
  expect(await portrait(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192)

  await openPage(page, '/user/account')
  const source = await portrait(page).getAttribute('src')
  expect(await portrait(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const stranger = await otherDevice()
  expect((await stranger.goto(clinic.url + source))?.status()).toBe(404)
  allowErrors(pageErrors, 'reset connection')
})

test('avatar: an unsuitable file is refused, and cancelling changes nothing', async ({ page, context, clinic }) => {
  await clinic.newMember(context)
  await openPage(page, path)
  await page.getByLabel('Pekerjaan').fill('Guru')
  await page.getByRole('button', { name: 'Tambah foto' }).click()
  await chooser(page).setInputFiles(await fakePhoto({ format: 'gif', edge: 20 }))
  await expect(page.getByText('Upload Avatar Gagal')).toBeVisible()
  await expect(page.getByText('Format gambar harus jpg, jpeg, atau png')).toBeVisible()

  const buffer = Buffer.from('<svg onload=alert(1)>')
  await chooser(page).setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('Gambar Tidak Valid')).toBeVisible()
  await expect(page.getByText('Upload Avatar Gagal')).toBeVisible()
  await expect(chooser(page)).toBeFocused()
  await expectAccessible(page)

  await chooser(page).setInputFiles(await fakePhoto({ format: 'png', edge: 200 }))
  await expect(page.getByText('Upload Avatar Gagal')).toBeHidden()
  await page.getByRole('button', { name: 'Batal' }).click()
  await expect(page.getByRole('button', { name: 'Tambah foto' })).toBeFocused()
  await expect(portrait(page)).toHaveCount(0)
  await expect(page.getByLabel('Pekerjaan'), 'the form below keeps what was typed').toHaveValue('Guru')
})

test('avatar: a refused picture shows an error, and only missing parts are sent again', async ({
  page,
  context,
  clinic,
  pageErrors,
}) => {
  await clinic.newMember(context)
  await openPage(page, path)
  let started = 0
  let taken = 0
  await page.route('**/resumable-start', (route) => {
    started++
    return route.continue()
  })
  const wrongName = JSON.stringify({ image: `${'0'.repeat(32)}.webp` })
  await page.route('**/update-avatar', (route) => {
    taken++
    if (taken === 1) return route.abort()
    return taken === 2 ? route.continue({ postData: wrongName }) : route.continue()
  })
  await page.getByRole('button', { name: 'Tambah foto' }).click()
  await chooser(page).setInputFiles(await fakePhoto({ edge: 200 }))
  await page.getByRole('button', { name: 'Unggah foto' }).click()
  await expect(page.getByText('Upload Avatar Gagal')).toBeVisible()
  await expect(page.getByText('Gagal Memuat Data, periksa koneksi internet Anda')).toBeVisible()
  await page.getByRole('button', { name: 'Unggah foto' }).click()
  await expect(page.getByText('Gagal Memuat Data, periksa koneksi internet Anda')).toBeHidden()
  await expect(page.getByText('Upload Avatar Gagal')).toBeVisible()
  expect(started, 'the picture was there already').toBe(1)
  await page.getByRole('button', { name: 'Unggah foto' }).click()
  await expect(page.getByText('Foto profil tersimpan')).toBeVisible()
  expect({ started, taken }).toEqual({ started: 2, taken: 3 })
  allowErrors(pageErrors, 'aborted call')
})
