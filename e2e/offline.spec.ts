import { addOfficeAddress, addressPath } from './address-steps.ts'
import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openPage } from './open-page.ts'
import { allowErrors } from './page-errors.ts'

test.describe('offline: with the service worker', () => {
  test.use({ serviceWorkers: 'allow', freshBrowser: true })

  test('a page says so, and nothing personal is cached', async ({ page, context, clinic, pageErrors }) => {
    await clinic.newMember(context)
    await page.goto('/user/home')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    // Loaded again, now through the service worker.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Selamat')
    await page.goto('/user/account-setting?slug=change-profile')
    await expect.poll(() => page.evaluate(cachedPaths)).toContain('/offline.html')
    // Offline only once the page has all its files.
    let before = 0
    await expect
      .poll(async () => before === (before = (await page.evaluate(cachedPaths)).length), { intervals: [500] })
      .toBe(true)

    const cached = await page.evaluate(cachedPaths)
    const offlineFiles = ['/offline.html', '/offline.css', '/art/error.svg', '/art/favicon.svg']
    expect(cached.filter((path) => !path.startsWith('/_app/') && !offlineFiles.includes(path))).toEqual([])
    expect(cached.some((path) => path.startsWith('/_app/client/'))).toBe(true)

    await context.setOffline(true)
    await page.goto('/user/home')
    await expect(page.getByRole('heading', { name: 'Tidak ada sambungan' })).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Coba lagi' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Selamat')
    allowErrors(pageErrors, 'no network')
  })

  test('the app can be installed', async ({ page, request }) => {
    await page.goto('/auth/login')
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const answer = await request.get(address!)
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = (await answer.json()) as { start_url: string; display: string; icons: { src: string }[] }
    expect(manifest).toMatchObject({ start_url: '/user/home', display: 'standalone' })
    for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true)
  })
})

test('offline: an action fails at once and is not executed later', async ({ page, context, clinic, pageErrors }) => {
  await clinic.newMember(context)
  await openPage(page, addressPath)
  await addOfficeAddress(page)
  const requested: string[] = []
  page.on('request', (request) => void (request.method() === 'DELETE' && requested.push(request.url())))
  await page.getByRole('button', { name: 'Hapus Kantor' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Hapus' }).click()
  await expect(page.getByText('periksa koneksi internet Anda')).toBeVisible({ timeout: 5_000 })
  await expect(dialog).toBeHidden()
  expect(requested).toHaveLength(1)

  await context.setOffline(false)
  await openPage(page, addressPath)
  await expect(page.getByRole('button', { name: 'Hapus Kantor' })).toBeVisible()
  expect(requested, 'not sent again').toHaveLength(1)
  allowErrors(pageErrors, 'no network')
})

test('offline: a list shows an error, and loads when the connection is back', async ({
  page,
  context,
  clinic,
  pageErrors,
}) => {
  await clinic.newMember(context)
  await openPage(page, '/user/order?slug=history-payment')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Kembali' }).click()
  await expect(page).toHaveURL('/user/order')
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeHidden()
  await expect(page.getByText('Gagal Memuat Data')).toHaveCount(0)
  allowErrors(pageErrors, 'no network')
})

async function cachedPaths() {
  const names = await caches.keys()
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return requests.flat().map(({ url }) => new URL(url).pathname)
}
