import type { Shot } from './shot.ts'

const marcom = { email: 'marcom@nmw.example', site: 'dashboard' } as const
const doctor = { email: 'dokter@nmw.example', site: 'ops' } as const

export const staffShots: Shot[] = [
  { name: 'dashboard-login', path: '/dashboard/login' },
  {
    name: 'dashboard-login-refused',
    path: '/dashboard/login',
    act: async (page) => {
      await page.getByLabel('E-mail', { exact: true }).fill('siti@nmw.example')
      await page.getByLabel('Kata sandi', { exact: true }).fill('Demo1234')
      await page.getByRole('button', { name: 'Masuk', exact: true }).click()
      await page.getByText('Anda Tidak Memiliki Akses Untuk Halaman Ini').first().waitFor()
    },
  },
  { name: 'dashboard-home', path: '/dashboard/home', as: marcom },
  { name: 'dashboard-article', path: '/dashboard/article', as: marcom },
  {
    name: 'dashboard-logout',
    path: '/dashboard/home',
    as: marcom,
    act: async (page) => {
      await page.getByRole('button', { name: 'Keluar' }).first().click()
      await page.getByText('Apakah Anda Ingin Keluar ?').waitFor()
    },
  },
  { name: 'ops-login', path: '/ops/login' },
  { name: 'ops-home', path: '/ops', as: doctor },
]
