import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { allowErrors } from './allow-errors.ts'

test.use({ serviceWorkers: 'allow', visitor: 'new' })

test('offline: without a line there is a page that says so, and nothing personal is kept', async ({
  page,
  context,
  clinic,
  pageErrors,
}) => {
  await clinic.newMember(context)
  await page.goto('/user/home')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // Loaded again, now through the worker.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Selamat')
  await page.goto('/user/account-setting?slug=change-profile')
  await expect.poll(() => page.evaluate(keptPaths)).toContain('/offline.html')
  // The line is cut only once the page has all its parts.
  let before = 0
  await expect
    .poll(async () => before === (before = (await page.evaluate(keptPaths)).length), { intervals: [500] })
    .toBe(true)

  const kept = await page.evaluate(keptPaths)
  const offlineFiles = ['/offline.html', '/offline.css', '/art/error.svg', '/art/favicon.svg']
  expect(kept.filter((path) => !path.startsWith('/_app/') && !offlineFiles.includes(path))).toEqual([])
  expect(kept.some((path) => path.startsWith('/_app/client/'))).toBe(true)

  await context.setOffline(true)
  await page.goto('/user/home')
  await expect(page.getByRole('heading', { name: 'Tidak ada sambungan' })).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Selamat')
  allowErrors(pageErrors, 'no network')
})

test('offline: the app can be installed', async ({ page, request }) => {
  await page.goto('/auth/login')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await request.get(address!)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await answer.json()) as { start_url: string; display: string; icons: { src: string }[] }
  expect(manifest).toMatchObject({ start_url: '/user/home', display: 'standalone' })
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true)
})

async function keptPaths() {
  const names = await caches.keys()
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return requests.flat().map(({ url }) => new URL(url).pathname)
}
