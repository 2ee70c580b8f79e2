import { expect, test } from './clinic.ts'
import { fillSignIn } from './fill-sign-in.ts'
import { openPage, waitForHydration } from './open-page.ts'
import { expectAccessible } from './expect-accessible.ts'
import type { Page } from '@playwright/test'

test('password reset: a forgotten password is replaced through the mailed link, once', async ({ page, clinic }) => {
  const { email, password } = await clinic.newPatient()
  await openPage(page, '/auth/login')
  await page.getByRole('link', { name: 'Lupa kata sandi' }).click()
  await expect(page.getByRole('heading', { name: 'Lupa kata sandi' })).toBeVisible()
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(
    page.getByText('Berhasil! permintaan sudah dikirimkan ke email anda. Cek email untuk membuat kata sandi baru', {
      exact: true,
    }),
  ).toBeVisible()

  await page.goto('/_sim')
  const message = page.getByRole('article').filter({ hasText: email }).filter({ hasText: 'Buka tautan' })
  const link = (await message.getByRole('link', { name: 'Buka tautan' }).getAttribute('href')) ?? ''
  await message.getByRole('link', { name: 'Buka tautan' }).click()
  await chooseNew(page, 'Baru12345')
  await expect(page).toHaveURL(/\/auth\/reset-password\?success/)
  expect(page.url(), 'the key does not stay in the address').not.toContain('key=')
  await expect(page.getByRole('heading', { name: 'Kata sandi baru tersimpan' })).toBeVisible()

  await page.goto(link)
  await chooseNew(page, 'Lain12345')
  await expect(page.getByText('Gagal Merubah Sandi!')).toBeVisible()

  await openPage(page, '/auth/login')
  await fillSignIn(page, email, password)
  await expect(page.getByText('Email atau kata sandi salah')).toBeVisible()
  await fillSignIn(page, email, 'Baru12345')
  await expect(page).toHaveURL('/user/home')
})

test('password reset: every device is signed out', async ({ page, clinic, otherDevice }) => {
  const { email } = await clinic.newPatient()
  const device = await otherDevice()
  await clinic.signIn(device.context(), email)
  await openPage(page, '/auth/forgot-password')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(page.getByText('Berhasil! permintaan')).toBeVisible()
  const message = (await clinic.outbox(email)).find(({ link }) => link)
  await page.goto(message?.link ?? '')
  await chooseNew(page, 'Baru12345')
  await expect(page).toHaveURL(/success/)
  await device.goto('/user/home')
  await expect(device).toHaveURL(/\/auth\/login/)
})

test('password reset: the message does not reveal who has an account', async ({ page, clinic }) => {
  await openPage(page, '/auth/forgot-password')
  await page.getByLabel('E-mail', { exact: true }).fill('tidak-ada@contoh.example')
  await page.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(page.getByText('Berhasil! permintaan')).toBeVisible()
  expect(await clinic.outbox('tidak-ada@contoh.example')).toEqual([])
})

test('password reset: a link without a key is invalid, and a new password follows the rules', async ({ page }) => {
  await page.goto('/auth/reset-password')
  await expect(page.getByText('Halaman Tidak Valid')).toBeVisible()
  await openPage(page, '/auth/reset-password?key=apa-saja')
  const wrong = [
    ['a1', 'a1', 'Sandi minimal 6 Karakter'],
    ['hurufsaja', 'hurufsaja', 'Sandi Minimal Harus Memiliki 1 Angka'],
    ['12345678', '12345678', 'Sandi Minimal Harus Memiliki 1 Huruf'],
    ['Rahasia123', 'Rahasia124', 'Sandi dan Konfirmasi Sandi Tidak sama'],
  ] as const
  for (const [password, again, text] of wrong) {
    await chooseNew(page, password, again)
    await expect(page.getByText(text)).toBeVisible()
  }
})

async function chooseNew(page: Page, password: string, again = password) {
  await waitForHydration(page)
  await page.getByLabel('Kata sandi baru', { exact: true }).fill(password)
  await page.getByLabel('Ulangi kata sandi baru', { exact: true }).fill(again)
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
}

test('password reset: staff request it on their own sign-in page', async ({ page }) => {
  await openPage(page, '/dashboard/login')
  await page.getByRole('button', { name: 'Lupa kata sandi' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Lupa kata sandi' })).toBeFocused()
  await page.getByLabel('E-mail').fill('siapa@nmw.example')
  await page.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(page.getByText('Berhasil! permintaan sudah dikirimkan ke email anda.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Kembali ke halaman masuk' }).click()
  await expect(page.getByLabel('Kata sandi', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/dashboard/login')
})
