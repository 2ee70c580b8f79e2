import { typeInto } from './keyboard.ts'
import { expect, test } from './clinic.ts'
import { fillSignIn } from './fill-sign-in.ts'
import { allowErrors } from './page-errors.ts'
import { openPage } from './open-page.ts'

test('sign in: a patient signs in by keyboard', async ({ page, clinic }) => {
  const { email, password, fullName } = await clinic.newPatient()
  await openPage(page, '/auth/login')
  await typeInto(page, 'E-mail', email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/user/home')
  await expect(page.getByText(fullName.split(' ')[0]!).first()).toBeVisible()
})

test('sign in: an empty form and wrong credentials show errors, and the right ones then work', async ({
  page,
  clinic,
}) => {
  const { email, password } = await clinic.newPatient()
  await openPage(page, '/auth/login')
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Kata sandi wajib diisi')).toBeVisible()
  for (const [name, word] of [
    ['tidak-ada@contoh.example', password],
    [email, 'bukan-ini-1'],
  ] as const) {
    const answered = page.waitForResponse('**/legacy/auth/login')
    await fillSignIn(page, name, word)
    await answered
    await expect(page.getByText('Email atau kata sandi salah')).toBeVisible()
    await expect(page).toHaveURL('/auth/login')
  }
  await fillSignIn(page, email, password)
  await expect(page).toHaveURL('/user/home')
})

test('sign in: a wrong mailed code shows an error, and the right one signs in', async ({ page, clinic }) => {
  const { email } = await clinic.newPatient()
  await openPage(page, '/auth/login')
  await page.getByRole('link', { name: 'Masuk dengan kode e-mail' }).click()
  await expect(page.getByRole('button', { name: 'Kirim kode' })).toBeVisible()
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(page.getByText('Kode enam angka')).toBeVisible()
  const code = (await clinic.outbox(email)).find((message) => message.code)?.code ?? ''
  for (const typed of [code === '000000' ? '111111' : '000000', code]) {
    await page.getByRole('textbox').first().click()
    await page.keyboard.type(typed)
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    if (typed !== code) await expect(page.getByText('Kode OTP salah atau sudah kedaluwarsa')).toBeVisible()
  }
  await expect(page).toHaveURL('/user/home')
})

test('sign in: a code that fails to be sent again shows an error', async ({ page, clinic, pageErrors }) => {
  const { email } = await clinic.newPatient()
  let requested = 0
  await page.route('**/legacy/auth/request-login-code', (route) => {
    if (++requested > 1) return route.abort()
    const result = { expired: new Date(Date.now() - 1000).toISOString() }
    return route.fulfill({ json: { status: true, result, message: '' } })
  })
  await openPage(page, '/auth/login?way=code')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await page.getByRole('button', { name: 'Kirim ulang kode' }).click()
  await expect(page.getByText('periksa koneksi internet Anda')).toBeVisible({ timeout: 5_000 })
  expect(requested).toBe(2)
  allowErrors(pageErrors, 'aborted call')
})
