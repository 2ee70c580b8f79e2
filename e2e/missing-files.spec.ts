import type { Page } from '@playwright/test'
import { createEditor } from '../tools/test-clinic/staff.ts'
import { addOfficeAddress, addressPath } from './address-steps.ts'
import { expect, test } from './clinic.ts'
import { fillSignIn } from './fill-sign-in.ts'
import { allowErrors } from './page-errors.ts'
import { openPage } from './open-page.ts'

test.use({ freshBrowser: true })

/** Files of the app that the page has not loaded yet are gone, as after a deployment. Returns how to restore them. */
async function removeFiles(page: Page, kind: Kind = 'js') {
  const files = `**/_app/**/*.${kind}`
  await page.route(files, (route) => route.fulfill({ status: 404, body: '' }))
  return () => page.unroute(files)
}

const kinds = ['js', 'css'] as const
type Kind = (typeof kinds)[number]

for (const kind of kinds) {
  test(`missing files: after a deployment, retrying reloads the page: ${kind}`, async ({ page, pageErrors }) => {
    await openPage(page, '/branches')
    await page.evaluate(() => Object.assign(window, { old: true }))
    const restore = await removeFiles(page, kind)
    await page.locator('footer').getByRole('link', { name: 'Karir' }).click()
    await expect(page.getByRole('heading', { name: 'Halaman ini gagal dimuat' })).toBeVisible()
    await restore()
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Halaman ini gagal dimuat')
    await expect(page).toHaveURL('/careers')
    expect(await page.evaluate(() => 'old' in window)).toBe(false)
    allowErrors(pageErrors, 'missing file')
  })

  test(`missing files: a dialog that fails to load shows an error, and the screen stays: ${kind}`, async ({
    page,
    context,
    clinic,
    pageErrors,
  }) => {
    const { email } = await clinic.newPatient()
    await clinic.signIn(context, email)
    await openPage(page, addressPath)
    await addOfficeAddress(page)
    await openPage(page, addressPath)
    const restore = await removeFiles(page, kind)
    await page.getByRole('button', { name: 'Hapus Kantor' }).click()
    const lost = page.getByRole('alert').filter({ hasText: 'Bagian ini gagal dimuat' })
    await expect(lost).toBeVisible()
    await expect(page.getByText('Kantor').first(), 'the screen is still there').toBeVisible()
    await lost.getByRole('button', { name: 'Tutup' }).click()
    await expect(lost).toBeHidden()
    await page.getByRole('button', { name: 'Hapus Kantor' }).click()
    await expect(lost).toBeVisible()
    await restore()
    await lost.getByRole('button', { name: 'Coba lagi' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    await expect(dialog, 'with its styles').toHaveCSS('position', 'fixed')
    await expect(lost).toBeHidden()
    allowErrors(pageErrors, 'missing file')
  })
}

test('missing files: a dialog that fails twice offers to reload the page', async ({
  page,
  context,
  clinic,
  pageErrors,
}) => {
  await clinic.newMember(context)
  await openPage(page, addressPath)
  await addOfficeAddress(page)
  await page.evaluate(() => Object.assign(window, { old: true }))
  const restore = await removeFiles(page)
  await page.getByRole('button', { name: 'Hapus Kantor' }).click()
  const lost = page.getByRole('alert').filter({ hasText: 'Bagian ini gagal dimuat' })
  const reload = lost.getByRole('button', { name: 'Muat ulang halaman' })
  await expect(lost).toBeVisible()
  await expect(reload, 'it may have been the connection').toHaveCount(0)
  await lost.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(reload).toBeVisible()
  await restore()
  await reload.click()
  await page.waitForFunction(() => !('old' in window))
  await expect(page.getByRole('button', { name: 'Hapus Kantor' })).toBeVisible()
  allowErrors(pageErrors, 'missing file')
})

test('missing files: code fields that fail to load come with the next press or a reload', async ({
  page,
  pageErrors,
}) => {
  const expired = new Date(Date.now() + 300_000).toISOString()
  let requested = 0
  await page.route('**/legacy/auth/request-otp', async (route) => {
    requested += 1
    await route.fulfill({ json: { status: true, result: { expired }, message: '' } })
  })
  await openPage(page, '/auth/register')
  await page.getByLabel('Nomor WhatsApp').fill('6281234567890')
  const restore = await removeFiles(page)
  const send = page.getByRole('button', { name: 'Kirim kode' })
  await send.click()
  await expect(page.getByText('Ada bagian yang gagal dimuat.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Muat ulang halaman' })).toBeVisible()
  expect(requested, 'no code was sent in vain').toBe(0)
  await restore()
  await send.click()
  await expect(page.getByText('Kode enam angka')).toBeVisible()

  await openPage(page, '/auth/register')
  await page.getByLabel('Nomor WhatsApp').fill('6281234567890')
  const restoreAgain = await removeFiles(page)
  await send.click()
  const reload = page.getByRole('button', { name: 'Muat ulang halaman' })
  await expect(reload).toBeVisible()
  await page.evaluate(() => Object.assign(window, { old: true }))
  await restoreAgain()
  await reload.click()
  await page.waitForFunction(() => !('old' in window))
  allowErrors(pageErrors, 'missing file')
})

test('missing files: offline, a page or form whose file is missing shows a connection error, and stays', async ({
  page,
  context,
  clinic,
  pageErrors,
}) => {
  const noConnection = page.getByText('Gagal Memuat Data, periksa koneksi internet Anda')
  await openPage(page, '/auth/register')
  await page.getByLabel('Nomor WhatsApp').fill('6281234567890')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(noConnection).toBeVisible()
  await expect(page.getByRole('button', { name: 'Muat ulang halaman' })).toHaveCount(0)
  await context.setOffline(false)

  // Staff pages have no service worker that would show the offline page.
  await page.setViewportSize({ width: 1440, height: 900 })
  const { email, password } = await createEditor(clinic)
  await openPage(page, '/dashboard/login')
  await fillSignIn(page, email, password)
  await page.getByRole('table').waitFor()
  await page.evaluate(() => Object.assign(window, { old: true }))
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Media', exact: true }).click()
  await expect(noConnection).toBeVisible()
  const again = page.waitForEvent('requestfailed', (request) => request.url().includes('/_app/'))
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await again
  await expect(noConnection).toBeVisible()
  expect(await page.evaluate(() => 'old' in window), 'the page is the same').toBe(true)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible()
  allowErrors(pageErrors, 'missing file', 'no network')
})

test('missing files: a failed prefetch is repeated when the page is opened', async ({ page, pageErrors }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/branches')
  const restore = await removeFiles(page, 'css')
  const doctors = page.locator('header a[href="/doctors"]').first()
  const failed = page.waitForResponse((answer) => answer.status() === 404)
  await doctors.hover()
  const lost = (await failed).url()
  await restore()
  const came = page.waitForResponse((answer) => answer.url() === lost && answer.ok())
  await doctors.click()
  await came
  await expect(page.getByRole('main').getByRole('list').first()).toBeVisible()
  allowErrors(pageErrors, 'missing file')
})
