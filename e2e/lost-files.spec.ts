import type { Page } from '@playwright/test'
import { addOffice, addressPath } from './address-acts.ts'
import { expect, test } from './clinic.ts'
import { forgiveComplaints } from './forgive-complaints.ts'
import { openPage } from './open-page.ts'

/** Files of the app that the page has not fetched yet are gone, as after a new version came out. */
async function loseFiles(page: Page) {
  await page.route('**/_app/**/*.js', (route) => route.fulfill({ status: 404, body: '' }))
  return () => page.unroute('**/_app/**/*.js')
}

test('after a new version came out, trying again loads the page anew', async ({ page, complaints }) => {
  await openPage(page, '/branches')
  await page.evaluate(() => Object.assign(window, { old: true }))
  const find = await loseFiles(page)
  await page.locator('footer').getByRole('link', { name: 'Karir' }).click()
  await expect(page.getByRole('heading', { name: 'Halaman ini gagal dimuat' })).toBeVisible()
  await find()
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Halaman ini gagal dimuat')
  await expect(page).toHaveURL('/careers')
  expect(await page.evaluate(() => 'old' in window)).toBe(false)
  forgiveComplaints(complaints, 'lost file')
})

test('a dialog that could not be fetched says so, and the screen stays', async ({
  page,
  context,
  clinic,
  complaints,
}) => {
  const { email } = await clinic.newPatient()
  await clinic.signIn(context, email)
  await openPage(page, addressPath)
  await addOffice(page)
  await openPage(page, addressPath)
  const find = await loseFiles(page)
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
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(lost).toBeHidden()
  forgiveComplaints(complaints, 'lost file')
})

test('boxes for a code that could not be fetched come at the next press', async ({ page, complaints }) => {
  const expired = new Date(Date.now() + 300_000).toISOString()
  let asked = 0
  await page.route('**/legacy/auth/request-otp', async (route) => {
    asked += 1
    await route.fulfill({ json: { status: true, result: { expired }, message: '' } })
  })
  await openPage(page, '/auth/register')
  await page.getByLabel('Nomor WhatsApp').fill('6281234567890')
  const find = await loseFiles(page)
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(page.getByText('Terjadi Kesalahan Server')).toBeVisible()
  expect(asked, 'no code was sent in vain').toBe(0)
  await find()
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(page.getByText('Kode enam angka')).toBeVisible()
  forgiveComplaints(complaints, 'lost file')
})
