import { makeMember } from '../tools/test-clinic/patients.ts'
import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { allowErrors } from './page-errors.ts'
import { blockStream, openPage, waitForHydration } from './open-page.ts'

test('points: the history has its tab and pages in the URL', async ({ page, context, clinic }) => {
  const { email } = await clinic.newMember(context)
  await makeMember(clinic.dataDirectory, email, { sales: 25 })
  await openPage(page, '/user/point')
  const tabs = page.getByRole('navigation', { name: 'Voucher dan riwayat poin' })
  await tabs.getByRole('link', { name: 'Riwayat' }).click()
  await expect(page).toHaveURL('/user/point?tab=riwayat')
  await expect(tabs.locator('[aria-current]')).toHaveText('Riwayat')
  const pages = page.getByRole('navigation', { name: 'Halaman riwayat poin' })
  await expect(pages).toContainText('1-10 dari 25')
  await expectAccessible(page)
  await pages.getByRole('link', { name: 'Halaman 3' }).click()
  await expect(page).toHaveURL('/user/point?tab=riwayat&page=3')
  await expect(pages).toContainText('21-25 dari 25')
  await expect(pages.locator('[aria-current]')).toHaveText('3')
  await expect(page.getByText('Poin dari transaksi INV1', { exact: true })).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await expect(pages).toContainText('21-25 dari 25')
  await page.goBack()
  await expect(pages).toContainText('1-10 dari 25')
  await openPage(page, '/user/point?tab=riwayat&page=9')
  await page.getByRole('link', { name: 'Ke halaman pertama' }).click()
  await expect(pages).toContainText('1-10 dari 25')
})

test('points: a patient who is no member learns how to become one', async ({ page, context, clinic }) => {
  await clinic.newMember(context)
  await openPage(page, '/user/point?tab=riwayat')
  await expect(page.getByText('Keanggotaan Belum Aktif')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Belum ada riwayat poin' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Lihat manfaat' }).click()
  await expect(page).toHaveURL('/user/account?slug=member')
})

test('points: after the membership has ended the points stay until a date that is shown', async ({
  page,
  context,
  clinic,
}) => {
  const { email } = await clinic.newMember(context)
  await makeMember(clinic.dataDirectory, email, { points: 200, days: -40 })
  await openPage(page, '/user/point')
  await expect(page.getByText('Keanggotaan Kadaluarsa')).toBeVisible()
  await expect(page.getByText('Setelah itu poin Anda hangus.')).toBeVisible()
  await openPage(page, '/user/voucher-point?q=Voucher%20Facial')
  const button = page.getByRole('button', { name: 'Keanggotaan Tidak Aktif' })
  await expect(button).toHaveCount(3)
  await expect(button.first()).toBeDisabled()
})

test('points: a list that fails to load can be retried', async ({ page, context, clinic, pageErrors }) => {
  const { email } = await clinic.newMember(context)
  await makeMember(clinic.dataDirectory, email, { points: 5 })
  let failing = true
  await blockStream(page)
  await page.route('**/legacy/voucher/list', (route) => (failing ? route.abort() : route.continue()))
  await openPage(page, '/user/home')
  await page.getByRole('link', { name: 'Tukar Poin' }).click()
  await expect(page.getByRole('heading', { name: 'Voucher gagal dimuat' })).toBeVisible()
  await expectAccessible(page)
  failing = false
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('link', { name: 'Lihat Voucher Voucher Facial' })).toBeVisible()
  allowErrors(pageErrors, 'aborted call')
})
