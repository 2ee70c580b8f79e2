import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openPage } from './open-page.ts'

test('a member changes a consent, takes her data along, asks to be forgotten and comes back', async ({
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
