import { expirePassword } from '../tools/test-clinic/patients.ts'
import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openPage } from './open-page.ts'

test('member: logging out says so and closes the member pages', async ({ page, context, clinic }) => {
  await clinic.newMember(context)
  await page.goto('/user/logout')
  await expect(page.getByText('Akun Anda Berhasil Keluar')).toBeVisible()
  await expect(page).toHaveURL('/auth/login')
  expect((await context.cookies()).filter(({ name }) => name.startsWith('nmw_member'))).toEqual([])
  await page.goto('/user/home')
  await expect(page).toHaveURL(/\/auth\/login/)
})

test('member: the five tabs lead where they say', async ({ page, context, clinic }) => {
  await clinic.newMember(context)
  await openPage(page, '/user/home')
  await expect(page.locator('body'), 'the first page begins where the browser says').toBeFocused()
  const tabs = { Konsultasi: 'consult', Resep: 'prescription', Transaksi: 'order', Akun: 'account', Beranda: 'home' }
  const tab = (name: string) => page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name })
  const heading = page.getByRole('heading', { level: 1 })
  for (const [name, path] of Object.entries(tabs)) {
    await tab(name).click()
    await expect(page).toHaveURL(`/user/${path}`)
    await expect(heading, 'whoever hears the page is told where she is').toBeFocused()
    await expect(heading, 'a finger leaves no ring').toHaveCSS('outline-style', 'none')
  }
  await page.evaluate(async () => {
    const told = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }))
    scrollTo(0, 300)
    await told
  })
  await tab('Akun').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Akun' })).toBeFocused()
  await expect(heading).toHaveCSS('outline-style', 'solid')
  await page.goBack()
  await expect(heading).toHaveText(/^Selamat/)
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => scrollY), 'the place on the page one came from').toBe(300)
})

test('member: a page of the settings begins at its heading, whichever way it is left', async ({
  page,
  context,
  clinic,
}) => {
  await clinic.newMember(context)
  await openPage(page, '/user/account-setting')
  await page.getByRole('link', { name: /^Alamat pengiriman/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Alamat Pengiriman' })).toBeFocused()
  await page.getByRole('button', { name: 'Kembali' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Pengaturan Akun' })).toBeFocused()
})

test('member: wide screens have the menu at the left, with the way out', async ({ page, context, clinic }) => {
  await clinic.newMember(context)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/user/home')
  await page.getByRole('link', { name: 'Keluar' }).click()
  await expect(page.getByText('Akun Anda Berhasil Keluar')).toBeVisible()
})

test('member: an outdated password must be changed before anything else', async ({ page, context, clinic }) => {
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
