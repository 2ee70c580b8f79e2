import { logIn } from '../clinic/log-in-demo.ts'
import { outdatePassword } from '../clinic/outdate-password.ts'
import { registerPatient } from '../clinic/register-new-patient.ts'
import { pointShots } from './point-shots.ts'
import type { Shot, ShotClinic } from './shot.ts'

const siti = { email: 'siti@nmw.example' }

export const memberShots: Shot[] = [
  { name: 'home-siti', path: '/user/home', as: siti },
  { name: 'home-budi', path: '/user/home', as: { email: 'budi@nmw.example' } },
  { name: 'home-maria', path: '/user/home', as: { email: 'maria@nmw.example' } },
  { name: 'account', path: '/user/account', as: siti },
  { name: 'account-grey', path: '/user/account', as: { email: 'maria@nmw.example' } },
  ...['member', 'faq', 'terms-condition', 'privacy-policy', 'contact-us'].map((slug) => ({
    name: `account-${slug}`,
    path: `/user/account?slug=${slug}`,
    as: siti,
  })),
  { name: 'setting', path: '/user/account-setting', as: siti },
  { name: 'setting-unverified', path: '/user/account-setting', as: { email: 'maria@nmw.example' } },
  ...['change-profile', 'change-password', 'change-phone', 'change-email', 'change-address', 'privacy'].map((slug) => ({
    name: `setting-${slug}`,
    path: settingPath(slug),
    as: siti,
  })),
  {
    name: 'setting-change-profile-wrong',
    path: settingPath('change-profile'),
    before: newMember,
    act: (page) => page.getByRole('button', { name: 'Simpan perubahan' }).click(),
  },
  {
    name: 'setting-change-address-region',
    path: settingPath('change-address'),
    before: newMember,
    act: async (page) => {
      await page.getByRole('button', { name: 'Tambah Alamat' }).click()
      await page.getByRole('button', { name: /^Provinsi/ }).click()
      await page.getByRole('option', { name: 'Jawa Barat' }).waitFor()
    },
  },
  {
    name: 'setting-change-phone-code',
    path: settingPath('change-phone'),
    as: { email: 'maria@nmw.example' },
    act: async (page) => {
      await page.getByRole('button', { name: 'Kirim kode' }).click()
      await page.getByText('Kode enam angka').waitFor()
    },
  },
  {
    name: 'setting-change-email-sent',
    path: settingPath('change-email'),
    before: newMember,
    act: async (page) => {
      await page.getByRole('textbox').fill('alamat-baru@contoh.example')
      await page.getByRole('button', { name: 'Kirim tautan' }).click()
      await page.getByText('Tautan verifikasi sudah dikirim.').waitFor()
    },
  },
  { name: 'setting-devices', path: settingPath('devices'), before: memberWithPhone },
  {
    name: 'setting-devices-question',
    path: settingPath('devices'),
    before: memberWithPhone,
    act: (page) => page.getByRole('button', { name: /^Keluarkan Chrome/ }).click(),
  },
  ...pointShots,
  { name: 'member-soon', path: '/user/consult', as: siti },
  { name: 'member-not-found', path: '/user/tidak-ada', as: siti },
  { name: 'outdated-password', path: '/user/home', before: outdatedMember },
]

function settingPath(slug: string) {
  return `/user/account-setting?slug=${slug}`
}

async function newMember({ url }: ShotClinic) {
  const { email, password } = await registerPatient(url)
  return { setCookies: await logIn(url, email, { password }) }
}

async function memberWithPhone({ url }: ShotClinic) {
  const { email, password } = await registerPatient(url)
  const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'
  await logIn(url, email, { password, agent })
  return { setCookies: await logIn(url, email, { password }) }
}

async function outdatedMember({ url, dataDirectory }: ShotClinic) {
  const { email, password } = await registerPatient(url)
  await outdatePassword(dataDirectory, email)
  return { setCookies: await logIn(url, email, { password }) }
}
