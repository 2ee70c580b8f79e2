import { expect, test } from './clinic.ts'
import { allowErrors } from './page-errors.ts'
import { openPage } from './open-page.ts'

test('slow network: a second filter is added to the first before its answer', async ({ page }) => {
  await openPage(page, '/doctors')
  const released = Promise.withResolvers<void>()
  await page.route('**/legacy/doctor*', async (route) => {
    await released.promise
    await route.continue()
  })
  const branch = page.getByLabel('Cabang')
  const wanted = (await branch.locator('option').nth(1).getAttribute('value')) ?? ''
  await branch.selectOption(wanted)
  await expect(page).toHaveURL(`/doctors?branch=${wanted}`)
  await expect(branch, 'not back to what is still shown').toHaveValue(wanted)
  await page.getByRole('main').getByRole('navigation').first().getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/type=\d+/)
  await expect(page).toHaveURL(new RegExp(`branch=${wanted}`))
  released.resolve()
  await expect(branch).toHaveValue(wanted)
})

test('slow network: until the next page arrives the shown one is the current one', async ({ page }) => {
  await openPage(page, '/catalogue/semua-produk')
  const released = Promise.withResolvers<void>()
  await page.route('**/legacy/**', async (route) => {
    await released.promise
    await route.continue()
  })
  const pager = page.getByRole('navigation', { name: 'Halaman' })
  const current = pager.locator('[aria-current]')
  await pager.getByRole('link', { name: 'Berikutnya' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(current).toHaveText(['1'])
  released.resolve()
  await expect(current).toHaveText(['2'])
})

test('page title: it matches the open page, also after going back', async ({ page }) => {
  await openPage(page, '/articles')
  await page.getByRole('main').locator('a[href^="/articles/"]').first().click()
  await expect(page).toHaveURL(/\/articles\/./)
  await expect(page).not.toHaveTitle(/^Artikel/)
  const article = await page.title()
  await page.getByRole('main').locator('a[href="/articles"]').first().click()
  await expect(page).toHaveURL('/articles')
  await expect(page).toHaveTitle(/^Artikel/)
  await page.goBack()
  await expect(page).toHaveTitle(article)
  await page.goBack()
  await expect(page).toHaveTitle(/^Artikel/)
})

test('prefetch: a failed prefetch is repeated when the page is opened', async ({ page, pageErrors }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/branches')
  await page.route('**/legacy/**', (route) => route.abort())
  const doctors = page.locator('header a[href="/doctors"]').first()
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/legacy/'))
  await doctors.hover()
  await failed
  await page.unroute('**/legacy/**')
  await doctors.click()
  await expect(page).toHaveURL('/doctors')
  await expect(page.getByRole('main').getByRole('list').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Halaman ini gagal dimuat' })).toHaveCount(0)
  allowErrors(pageErrors, 'aborted call')
})
