import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { allowErrors } from './page-errors.ts'
import { openPage } from './open-page.ts'

test.beforeEach(async ({ context, clinic }) => {
  await clinic.newMember(context)
})

test('branches: all branches are listed ten at a time, and Back shows fewer again', async ({ page }) => {
  await openPage(page, '/user/branches')
  await expect(page.getByRole('heading', { name: 'Klinik NMW', level: 1 })).toBeVisible()
  const items = page.getByRole('main').getByRole('listitem')
  await expect(items).toHaveCount(10)
  await page.getByRole('link', { name: 'Tampilkan lagi' }).click()
  await expect(items).toHaveCount(20)
  await expect(page).toHaveURL('/user/branches?page=2')
  await page.getByRole('link', { name: 'Tampilkan lagi' }).click()
  await expect(page.getByText('25 dari 25 klinik')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tampilkan lagi' })).toBeHidden()
  const jayapura = items.filter({ hasText: 'Klinik NMW Jayapura' })
  await expect(jayapura).toContainText('Senin-Jumat 09.00-20.00 WIT')
  const manado = items.filter({ hasText: 'Klinik NMW Manado' })
  await expect(manado).toContainText('Jam buka belum diumumkan')
  await expect(manado.getByRole('link', { name: /Reservasi/ })).toHaveCount(0)
  await expect(manado.getByRole('link', { name: 'Lihat peta Klinik NMW Manado' })).toBeVisible()
  await page.goBack()
  await expect(items).toHaveCount(20)
})

test('branches: the search waits for a pause in typing, is part of the URL and can be cleared', async ({ page }) => {
  const searched: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const search = searchParams.get('search')
    if (pathname === '/legacy/services/branch' && search) searched.push(search)
  })
  // Installed before the page is opened, so that it also controls the first timers.
  await page.clock.install()
  await openPage(page, '/user/branches')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('Cari Lokasi').pressSequentially('denpasar')
  expect(searched).toEqual([])
  await page.clock.runFor(1_000)
  await page.clock.resume()
  await expect(page).toHaveURL('/user/branches?search=denpasar')
  await expect(page.getByText('1 dari 1 klinik')).toBeVisible()
  expect(searched).toEqual(['denpasar'])
  await page.reload()
  await expect(page.getByLabel('Cari Lokasi')).toHaveValue('denpasar')
  await expect(page.getByText('1 dari 1 klinik')).toBeVisible()

  await page.getByLabel('Cari Lokasi').fill('tidak ada')
  await expect(page.getByRole('heading', { name: 'Cabang tidak ada' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Hapus pencarian' }).click()
  await expect(page.getByText('10 dari 25 klinik')).toBeVisible()
  await expect(page.getByLabel('Cari Lokasi')).toHaveValue('')
  await expect(page).toHaveURL('/user/branches')

  await page.getByLabel('Cari Lokasi').fill('bandung')
  await page.getByLabel('Cari Lokasi').press('Enter')
  await expect(page.getByText('1 dari 1 klinik')).toBeVisible()
  await page.getByRole('button', { name: 'Hapus pencarian' }).click()
  await expect(page.getByText('10 dari 25 klinik')).toBeVisible()
})

test('branches: the nearest branches come first when the location is allowed, also within a search', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -8.69, longitude: 115.22 })
  await openPage(page, '/user/branches')
  await page.getByRole('button', { name: 'Urutkan dari yang terdekat' }).click()
  const first = page.getByRole('main').getByRole('listitem').first()
  await expect(first).toContainText(/Klinik NMW Denpasar\s*1,5\skm/)
  await page.getByLabel('Cari Lokasi').fill('jawa')
  await expect(first).toContainText('Klinik NMW Malang')
})

test('branches: a list that fails to load shows an error and can be retried', async ({ page, pageErrors }) => {
  await openPage(page, '/user/home')
  await page.route('**/legacy/services/branch?*search=*', (route) => route.fulfill({ status: 500, body: 'x' }))
  await page
    .getByRole('region', { name: /^Cabang/ })
    .getByRole('link', { name: 'Lihat semua' })
    .click()
  await expect(page.getByRole('heading', { name: 'Daftar klinik gagal dimuat' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('alert').getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByText('10 dari 25 klinik')).toBeVisible()
  allowErrors(pageErrors, 'status 500')
})

test('branches: search and paging work without JavaScript', async ({ clinic, otherDevice }) => {
  const page = await otherDevice({ javaScriptEnabled: false, baseURL: clinic.url })
  await clinic.newMember(page.context())
  await page.goto('/user/branches')
  await page.getByRole('link', { name: 'Tampilkan lagi' }).click()
  await expect(page.getByText('20 dari 25 klinik')).toBeVisible()
  await page.getByLabel('Cari Lokasi').fill('makassar')
  await page.getByLabel('Cari Lokasi').press('Enter')
  await expect(page.getByText('1 dari 1 klinik')).toBeVisible()
})
