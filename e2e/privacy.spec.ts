import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { allowErrors } from './page-errors.ts'
import { openPage } from './open-page.ts'

test('privacy: a member changes a consent, downloads the data, requests deletion and cancels it', async ({
  page,
  context,
  clinic,
}) => {
  const { email, password } = await clinic.newPatient()
  await clinic.signIn(context, email, { password })
  await openPage(page, '/user/account-setting?slug=privacy')
  await expectAccessible(page)

  const promos = page.getByRole('switch', { name: 'Promo dan kabar klinik' })
  await expect(promos).not.toBeChecked()
  await promos.press('Space')
  await expect(promos).toBeChecked()
  await page.reload()
  await expect(promos).toBeChecked()

  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Unduh data saya' }).click()
  expect((await downloading).suggestedFilename()).toBe('data-saya-klinik-nmw.zip')

  await page.getByLabel('Kata sandi untuk menghapus akun').fill('Salah123')
  await page.getByRole('button', { name: 'Hapus akun saya' }).click()
  await expect(page.getByText('Kata sandi tidak sesuai')).toBeVisible()
  await page.getByLabel('Kata sandi untuk menghapus akun').fill(password)
  await page.getByRole('button', { name: 'Hapus akun saya' }).click()
  await expect(page.getByText(/Akun Anda akan dihapus pada/)).toBeVisible()
  await page.getByRole('button', { name: 'Batalkan penghapusan' }).click()
  await expect(page.getByRole('button', { name: 'Hapus akun saya' })).toBeVisible()
})

test('privacy: typed text stays when the consents fail to reload', async ({ page, context, clinic, pageErrors }) => {
  const { email, password } = await clinic.newPatient()
  await clinic.signIn(context, email, { password })
  await openPage(page, '/user/account-setting?slug=privacy')
  const typed = page.getByLabel('Kata sandi untuk menghapus akun')
  await typed.fill(password)
  let requested = 0
  await page.route('**/legacy/profile/privacy', async (route) => {
    requested += 1
    await route.abort()
  })
  await page.getByRole('switch', { name: 'Promo dan kabar klinik' }).press('Space')
  await expect(page.getByText('Persetujuan Anda sudah disimpan')).toBeVisible()
  expect(requested, 'read again, in vain').toBeGreaterThan(0)
  await expect(typed).toHaveValue(password)
  allowErrors(pageErrors, 'aborted call')
})
