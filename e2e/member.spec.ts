import { expirePassword } from '../tools/test-clinic/patients.ts'
import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openPage } from './open-page.ts'

test('member: logging out shows a message and closes the member pages', async ({ page, context, clinic }) => {
  await clinic.newMember(context)
  await page.goto('/user/logout')
  await expect(page.getByText('Akun Anda Berhasil Keluar')).toBeVisible()
  await expect(page).toHaveURL('/auth/login')
  expect((await context.cookies()).filter(({ name }) => name.startsWith('nmw_member'))).toEqual([])
  await page.goto('/user/home')
  await expect(page).toHaveURL(/\/auth\/login/)
})

test('member: the five tabs lead to their pages and move the focus to the heading', async ({
  page,
  context,
  clinic,
}) => {
  await clinic.newMember(context)
  await openPage(page, '/user/home')
  await expect(page.locator('body'), 'the first page does not move the focus').toBeFocused()
  const tabs = { Konsultasi: 'consult', Resep: 'prescription', Transaksi: 'order', Akun: 'account', Beranda: 'home' }
  const tab = (name: string) => page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name })
  const heading = page.getByRole('heading', { level: 1 })
  for (const [name, path] of Object.entries(tabs)) {
    await tab(name).click()
    await expect(page).toHaveURL(`/user/${path}`)
    await expect(heading, 'screen readers announce the page').toBeFocused()
    await expect(heading, 'no focus ring after a touch').toHaveCSS('outline-style', 'none')
  }
  await page.evaluate(async () => {
    const scrolled = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }))
    scrollTo(0, 300)
    await scrolled
  })
  await tab('Akun').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Akun' })).toBeFocused()
  await expect(heading).toHaveCSS('outline-style', 'solid')
  await page.goBack()
  await expect(heading).toHaveText(/^Selamat/)
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => scrollY), 'the scroll position is restored').toBe(300)
})

test('member: a settings page starts at its heading, forwards and back', async ({ page, context, clinic }) => {
  await clinic.newMember(context)
  await openPage(page, '/user/account-setting')
  await page.getByRole('link', { name: /^Alamat pengiriman/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Alamat Pengiriman' })).toBeFocused()
  await page.getByRole('button', { name: 'Kembali' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Pengaturan Akun' })).toBeFocused()
})

test('member: wide screens have the menu at the left, with logout', async ({ page, context, clinic }) => {
  await clinic.newMember(context)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/user/home')
  await page.getByRole('link', { name: 'Keluar' }).click()
  await expect(page.getByText('Akun Anda Berhasil Keluar')).toBeVisible()
})

test('member: an expired password must be changed before anything else', async ({ page, context, clinic }) => {
  const { email, password } = await clinic.newMember(context)
  await expirePassword(clinic.dataDirectory, email)
  await openPage(page, '/user/consult')
  await expect(page.getByText('Sepertinya sandi anda sudah usang...')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(page.getByText('Berhasil! permintaan sudah dikirimkan ke email anda.')).toBeVisible()
  expect((await clinic.outbox(email)).some(({ link }) => link?.includes('/auth/reset-password'))).toBe(true)
  await page.getByLabel('Kata sandi lama', { exact: true }).fill('bukan-ini-1')
  await page.getByLabel('Kata sandi baru', { exact: true }).fill('Segar12345')
  await page.getByLabel('Ulangi kata sandi baru', { exact: true }).fill('Segar12345')
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
  await expect(page.getByText('Sandi lama tidak sesuai').first()).toBeVisible()
  await page.getByLabel('Kata sandi lama', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
  await expect(page.getByText('Berhasil Merubah Password Akun.')).toBeVisible()
  await expect(page.getByText('Sepertinya sandi anda sudah usang...')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Tidak Ada Janji Konsultasi' })).toBeVisible()
})
