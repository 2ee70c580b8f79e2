import type { Page } from '@playwright/test'
import { screen, type Screenshot } from './screenshot.ts'

const marcom = { email: 'marcom@nmw.example', site: 'dashboard' } as const
const admin = { email: 'admin@nmw.example', site: 'dashboard' } as const
const doctor = { email: 'dokter@nmw.example', site: 'ops' } as const

/** These pages load their content after they are shown. */
const act = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()

export const staffScreenshots: Screenshot[] = [
  { name: 'dashboard-login', path: '/dashboard/login' },
  screen('dashboard-login-refused', '/dashboard/login', {}, async (page) => {
    await page.getByLabel('E-mail', { exact: true }).fill('siti@nmw.example')
    await page.getByLabel('Kata sandi', { exact: true }).fill('Demo1234')
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    await page.getByText('Anda Tidak Memiliki Akses Untuk Halaman Ini').first().waitFor()
  }),
  { name: 'dashboard-home', path: '/dashboard/home', as: marcom, act },
  { name: 'dashboard-article', path: '/dashboard/article', as: marcom, act },
  screen('dashboard-article-detail', '/dashboard/article', { as: admin }, async (page) => {
    await page
      .getByRole('button', { name: /^Detail/ })
      .nth(1)
      .click()
    await page.getByText('Meta description').waitFor()
  }),
  { name: 'dashboard-article-none', path: '/dashboard/article?search=tidakadasamasekali', as: marcom, act },
  screen('dashboard-editor', '/dashboard/article', { as: marcom }, async (page) => {
    await page.getByRole('button', { name: /^Ubah/ }).nth(2).click()
    await page.getByText(/menit baca/).waitFor()
  }),
  screen('dashboard-editor-save', '/dashboard/article', { as: marcom }, async (page) => {
    await page.getByRole('button', { name: /^Ubah/ }).nth(2).click()
    await page.getByRole('button', { name: 'Simpan Konten' }).click()
    await page.getByLabel('Judul', { exact: true }).waitFor()
  }),
  { name: 'dashboard-banner', path: '/dashboard/banner', as: marcom, act },
  screen('dashboard-banner-form', '/dashboard/banner', { as: marcom }, async (page) => {
    await page
      .getByRole('button', { name: /^Ubah (?!urutan)/ })
      .first()
      .click()
    await page.getByRole('textbox', { name: 'Isi promo' }).waitFor()
  }),
  { name: 'dashboard-treatment', path: '/dashboard/treatment', as: marcom, act },
  { name: 'dashboard-treatment-form', path: '/dashboard/treatment/add', as: marcom, act },
  { name: 'dashboard-catalog', path: '/dashboard/catalog', as: marcom, act },
  { name: 'dashboard-catalog-form', path: '/dashboard/catalog/add', as: marcom, act },
  { name: 'dashboard-media', path: '/dashboard/media', as: marcom, act },
  { name: 'dashboard-staff', path: '/dashboard/staff', as: admin, act },
  { name: 'dashboard-audit', path: '/dashboard/audit', as: admin, act },
  { name: 'dashboard-trash', path: '/dashboard/trash', as: admin, act },
  screen('dashboard-logout', '/dashboard/home', { as: marcom }, async (page) => {
    await page.getByRole('button', { name: 'Keluar' }).first().click()
    await page.getByText('Apakah Anda Ingin Keluar ?').waitFor()
  }),
  { name: 'ops-login', path: '/ops/login' },
  { name: 'ops-home', path: '/ops', as: doctor },
]
