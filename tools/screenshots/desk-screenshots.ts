import type { Page } from '@playwright/test'
import { queryRunning } from '../test-clinic/in-running-database.ts'
import type { TestClinic } from '../test-clinic/call-clinic.ts'
import { screen, type Screenshot } from './screenshot.ts'

const marcom = { email: 'marcom@nmw.example', site: 'dashboard' } as const
const admin = { email: 'admin@nmw.example', site: 'dashboard' } as const

async function openEditor(page: Page, title = 'Memahami Melasma') {
  await page.getByRole('button', { name: `Ubah ${title}` }).click()
  await page.getByText(/menit baca/).waitFor()
}

async function openDetail(page: Page) {
  await page
    .getByRole('button', { name: /^Detail/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Salin tautan pratinjau' }).waitFor()
}

/** Panels, dialogs and errors of the dashboard. */
export const deskScreenshots: Screenshot[] = [
  screen('dashboard-list-failed', '/dashboard/home', { as: marcom, expectsFailedCalls: true }, async (page) => {
    await page.route('**/legacy/admin/articles?**', (route) => route.abort())
    await page.getByRole('link', { name: 'Artikel', exact: true }).first().click()
    await page.getByRole('button', { name: 'Coba lagi' }).waitFor()
  }),
  screen('dashboard-list-loading', '/dashboard/home', { as: marcom }, async (page) => {
    await page.route('**/legacy/banner/admin/list?**', () => undefined)
    await page.getByRole('link', { name: 'Banner' }).first().click()
    await page.getByText('Memuat Data...').waitFor()
  }),
  { name: 'dashboard-banner-detail', path: '/dashboard/banner', as: admin, act: openDetail },
  { name: 'dashboard-treatment-detail', path: '/dashboard/treatment', as: admin, act: openDetail },
  screen('dashboard-slide-order', '/dashboard/banner', { as: marcom }, async (page) => {
    await page
      .getByRole('button', { name: /^Ubah urutan/ })
      .first()
      .click()
    await page.getByLabel('Slide baru').waitFor()
  }),
  screen('dashboard-banner-seo', '/dashboard/banner', { as: marcom }, async (page) => {
    await page
      .getByRole('button', { name: /^Ubah (?!urutan)/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Selesai' }).click()
    await page.getByLabel('Meta title').waitFor()
  }),
  screen('dashboard-sub-service', '/dashboard/treatment/add', { as: marcom }, async (page) => {
    await page.getByRole('button', { name: /^Sub layanan/ }).click()
    await page.getByLabel('Nama sub layanan 1').waitFor()
  }),
  screen('dashboard-picker', '/dashboard/article', { as: marcom }, async (page) => {
    await openEditor(page)
    await page.getByRole('button', { name: 'Simpan Konten' }).click()
    await page.getByRole('combobox', { name: 'Kategori' }).click()
    await page.getByRole('option').first().waitFor()
  }),
  screen('dashboard-new-tags', '/dashboard/article', { as: marcom }, async (page) => {
    await openEditor(page)
    await page.getByRole('button', { name: 'Simpan Konten' }).click()
    await page.getByRole('button', { name: 'Tambah tag baru' }).click()
    await page.getByRole('button', { name: 'Simpan tag' }).click()
    await page.getByText('Belum Ada Tag Baru').waitFor()
  }),
  screen('dashboard-versions', '/dashboard/article', { as: marcom }, async (page) => {
    await openEditor(page, 'Puasa Skincare')
    await page.getByRole('button', { name: 'Riwayat versi' }).click()
    await page.getByRole('button', { name: /^Versi 1/ }).waitFor()
  }),
  screen('dashboard-versions-many', '/dashboard/article', { as: marcom, before: writeHistory }, async (page) => {
    await openEditor(page)
    await page.getByRole('button', { name: 'Riwayat versi' }).click()
    await page
      .getByRole('button', { name: /^Versi 4\d/ })
      .nth(1)
      .click()
    await page.getByRole('button', { name: 'Bandingkan' }).waitFor()
  }),
  screen('dashboard-leave', '/dashboard/article/add', { as: marcom }, async (page) => {
    await page.getByRole('textbox', { name: 'Isi artikel' }).fill('## Belum selesai\n\nMasih ditulis.')
    await page.getByRole('link', { name: 'Banner' }).first().click()
    await page.getByRole('button', { name: 'Tetap di sini' }).waitFor()
  }),
]

/** Articles with a long history. */
async function writeHistory({ dataDirectory }: TestClinic) {
  await queryRunning(
    dataDirectory,
    `with history as (
      insert into content_version (kind, target_id, version, account_id, data, at)
      select 'article', article.id, number, account.id, '{}', now() - (45 - number) * interval '50 hours'
      from article, account, generate_series(1, 45) as number
      where account.email = 'marcom@nmw.example'
      on conflict do nothing
    )
    update article set version = 45`,
  )
  return {}
}
