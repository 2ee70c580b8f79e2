import type { Page } from '@playwright/test'
import { makeMember } from '../tools/test-clinic/patients.ts'
import { pressKeyOn } from './keyboard.ts'
import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { allowErrors } from './page-errors.ts'
import { openPage } from './open-page.ts'

const facial = '/user/voucher-point?q=Voucher%20Facial'
const dialog = (page: Page) => page.getByRole('alertdialog')

/** Redeems through the API, like another device of the patient. */
function redeemElsewhere(page: Page) {
  return page.evaluate(async () => {
    const headers = { 'x-site': 'member', authorization: 'Bearer nmw-public' }
    await fetch('/legacy/voucher/redeem?id=101', { method: 'POST', headers })
  })
}

async function expectVouchers(page: Page, count: number) {
  await openPage(page, '/user/point?slug=voucher-list')
  await expect(page.getByRole('link', { name: /^Lihat Kode Voucher/ })).toHaveCount(count)
}

test('vouchers: a member redeems points, shows the code and cancels, all by keyboard', async ({
  page,
  context,
  clinic,
}) => {
  const { email } = await clinic.newMember(context)
  await makeMember(clinic.dataDirectory, email, { points: 100 })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, '/user/point')
  await expect(page.getByText('Poin Kamu', { exact: true }).locator('..')).toContainText('100')
  await expectAccessible(page)
  await pressKeyOn(page, 'Lihat Voucher Voucher Facial', 'link')
  await expect(page.getByRole('heading', { name: 'Detail Voucher' })).toBeVisible()
  await expectAccessible(page)

  await pressKeyOn(page, 'Tukar Facial Hidrasi')
  await expect(dialog(page)).toContainText('Sisa poin Anda 55')
  await expectAccessible(page)
  await pressKeyOn(page, 'Tukar')
  await expect(dialog(page)).toContainText('Penukaran berhasil')
  await expect(dialog(page)).toBeFocused()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await pressKeyOn(page, 'Lihat voucher', 'link')
  await expect(page).toHaveURL('/user/point?slug=voucher-list')
  await expect(page.getByRole('heading', { name: 'Voucher Saya', level: 1 })).toBeVisible()
  await expectAccessible(page)

  await pressKeyOn(page, 'Lihat Kode Voucher Facial Hidrasi', 'link')
  const code = page.getByText(/^Kode voucher [0-9A-Z-]{14}$/)
  await expect(code).toBeVisible()
  await expect(page.getByRole('img', { name: /^Kode QR voucher / })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await pressKeyOn(page, 'Salin kode voucher')
  await expect(page.getByText('Berhasil Disalin!')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(await code.textContent()).toBe(`Kode voucher ${copied}`)

  await pressKeyOn(page, 'Batalkan Penukaran')
  await expect(dialog(page)).toContainText('45\u00A0poin kembali ke saldo Anda')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await pressKeyOn(page, 'Batalkan Penukaran')
  await pressKeyOn(page, 'Ya, batalkan')
  await expect(page.getByText('Berhasil, penukaran berhasil dibatalkan')).toBeVisible()
  await expect(page).toHaveURL('/user/point?slug=voucher-list')
  await expect(page.getByRole('heading', { name: 'Belum ada voucher' })).toBeVisible()
  await pressKeyOn(page, 'Tukar Poin', 'link')
  await expect(page.getByText('Poin Kamu', { exact: true }).locator('..')).toContainText('100')
  await pressKeyOn(page, 'Riwayat', 'link')
  await expect(page.getByRole('main').getByRole('listitem')).toContainText([
    /^Pembatalan penukaran voucher Facial Hidrasi.*\+45 poin$/,
    /^Penukaran voucher Facial Hidrasi.*−45 poin$/,
    /^Saldo awal.*\+100 poin$/,
  ])
})

test('vouchers: without enough points the button is disabled, and points spent elsewhere show an error', async ({
  page,
  context,
  clinic,
}) => {
  const { email } = await clinic.newMember(context)
  await makeMember(clinic.dataDirectory, email, { points: 50 })
  await openPage(page, facial)
  const short = page.getByRole('listitem').filter({ hasText: 'Facial Detoks Jerawat' }).getByRole('button')
  await expect(short).toHaveText('Poin Tidak Cukup')
  await expect(short).toBeDisabled()

  await redeemElsewhere(page)
  await page.getByRole('button', { name: 'Tukar Facial Hidrasi' }).click()
  await dialog(page).getByRole('button', { name: 'Tukar' }).click()
  await expect(dialog(page)).toContainText('Poin anda tidak cukup')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Tutup' }).click()
  await expectVouchers(page, 1)
})

test('vouchers: after redeeming the focus is at the redeemed option', async ({ page, context, clinic }) => {
  const { email } = await clinic.newMember(context)
  await makeMember(clinic.dataDirectory, email, { points: 50 })
  await openPage(page, facial)
  await page.getByRole('button', { name: 'Tukar Facial Hidrasi' }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Tukar' }).press('Enter')
  await expect(dialog(page)).toContainText('Penukaran berhasil')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('listitem', { name: 'Facial Hidrasi' })).toBeFocused()
})

test('vouchers: a lost response costs the points once', async ({ page, context, clinic, pageErrors }) => {
  const { email } = await clinic.newMember(context)
  await makeMember(clinic.dataDirectory, email, { points: 100 })
  let requested = 0
  await page.route('**/legacy/voucher/redeem?*', async (route) => {
    if (++requested > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await openPage(page, facial)
  await page.getByRole('button', { name: 'Tukar Facial Hidrasi' }).click()
  const pointsRead = page.waitForRequest('**/legacy/point/user', { timeout: 5_000 })
  await dialog(page).getByRole('button', { name: 'Tukar' }).click()
  await expect(dialog(page)).toContainText('periksa koneksi internet Anda')
  // The points are read again behind the dialog.
  await pointsRead
  await dialog(page).getByRole('button', { name: 'Tutup' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('button', { name: 'Tukar Facial Hidrasi' }).click()
  await dialog(page).getByRole('button', { name: 'Coba lagi' }).click({ timeout: 5_000 })
  await expect(dialog(page)).toContainText('Penukaran berhasil')
  expect(requested).toBe(2)
  await expectVouchers(page, 1)
  allowErrors(pageErrors, 'aborted call')
})

test('vouchers: a missing or unknown voucher links back to the others', async ({ page, context, clinic }) => {
  await clinic.newMember(context)
  await openPage(page, '/user/voucher-point')
  await expect(page.getByRole('heading', { name: 'Halaman Tidak Valid' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Tukar Poin' }).click()
  await expect(page).toHaveURL('/user/point')
  await openPage(page, '/user/voucher-point?q=Voucher%20Bulan')
  await expect(page.getByRole('heading', { name: 'Opps... Maaf Konten belum tersedia' })).toBeVisible()
})

test('vouchers: the coupon page lists the vouchers and links to more', async ({ page, context, clinic }) => {
  const { email } = await clinic.newMember(context)
  await makeMember(clinic.dataDirectory, email, { points: 100 })
  await openPage(page, '/user/voucher')
  await expect(page.getByRole('heading', { name: 'Kupon', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Belum ada voucher' })).toBeVisible()
  await redeemElsewhere(page)
  await openPage(page, '/user/voucher')
  await expect(page.getByRole('link', { name: 'Lihat Kode Voucher Facial Hidrasi' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Tukar Poin/ }).click()
  await expect(page).toHaveURL('/user/point')
})
