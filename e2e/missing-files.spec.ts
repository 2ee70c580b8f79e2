import type { Page } from '@playwright/test'
import { createEditor } from '../tools/test-clinic/staff.ts'
import { addOffice, addressPath } from './address-steps.ts'
import { expect, test } from './clinic.ts'
import { fillSignIn } from './fill-sign-in.ts'
import { allowErrors } from './allow-errors.ts'
import { openPage } from './open-page.ts'

test.use({ visitor: 'new' })

/** Files of the app that the page has not fetched yet are gone, as after a new version came out. */
async function loseFiles(page: Page, kind: Kind = 'js') {
  const files = `**/_app/**/*.${kind}`
  await page.route(files, (route) => route.fulfill({ status: 404, body: '' }))
  return () => page.unroute(files)
}

const kinds = ['js', 'css'] as const
type Kind = (typeof kinds)[number]

for (const kind of kinds) {
  test(`lost files: after a new version came out, trying again loads the page anew: ${kind}`, async ({
    page,
    pageErrors,
  }) => {
    await openPage(page, '/branches')
    await page.evaluate(() => Object.assign(window, { old: true }))
    const find = await loseFiles(page, kind)
    await page.locator('footer').getByRole('link', { name: 'Karir' }).click()
    await expect(page.getByRole('heading', { name: 'Halaman ini gagal dimuat' })).toBeVisible()
    await find()
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Halaman ini gagal dimuat')
    await expect(page).toHaveURL('/careers')
    expect(await page.evaluate(() => 'old' in window)).toBe(false)
    allowErrors(pageErrors, 'lost file')
  })

  test(`lost files: a dialog that could not be fetched says so, and the screen stays: ${kind}`, async ({
    page,
    context,
    clinic,
    pageErrors,
  }) => {
    const { email } = await clinic.newPatient()
    await clinic.signIn(context, email)
    await openPage(page, addressPath)
    await addOffice(page)
    await openPage(page, addressPath)
    const find = await loseFiles(page, kind)
    await page.getByRole('button', { name: 'Hapus Kantor' }).click()
    const lost = page.getByRole('alert').filter({ hasText: 'Bagian ini gagal dimuat' })
    await expect(lost).toBeVisible()
    await expect(page.getByText('Kantor').first(), 'the screen is still there').toBeVisible()
    await lost.getByRole('button', { name: 'Tutup' }).click()
    await expect(lost).toBeHidden()
    await page.getByRole('button', { name: 'Hapus Kantor' }).click()
    await expect(lost).toBeVisible()
    await find()
    await lost.getByRole('button', { name: 'Coba lagi' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    await expect(dialog, 'with its styles').toHaveCSS('position', 'fixed')
    await expect(lost).toBeHidden()
    allowErrors(pageErrors, 'lost file')
  })
}

test('lost files: a dialog that stays lost offers to load the page anew', async ({
  page,
  context,
  clinic,
  pageErrors,
}) => {
  await clinic.newMember(context)
  await openPage(page, addressPath)
  await addOffice(page)
  await page.evaluate(() => Object.assign(window, { old: true }))
  const find = await loseFiles(page)
  await page.getByRole('button', { name: 'Hapus Kantor' }).click()
  const lost = page.getByRole('alert').filter({ hasText: 'Bagian ini gagal dimuat' })
  const reload = lost.getByRole('button', { name: 'Muat ulang halaman' })
  await expect(lost).toBeVisible()
  await expect(reload, 'it may have been the line').toHaveCount(0)
  await lost.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(reload).toBeVisible()
  await find()
  await reload.click()
  await page.waitForFunction(() => !('old' in window))
  await expect(page.getByRole('button', { name: 'Hapus Kantor' })).toBeVisible()
  allowErrors(pageErrors, 'lost file')
})

test('lost files: boxes for a code that could not be fetched come at the next press, or with the page anew', async ({
  page,
  pageErrors,
}) => {
  const expired = new Date(Date.now() + 300_000).toISOString()
  let asked = 0
  await page.route('**/legacy/auth/request-otp', async (route) => {
    asked += 1
    await route.fulfill({ json: { status: true, result: { expired }, message: '' } })
  })
  await openPage(page, '/auth/register')
  await page.getByLabel('Nomor WhatsApp').fill('6281234567890')
  const find = await loseFiles(page)
  const send = page.getByRole('button', { name: 'Kirim kode' })
  await send.click()
  await expect(page.getByText('Ada bagian yang gagal dimuat.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Muat ulang halaman' })).toBeVisible()
  expect(asked, 'no code was sent in vain').toBe(0)
  await find()
  await send.click()
  await expect(page.getByText('Kode enam angka')).toBeVisible()

  await openPage(page, '/auth/register')
  await page.getByLabel('Nomor WhatsApp').fill('6281234567890')
  const findAgain = await loseFiles(page)
  await send.click()
  const reload = page.getByRole('button', { name: 'Muat ulang halaman' })
  await expect(reload).toBeVisible()
  await page.evaluate(() => Object.assign(window, { old: true }))
  await findAgain()
  await reload.click()
  await page.waitForFunction(() => !('old' in window))
  allowErrors(pageErrors, 'lost file')
})

test('lost files: without a line a page or form whose file is missing speaks of the connection, and stays', async ({
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

  // Those who work at the clinic have no worker that would show a page without a line.
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
  allowErrors(pageErrors, 'lost file', 'no network')
})

test('lost files: a page prepared in vain comes with its styles when it is opened', async ({ page, pageErrors }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/branches')
  const find = await loseFiles(page, 'css')
  const doctors = page.locator('header a[href="/doctors"]').first()
  const failed = page.waitForResponse((answer) => answer.status() === 404)
  await doctors.hover()
  const lost = (await failed).url()
  await find()
  const came = page.waitForResponse((answer) => answer.url() === lost && answer.ok())
  await doctors.click()
  await came
  await expect(page.getByRole('main').getByRole('list').first()).toBeVisible()
  allowErrors(pageErrors, 'lost file')
})
