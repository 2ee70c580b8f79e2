import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { allowErrors } from './page-errors.ts'
import { openPage } from './open-page.ts'

test.beforeEach(async ({ context, clinic }) => {
  await clinic.newMember(context)
})

test('services: services are filtered by group and opened, with links to a consultation and back', async ({ page }) => {
  await openPage(page, '/user/services')
  await expect(page.getByRole('heading', { name: 'Layanan', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(33)
  const groups = page.getByRole('navigation', { name: 'Kelompok layanan' })
  await groups.getByRole('link', { name: 'Perawatan Spa' }).click()
  await expect(page).toHaveURL('/user/services?group=spa-treatment')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6)
  await expect(groups.getByRole('link', { name: 'Perawatan Spa' })).toHaveAttribute('aria-current', 'page')

  const card = page.getByRole('listitem').filter({ hasText: 'Facial Hidrasi' })
  await expect(card).toContainText('Rp 225.000')
  const description = await card.locator('span.small.dim').innerText()
  expect(description.length).toBeLessThanOrEqual(66)
  await card.getByRole('link').click()
  await expect(page).toHaveURL('/user/services?slug=facial-hidrasi&title=Facial+Hidrasi')
  await expect(page.getByRole('heading', { name: 'Facial Hidrasi', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(/^Facial Hidrasi/)
  const price = page.getByRole('region', { name: 'Harga dan jadwal' })
  await expect(price).toContainText('Rp 225.000')
  await expect(price).toContainText('Harga anggota')
  await expect(price).toContainText(/60\smenit/)
  await expect(page.getByRole('heading', { name: 'Pilihan layanan' })).toBeVisible()
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(page).toHaveURL('/user/services?group=spa-treatment')
  await page.goForward()
  await page.getByRole('link', { name: 'Konsultasi Sekarang' }).click()
  await expect(page).toHaveURL('/user/consult-create')
})

test('services: an unknown service shows an error and links to the others', async ({ page }) => {
  await openPage(page, '/user/services?slug=tidak-ada&title=Gratis+selamanya')
  await expect(page.getByRole('heading', { name: 'Layanan tidak ditemukan' })).toBeVisible()
  await expect(page.getByText('Gratis selamanya')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Lihat semua layanan' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(33)
})

test('services: a list that fails to load can be retried', async ({ page, pageErrors }) => {
  await openPage(page, '/user/account')
  await page.route('**/legacy/services/**', (route) => route.abort())
  await page.evaluate(() => history.pushState({}, '', '/user/services'))
  await page.goBack()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Layanan gagal dimuat' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(33)
  allowErrors(pageErrors, 'aborted call')
})
