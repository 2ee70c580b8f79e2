import type { Page } from '@playwright/test'
import { mustCall, readOutbox, type TestClinic } from '../test-clinic/call-clinic.ts'
import { cookieHeader, logIn } from '../test-clinic/log-in.ts'
import { registerPatient } from '../test-clinic/patients.ts'
import { newPatient, screen, type Screenshot } from './screenshot.ts'

const sitePages = [
  ['services', '/services'],
  ['services-group', '/services?group=spa-treatment'],
  ['services-promo', '/services?group=promo'],
  ['service', '/services/facial-hidrasi'],
  ['articles', '/articles'],
  ['articles-none', '/articles?search=tidak+ada+yang+begini'],
  ['article', '/articles/urutan-perawatan-wajah-pagi-yang-ringkas'],
  ['article-missing', '/articles/tidak-ada'],
  ['branches', '/branches'],
  ['branches-none', '/branches?search=atlantis'],
  ['doctors', '/doctors'],
  ['doctor', '/doctors/anindita-larasati'],
  ['catalogues', '/catalogue'],
  ['catalogue', '/catalogue/pembersih'],
  ['consultation', '/consultation'],
  ['contact-us', '/contact-us'],
  ['careers', '/careers'],
  ['privacy-policy', '/privacy-policy'],
  ['terms', '/terms'],
  ['faq', '/faq'],
] as const

export const publicScreenshots: Screenshot[] = [
  { name: 'login', path: '/auth/login' },
  { name: 'login-empty', path: '/auth/login', act: (page) => button(page, 'Masuk').click() },
  screen('login-wrong', '/auth/login', {}, async (page) => {
    await page.getByLabel('E-mail', { exact: true }).fill('siti@nmw.example')
    await page.getByLabel('Kata sandi', { exact: true }).fill('bukan-ini')
    await button(page, 'Masuk').click()
    await page.getByText('Email atau kata sandi salah').waitFor()
  }),
  { name: 'login-code', path: '/auth/login?way=code' },
  screen('login-code-sent', '/auth/login?way=code', {}, async (page) => {
    await page.getByLabel('E-mail', { exact: true }).fill('budi@nmw.example')
    await button(page, 'Kirim kode').click()
    await page.getByText('Kode enam angka').waitFor()
  }),
  { name: 'register-1-number', path: '/auth/register' },
  { name: 'register-2-code', path: '/auth/register', act: (page) => askForCode(page, '6281234500001') },
  screen('register-3-person', '/auth/register', {}, async (page, clinic) => {
    await verifyPhone(page, clinic, '6281234500002')
    await page.getByLabel('Nama lengkap').waitFor()
  }),
  screen('register-3-young', '/auth/register', {}, async (page, clinic) => {
    await verifyPhone(page, clinic, '6281234500003')
    await page.getByLabel('Tanggal lahir').fill('2010-05-01')
    await button(page, 'Daftar').click()
  }),
  { name: 'forgot', path: '/auth/forgot-password' },
  screen('forgot-sent', '/auth/forgot-password', {}, async (page) => {
    await page.getByLabel('E-mail', { exact: true }).fill('maria@nmw.example')
    await button(page, 'Kirim tautan').click()
    await page.getByText('Berhasil! permintaan').waitFor()
  }),
  { name: 'reset', before: resetLink },
  { name: 'reset-no-key', path: '/auth/reset-password' },
  screen('reset-failed', '/auth/reset-password?key=tidak-ada', {}, async (page) => {
    await page.getByLabel('Kata sandi baru', { exact: true }).fill('Rahasia123')
    await page.getByLabel('Ulangi kata sandi baru').fill('Rahasia123')
    await button(page, 'Simpan kata sandi').click()
    await page.getByText('Gagal Merubah Sandi!').waitFor()
  }),
  { name: 'reset-success', path: '/auth/reset-password?success=1' },
  { name: 'remove-session', path: '/auth/remove-session', before: thirdDevice },
  screen('remove-session-none', '/auth/remove-session', { before: thirdDevice }, (page) =>
    button(page, 'Keluarkan dan lanjutkan').click(),
  ),
  { name: 'email-verified', before: emailLink },
  { name: 'email-verified-twice', path: '/user/email-verification?id=tidak-ada' },
  { name: 'email-no-key', path: '/user/email-verification' },
  screen('menu', '/articles', {}, (page) => page.getByRole('button', { name: 'Menu', exact: true }).click()),
  ...sitePages.map(([name, path]) => ({ name: `site-${name}`, path, act: scrollThrough })),
  { name: 'coming-soon', path: '/coming-soon' },
  { name: 'not-found', path: '/tidak-ada' },
  { name: 'widgets', path: '/_ui' },
  { name: 'simulator', path: '/_sim' },
]

/** Images further down are loaded lazily. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

async function askForCode(page: Page, phone: string) {
  await page.getByLabel('Nomor WhatsApp').fill(phone)
  await button(page, 'Kirim kode').click()
  await page.getByText('Kode enam angka').waitFor()
}

async function verifyPhone(page: Page, { url }: TestClinic, phone: string) {
  await askForCode(page, phone)
  const [message] = await readOutbox(url, phone)
  await page
    .getByRole('textbox')
    .first()
    .fill(message?.code ?? '')
  await button(page, 'Verifikasi').click()
}

async function resetLink({ url }: TestClinic) {
  const { email } = await registerPatient(url)
  await mustCall(url, '/legacy/auth/forgot', { body: { username: email } })
  const message = (await readOutbox(url, email)).find(({ link }) => link)
  const { pathname, search } = new URL(message?.link ?? '/auth/reset-password', url)
  return { path: pathname + search }
}

async function emailLink(clinic: TestClinic) {
  const { email, setCookies } = await newPatient(clinic)
  const { url } = clinic
  const wanted = `baru-${email}`
  const cookie = cookieHeader(setCookies)
  await mustCall(url, '/legacy/profile/change-email', { body: { email: wanted }, headers: { cookie } })
  const message = (await readOutbox(url, wanted)).find(({ link }) => link)
  const { pathname, search } = new URL(message?.link ?? '/user/email-verification', url)
  return { path: pathname + search }
}

async function thirdDevice({ url }: TestClinic) {
  const { email, password } = await registerPatient(url)
  const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'
  const laptop = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'
  await logIn(url, email, { password, agent: phone })
  await logIn(url, email, { password, agent: laptop })
  return { setCookies: await logIn(url, email, { password }) }
}
