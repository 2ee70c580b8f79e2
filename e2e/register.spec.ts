import { fakePatient } from '../tools/test-clinic/patients.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './clinic.ts'
import { openPage } from './open-page.ts'

test('registration: a new patient registers with phone, code and consents', async ({ page, clinic }) => {
  const person = fakePatient()
  await openPage(page, '/auth/login')
  await page.getByRole('link', { name: 'Daftar', exact: true }).click()
  await page.getByLabel('Nomor WhatsApp').fill(person.phone)
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(page.getByText('Kode enam angka')).toBeVisible()
  const [message] = await clinic.outbox(person.phone)
  await page.getByRole('textbox').first().click()
  await page.keyboard.type(message?.code ?? '')
  await page.getByRole('button', { name: 'Verifikasi' }).click()
  await expect(page.getByText('Verifikasi Nomor Telepon Berhasil')).toBeVisible()

  await page.getByLabel('Nama lengkap').fill(person.fullName)
  await page.getByLabel('Nomor KTP').fill('317106')
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await expect(page.getByText('Nomor KTP harus memiliki 16 Karakter')).toBeVisible()
  await page.getByLabel('Nomor KTP').fill(person.noKTP)
  await expect(page.getByLabel('Tanggal lahir'), 'read from the identity number').toHaveValue(person.birthDate)
  await expect(page.getByRole('radio', { name: 'Perempuan' })).toBeChecked()
  await page.getByLabel('E-mail', { exact: true }).fill(person.email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(person.password)
  await page.getByLabel('Ulangi kata sandi', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await expect(page.getByText('Setujui Syarat & Ketentuan dan Kebijakan Privasi untuk melanjutkan')).toBeVisible()
  await page.getByRole('checkbox', { name: /Syarat & Ketentuan/ }).check()
  await page.getByRole('checkbox', { name: /data kesehatan/ }).check()
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await expect(page).toHaveURL('/user/home')

  const welcome = (await clinic.outbox(person.email)).map(({ subject }) => subject)
  expect(welcome).toEqual(['Selamat datang di Klinik NMW'])
})

test('registration: a number with an account gets no code, and the page does not reveal it', async ({
  page,
  clinic,
}) => {
  const { phone } = await clinic.newPatient()
  await openPage(page, '/auth/register')
  await page.getByLabel('Nomor WhatsApp').fill(phone)
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(page.getByText('Kode enam angka')).toBeVisible()
  const [message] = await clinic.outbox(phone)
  expect(message?.code).toBeNull()
  expect(message?.text).toContain('sudah terdaftar')
})

test('registration: an invalid number shows an error', async ({ page }) => {
  await openPage(page, '/auth/register')
  await page.getByLabel('Nomor WhatsApp').fill('6281')
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(page.getByText('Nomor telepon minimal 11 Karakter')).toBeVisible()
})

test('registration: a patient under 21 needs a guardian or a marriage', async ({ page, clinic }) => {
  const { phone } = fakePatient()
  await openPage(page, '/auth/register')
  await page.getByLabel('Nomor WhatsApp').fill(phone)
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(page.getByText('Kode enam angka')).toBeVisible()
  const [message] = await clinic.outbox(phone)
  await page.getByRole('textbox').first().click()
  await page.keyboard.type(message?.code ?? '')
  await page.getByRole('button', { name: 'Verifikasi' }).click()
  await page.getByLabel('Tanggal lahir').fill('2012-01-31')
  await expect(page.getByLabel('Nama orang tua atau wali')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Saya sudah menikah' }).check()
  await expect(page.getByLabel('Nama orang tua atau wali')).toBeHidden()
})

const answer = (result: object) => ({ json: { status: true, result, message: '' } })

/** To the personal data, with a server that accepts every number and code. */
async function verifyNumber(page: Page) {
  const expired = new Date(Date.now() + 300_000).toISOString()
  await page.route('**/legacy/auth/request-otp', (route) => route.fulfill(answer({ expired })))
  await page.route('**/legacy/auth/verifyphone', (route) => route.fulfill(answer({ ticket: 'x'.repeat(43), expired })))
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(page.getByText('Kode enam angka')).toBeVisible()
  await page.getByRole('textbox').first().click()
  await page.keyboard.type('123456')
  await page.getByRole('button', { name: 'Verifikasi' }).click()
  await expect(page.getByLabel('Nama lengkap')).toBeVisible()
}

test('registration: the terms open beside the form, which keeps its input', async ({ page }) => {
  const { phone, fullName } = fakePatient()
  await openPage(page, '/auth/register')
  await page.getByLabel('Nomor WhatsApp').fill(phone)
  await verifyNumber(page)
  await page.getByLabel('Nama lengkap').fill(fullName)
  await page.getByLabel('Nomor KTP').fill('3273 0257 0394 9001')
  for (const name of ['Syarat & Ketentuan', 'Kebijakan Privasi']) {
    const opened = page.waitForEvent('popup', { timeout: 5_000 })
    await page.getByRole('group', { name: 'Persetujuan Anda' }).getByRole('link', { name }).click()
    await (await opened).close()
  }
  await expect(page.getByLabel('Nama lengkap')).toHaveValue(fullName)
  await expect(page.getByLabel('Nomor KTP'), 'pasted in groups').toHaveValue('3273025703949001')
  await expect(page.getByLabel('Tanggal lahir')).toHaveValue('1994-03-17')
})

test('registration: an expired verification is repeated without losing input', async ({ page }) => {
  const person = fakePatient()
  const message = 'Verifikasi nomor telepon sudah kedaluwarsa. Verifikasi ulang nomor Anda.'
  await page.route('**/legacy/auth/register', (route) =>
    route.fulfill({ status: 400, json: { status: false, result: null, message } }),
  )
  await openPage(page, '/auth/register')
  await page.getByLabel('Nomor WhatsApp').fill(person.phone)
  await verifyNumber(page)
  await page.getByLabel('Nama lengkap').fill(person.fullName)
  await page.getByLabel('Nomor KTP').fill(person.noKTP)
  await page.getByLabel('E-mail', { exact: true }).fill(person.email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(person.password)
  await page.getByLabel('Ulangi kata sandi', { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: /Syarat & Ketentuan/ }).check()
  await page.getByRole('checkbox', { name: /data kesehatan/ }).check()
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await expect(page.getByLabel('Nomor WhatsApp')).toHaveValue(person.phone)
  await expect(page.getByText(message)).toBeVisible({ timeout: 5_000 })
  await verifyNumber(page)
  await expect(page.getByLabel('Nama lengkap')).toHaveValue(person.fullName)
  await expect(page.getByLabel('Nomor KTP')).toHaveValue(person.noKTP)
  await expect(page.getByRole('checkbox', { name: /data kesehatan/ })).toBeChecked()
  await expect(page.getByText(message)).toHaveCount(0)
})

test('registration: Back returns to the step before with its input, and no second code is sent', async ({ page }) => {
  const person = fakePatient()
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await openPage(page, '/auth/login')
  await page.getByRole('link', { name: 'Daftar', exact: true }).click()
  await page.getByLabel('Nomor WhatsApp').fill(person.phone)
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(page.getByText('Kode enam angka')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Nomor WhatsApp')).toHaveValue(person.phone)
  await page.goForward()
  await expect(page.getByText(/Kode berlaku/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Kode berlaku/)).toBeVisible()
  await page.getByRole('button', { name: 'Ubah' }).click()
  await verifyNumber(page)

  await page.getByLabel('Nama lengkap').fill(person.fullName)
  await page.getByLabel('Nomor KTP').fill(person.noKTP)
  await page.getByLabel('Kata sandi', { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: /data kesehatan/ }).check()
  await page.goBack()
  await expect(page.getByLabel('Nomor WhatsApp')).toHaveValue(person.phone)
  await expect(page.getByText('Nomor ini sudah diverifikasi.')).toBeVisible()
  requested.length = 0
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await expect(page.getByLabel('Nama lengkap')).toHaveValue(person.fullName)
  await expect(page.getByLabel('Nomor KTP')).toHaveValue(person.noKTP)
  await expect(page.getByLabel('Kata sandi', { exact: true })).toHaveValue(person.password)
  await expect(page.getByRole('checkbox', { name: /data kesehatan/ })).toBeChecked()
  await page.goBack()
  await page.goForward()
  await expect(page.getByLabel('Nomor KTP')).toHaveValue(person.noKTP)

  const stored = await page.evaluate(() => JSON.stringify([location.href, history.state, localStorage, sessionStorage]))
  expect(stored).toContain(person.fullName)
  for (const secret of [person.noKTP, person.password]) expect(stored).not.toContain(secret)
  await page.reload()
  await expect(page.getByLabel('Nama lengkap')).toHaveValue(person.fullName)
  await expect(page.getByLabel('Tanggal lahir')).toHaveValue(person.birthDate)
  await expect(page.getByLabel('Nomor KTP')).toHaveValue('')
  await expect(page.getByRole('checkbox', { name: /data kesehatan/ })).not.toBeChecked()
  expect(requested.filter((path) => path.startsWith('/legacy/auth/'))).toEqual([])
})
