import type { Page } from '@playwright/test'
import { logIn } from '../test-clinic/log-in.ts'
import { expirePassword, registerPatient } from '../test-clinic/patients.ts'
import { avatarScreenshots } from './avatar-screenshots.ts'
import { checkoutScreenshots } from './checkout-screenshots.ts'
import { consultScreenshots } from './consult-screenshots.ts'
import { pointScreenshots } from './point-screenshots.ts'
import { prescriptionScreenshots } from './prescription-screenshots.ts'
import type { TestClinic } from '../test-clinic/call-clinic.ts'
import { newPatient, screen, type Screenshot } from './screenshot.ts'

const siti = { email: 'siti@nmw.example' }

export const memberScreenshots: Screenshot[] = [
  { name: 'home-siti', path: '/user/home', as: siti },
  { name: 'home-nearest', path: '/user/home', as: siti, act: allowLocation },
  { name: 'home-budi', path: '/user/home', as: { email: 'budi@nmw.example' } },
  { name: 'home-maria', path: '/user/home', as: { email: 'maria@nmw.example' } },
  { name: 'branches', path: '/user/branches', as: siti },
  screen('branches-nearest', '/user/branches', { as: siti }, async (page) => {
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: -8.69, longitude: 115.22 })
    await page.getByRole('button', { name: 'Urutkan dari yang terdekat' }).click()
    await page.getByText('1,5\u00A0km').waitFor()
  }),
  { name: 'branches-none', path: '/user/branches?search=tidak-ada', as: siti },
  { name: 'services', path: '/user/services', as: siti },
  { name: 'services-group', path: '/user/services?group=spa-treatment', as: siti },
  { name: 'service', path: '/user/services?slug=laser-pigmentasi&title=Laser+Pigmentasi', as: siti },
  { name: 'service-unknown', path: '/user/services?slug=tidak-ada&title=Apa+saja', as: siti },
  { name: 'promo', path: '/user/promo/bulan-kulit-sehat', as: siti },
  { name: 'promo-over', path: '/user/promo/paket-liburan', as: siti },
  { name: 'account', path: '/user/account', as: siti },
  { name: 'account-grey', path: '/user/account', as: { email: 'maria@nmw.example' } },
  ...['member', 'faq', 'terms-condition', 'privacy-policy', 'contact-us'].map((slug) => ({
    name: `account-${slug}`,
    path: `/user/account?slug=${slug}`,
    as: siti,
  })),
  { name: 'setting', path: '/user/account-setting', as: siti },
  { name: 'setting-unverified', path: '/user/account-setting', as: { email: 'maria@nmw.example' } },
  ...[
    'change-profile',
    'change-password',
    'change-phone',
    'change-email',
    'change-address',
    'notifications',
    'privacy',
  ].map((slug) => ({
    name: `setting-${slug}`,
    path: settingPath(slug),
    as: siti,
  })),
  { name: 'setting-notifications-unverified', path: settingPath('notifications'), as: { email: 'maria@nmw.example' } },
  screen(
    'setting-notifications-refused',
    settingPath('notifications'),
    { as: { email: 'made@nmw.example' } },
    async (page) => {
      for (const way of ['E-mail', 'WhatsApp']) await page.getByRole('switch', { name: `${way}, Janji` }).click()
      await page.getByText('harus sampai').waitFor()
    },
  ),
  screen(
    'setting-notifications-failed',
    settingPath('change-email'),
    { as: siti, expectsFailedCalls: true },
    async (page) => {
      await page.route('**/legacy/notification/preferences', (route) => route.abort())
      await openMenuPage(page, 'Notifikasi')
      await page.getByRole('alert').getByRole('button', { name: 'Coba lagi' }).waitFor()
    },
  ),
  screen('setting-notifications-loading', settingPath('change-email'), { as: siti }, async (page) => {
    await page.route('**/legacy/notification/preferences', () => new Promise<void>(() => undefined))
    await openMenuPage(page, 'Notifikasi')
    await page.getByText('Memuat pilihan notifikasi').waitFor({ state: 'attached' })
  }),
  ...avatarScreenshots,
  screen('setting-change-profile-wrong', settingPath('change-profile'), { before: newPatient }, (page) =>
    page.getByRole('button', { name: 'Simpan perubahan' }).click(),
  ),
  screen('setting-change-address-region', settingPath('change-address'), { before: newPatient }, async (page) => {
    await page.getByRole('button', { name: 'Tambah Alamat' }).click()
    await page.getByRole('button', { name: /^Provinsi/ }).click()
    await page.getByRole('option', { name: 'Jawa Barat' }).waitFor()
  }),
  screen(
    'setting-change-phone-code',
    settingPath('change-phone'),
    { as: { email: 'maria@nmw.example' } },
    async (page) => {
      await page.getByRole('button', { name: 'Kirim kode' }).click()
      await page.getByText('Kode enam angka').waitFor()
    },
  ),
  screen('setting-change-email-sent', settingPath('change-email'), { before: newPatient }, async (page) => {
    await page.getByRole('textbox').fill('alamat-baru@contoh.example')
    await page.getByRole('button', { name: 'Kirim tautan' }).click()
    await page.getByText('Tautan verifikasi sudah dikirim.').waitFor()
  }),
  { name: 'setting-devices', path: settingPath('devices'), before: memberWithPhone },
  screen('setting-devices-question', settingPath('devices'), { before: memberWithPhone }, async (page) => {
    await page.getByRole('button', { name: /^Keluarkan Chrome/ }).click()
    await page.getByRole('alertdialog').waitFor()
  }),
  ...consultScreenshots,
  ...prescriptionScreenshots,
  ...checkoutScreenshots,
  { name: 'member-soon', path: '/user/prescription-pay/1', as: siti },
  ...pointScreenshots,
  { name: 'member-not-found', path: '/user/tidak-ada', as: siti },
  { name: 'outdated-password', path: '/user/home', before: withExpiredPassword },
]

/** The location was refused before; now it is allowed, in the middle of Jakarta. */
async function allowLocation(page: Page) {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: -6.2, longitude: 106.835 })
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await page.getByText('0,8\u00A0km').nth(1).waitFor()
}

function settingPath(slug: string) {
  return `/user/account-setting?slug=${slug}`
}

/** From one page of the settings to another, over the menu. */
async function openMenuPage(page: Page, name: string) {
  await page.getByRole('button', { name: 'Kembali' }).click()
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
}

async function memberWithPhone({ url }: TestClinic) {
  const { email, password } = await registerPatient(url)
  const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'
  await logIn(url, email, { password, agent })
  return { setCookies: await logIn(url, email, { password }) }
}

async function withExpiredPassword(clinic: TestClinic) {
  const patient = await newPatient(clinic)
  await expirePassword(clinic.dataDirectory, patient.email)
  return patient
}
