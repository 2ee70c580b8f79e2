import { expect, test } from './clinic.ts'
import {
  blurredFace,
  darkFace,
  face,
  storedDraft,
  largePhoto,
  openSession,
  waitForPhotos,
  picker,
} from './consult-steps.ts'
import { expectAccessible } from './expect-accessible.ts'
import { allowErrors } from './page-errors.ts'
import { openPage } from './open-page.ts'

test.beforeEach(async ({ page, context, clinic }) => {
  await clinic.newMember(context)
  const { id, path } = await openSession(clinic)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('about:blank')
  booking = `${path}&doctor=${id}`
})

let booking = ''

test('consultation photos: an interrupted upload continues where it stopped', async ({ page, pageErrors }) => {
  await openPage(page, booking)
  const indexes: number[] = []
  let broken = true
  await page.route('**/resumable-chunk', (route) => {
    indexes.push(indexes.length)
    return indexes.length === 3 && broken ? route.abort('connectionreset') : route.continue()
  })
  await picker(page).setInputFiles(await largePhoto())
  await expect(page.getByText('Foto 1: Upload Gambar Gagal')).toBeVisible()
  const before = indexes.length
  await page.getByRole('button', { name: 'Lanjutkan', exact: true }).click()
  await expect(page.getByText('Lanjutkan atau hapus foto yang belum terunggah')).toBeVisible()
  await expectAccessible(page)
  broken = false
  await page.getByRole('button', { name: 'Lanjutkan Unggah' }).click()
  await expect(page.getByRole('region', { name: 'Foto wajah' }), 'the focus follows').toBeFocused()
  await waitForPhotos(page, 1)
  await expect(page.getByText('Upload Gambar Gagal')).toHaveCount(0)
  expect(indexes.length, 'the first chunks were not sent again').toBeLessThan(2 * before + 2)
  allowErrors(pageErrors, 'reset connection')
})

test('consultation photos: at most five photos are accepted, and a file that is no picture is refused', async ({
  page,
}) => {
  await openPage(page, booking)
  const bad = { name: 'bukan-foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload=alert(1)>') }
  await picker(page).setInputFiles([bad])
  await expect(page.getByText('Gambar Tidak Valid')).toBeVisible()
  await page.getByRole('button', { name: 'Hapus foto', exact: true }).click()
  await expect(page.getByText('0 dari 5')).toBeVisible()
  await picker(page).setInputFiles(await Promise.all([0, 1, 2, 3, 4, 5].map(face)))
  await expect(page.getByText('Maksimal 5 gambar')).toBeVisible()
  await expect(page.getByText('5 dari 5')).toBeVisible()
  await expect(picker(page)).toHaveCount(0)
  await waitForPhotos(page, 5)
})

test('consultation photos: a blurred and a dark photo show a hint and can be used nevertheless', async ({ page }) => {
  await openPage(page, booking)
  await picker(page).setInputFiles([await blurredFace(), await darkFace(), await face()])
  await expect(page.getByText('Foto 1: Foto buram, coba lagi')).toBeVisible()
  await expect(page.getByText(/Foto 2: Foto terlalu gelap/)).toBeVisible()
  await waitForPhotos(page, 1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tetap pakai' }).first().click()
  await waitForPhotos(page, 2)
  await page.getByRole('button', { name: 'Ganti foto' }).click()
  await expect(page.getByText('2 dari 5')).toBeVisible()
  await expect(page.getByText(/Foto terlalu gelap/)).toHaveCount(0)
})

test('consultation photos: without web workers photos are accepted unchecked', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
  await openPage(page, booking)
  await picker(page).setInputFiles([await blurredFace()])
  await waitForPhotos(page, 1)
  await expect(page.getByText('Foto buram')).toHaveCount(0)
})

test('consultation photos: without a camera the guide offers the gallery', async ({ page }) => {
  await openPage(page, booking)
  await page.getByRole('button', { name: 'Pakai kamera dengan panduan' }).click()
  const sheet = page.getByRole('dialog', { name: 'Ambil foto wajah' })
  await expect(sheet.getByText(/^(Kamera tidak ditemukan|Akses kamera tidak diberikan)/)).toBeVisible()
  await expectAccessible(page)
  await sheet.getByLabel('Pilih dari galeri').setInputFiles([await face()])
  await expect(sheet).toBeHidden()
  await waitForPhotos(page, 1)
})

test('consultation photos: a stored photo that fails to load stays; only a deleted one is removed', async ({
  page,
  pageErrors,
}) => {
  await openPage(page, booking)
  await picker(page).setInputFiles([await face()])
  await waitForPhotos(page, 1)
  await page.route('**/img/**', (route) => route.abort())
  await openPage(page, booking)
  await expect(page.getByText('Foto 1, tidak dapat ditampilkan')).toBeAttached()
  await expect(page.getByText('Foto ini sudah tidak tersimpan')).toHaveCount(0)
  expect((await storedDraft(page))?.photos).toHaveLength(1)

  await page.unroute('**/img/**')
  await page.route('**/img/**', (route) => route.fulfill({ status: 404 }))
  await openPage(page, booking)
  await expect(page.getByText('Foto ini sudah tidak tersimpan')).toBeVisible()
  await expect.poll(async () => (await storedDraft(page))?.photos).toHaveLength(0)
  allowErrors(pageErrors, 'aborted call')
})
