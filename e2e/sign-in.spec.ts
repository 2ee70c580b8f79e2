import { expect, test } from './clinic.ts'
import { fillSignIn } from './fill-sign-in.ts'
import { forgiveComplaints } from './forgive-complaints.ts'
import { openPage } from './open-page.ts'

test('a patient signs in and comes home', async ({ page, clinic }) => {
  const { email, password, fullName } = await clinic.newPatient()
  await openPage(page, '/auth/login')
  await fillSignIn(page, email, password)
  await expect(page).toHaveURL('/user/home')
  await expect(page.getByText(fullName.split(' ')[0]!).first()).toBeVisible()
})

test('a wrong password is refused in words and the right one then works', async ({ page, clinic }) => {
  const { email, password } = await clinic.newPatient()
  await openPage(page, '/auth/login')
  await fillSignIn(page, email, 'bukan-ini-1')
  await expect(page.getByText('Email atau kata sandi salah')).toBeVisible()
  await expect(page).toHaveURL('/auth/login')
  await fillSignIn(page, email, password)
  await expect(page).toHaveURL('/user/home')
})

test('an unknown e-mail gets the same words', async ({ page }) => {
  await openPage(page, '/auth/login')
  await fillSignIn(page, 'tidak-ada@contoh.example', 'Rahasia123')
  await expect(page.getByText('Email atau kata sandi salah')).toBeVisible()
})

test('an empty form says what is missing, under its fields', async ({ page }) => {
  await openPage(page, '/auth/login')
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Kata sandi wajib diisi')).toBeVisible()
})

test('signing in works with the keyboard alone', async ({ page, clinic }) => {
  const { email, password } = await clinic.newPatient()
  await openPage(page, '/auth/login')
  const field = page.getByLabel('E-mail', { exact: true })
  for (let presses = 0; presses < 15; presses++) {
    if (await field.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(field).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/user/home')
})

test('a mailed code signs in as well', async ({ page, clinic }) => {
  const { email } = await clinic.newPatient()
  await openPage(page, '/auth/login')
  await page.getByRole('link', { name: 'Masuk dengan kode e-mail' }).click()
  await expect(page.getByRole('button', { name: 'Kirim kode' })).toBeVisible()
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(page.getByText('Kode enam angka')).toBeVisible()
  const message = (await clinic.outbox(email)).find(({ code }) => code)
  await page.getByRole('textbox').first().click()
  await page.keyboard.type(message?.code ?? '')
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page).toHaveURL('/user/home')
})

test('a wrong code is refused in words', async ({ page, clinic }) => {
  const { email } = await clinic.newPatient()
  await openPage(page, '/auth/login?way=code')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(page.getByText('Kode enam angka')).toBeVisible()
  const message = (await clinic.outbox(email)).find(({ code }) => code)
  await page.getByRole('textbox').first().click()
  await page.keyboard.type(message?.code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page.getByText('Kode OTP salah atau sudah kedaluwarsa')).toBeVisible()
})

test('a code that cannot be sent again says so', async ({ page, clinic, complaints }) => {
  const { email } = await clinic.newPatient()
  let asked = 0
  await page.route('**/legacy/auth/request-login-code', (route) => {
    if (++asked > 1) return route.abort()
    const result = { expired: new Date(Date.now() - 1000).toISOString() }
    return route.fulfill({ json: { status: true, result, message: '' } })
  })
  await openPage(page, '/auth/login?way=code')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await page.getByRole('button', { name: 'Kirim ulang kode' }).click()
  await expect(page.getByText('periksa koneksi internet Anda')).toBeVisible({ timeout: 5_000 })
  expect(asked).toBe(2)
  forgiveComplaints(complaints, 'aborted call')
})
