import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { fillSignIn } from './fill-sign-in.ts'
import { openPage } from './open-page.ts'

test('dashboard: a patient cannot enter, with or without a session', async ({ page, context, clinic }) => {
  const { email, password } = await clinic.newPatient()
  await page.goto('/dashboard/home')
  await expect(page).toHaveURL('/dashboard/login')
  await clinic.signIn(context, email)
  await page.goto('/dashboard/article')
  await expect(page).toHaveURL('/dashboard/login')
  await openPage(page, '/dashboard/login')
  await fillSignIn(page, email, password)
  await expect(page.getByText('Anda Tidak Memiliki Akses Untuk Halaman Ini').first()).toBeVisible()
  await expect(page).toHaveURL('/dashboard/login')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('nmw_dashboard')
})

test('dashboard: a marketing user signs in, is kept out of other pages and confirms before signing out', async ({
  page,
}) => {
  await openPage(page, '/dashboard/login')
  await fillSignIn(page, 'marcom@nmw.example', 'Demo1234')
  await expect(page).toHaveURL('/dashboard/article')
  await page.goto('/dashboard/staff')
  await expect(page.getByRole('heading', { name: 'Halaman ini bukan untuk peran Anda' })).toBeVisible()
  await page.getByRole('link', { name: 'Kembali ke beranda' }).click()
  await expect(page).toHaveURL('/dashboard/home')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dewi Anggraini')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keluar' }).first().click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question.getByText('Apakah Anda Ingin Keluar ?')).toBeVisible()
  await question.getByRole('button', { name: 'Batal' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL('/dashboard/home')
  await page.getByRole('button', { name: 'Keluar' }).first().click()
  await question.getByRole('button', { name: 'Keluar' }).click()
  await expect(page.getByText('Akun Anda Berhasil Keluar')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/login')
})

const built = (audience: string) => join(import.meta.dirname, '../web/dist', audience)
const sources = (audience: string) =>
  Object.keys(JSON.parse(readFileSync(join(built(audience), '.vite/manifest.json'), 'utf8')) as object)
const scripts = (audience: string) =>
  readdirSync(join(built(audience), '_app', audience))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(built(audience), '_app', audience, file), 'utf8'))

test('dashboard: no code of the staff pages is part of what a patient downloads', () => {
  const ofStaff = /^src\/(dashboard|ops)\/|entry-staff/
  const calls = /\/legacy\/(?:ops\/|admin\/(?!doctor\/))|\/admin\/(?:list|all|create|update)/
  expect(sources('staff').some((source) => ofStaff.test(source))).toBe(true)
  expect(scripts('staff').some((text) => calls.test(text))).toBe(true)
  expect(sources('client').filter((source) => ofStaff.test(source))).toEqual([])
  expect(scripts('client').filter((text) => calls.test(text))).toEqual([])
})
