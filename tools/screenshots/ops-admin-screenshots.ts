import type { Page } from '@playwright/test'
import { queryRunning } from '../test-clinic/in-running-database.ts'
import type { TestClinic } from '../test-clinic/call-clinic.ts'
import { screen, type Screenshot, waitForContent } from './screenshot.ts'

const admin = { email: 'admin@nmw.example', site: 'ops' } as const
const tabs = ['cabang', 'dokter', 'libur', 'produk', 'obat', 'voucher', 'ketentuan', 'rekonsiliasi']
const forms = { cabang: 'cabang', dokter: 'dokter', produk: 'produk', obat: 'obat', voucher: 'voucher' }

/** The administrator's tabs: full, open, new and refused; some empty or failed. */
export const opsAdminScreenshots: Screenshot[] = [
  ...tabs.map((tab) => ({
    name: `ops-admin-${tab}`,
    path: `/ops/admin?tab=${tab}`,
    as: admin,
    act: waitForContent,
    ...(tab === 'libur' && { before: addDaysOff }),
  })),
  ...Object.keys(forms).map((tab) => ({
    name: `ops-admin-${tab}-open`,
    path: `/ops/admin?tab=${tab}`,
    as: admin,
    act: async (page: Page) => {
      await page.locator('tbody tr').first().click()
      await page.getByRole('complementary').getByRole('button', { name: 'Simpan', exact: true }).waitFor()
      await page.waitForLoadState('networkidle')
    },
  })),
  ...Object.entries(forms).map(([tab, what]) => ({
    name: `ops-admin-${tab}-refused`,
    path: `/ops/admin?tab=${tab}`,
    as: admin,
    act: async (page: Page) => {
      await page.getByRole('button', { name: `Tambah ${what}` }).click()
      const panel = page.getByRole('complementary')
      await panel.getByRole('button', { name: 'Simpan', exact: true }).click()
      await panel.locator('[aria-invalid="true"]').first().waitFor()
    },
  })),
  screen('ops-admin-leave-question', '/ops/admin?tab=produk', { as: admin }, async (page) => {
    await page.locator('tbody tr').first().click()
    await page.getByRole('complementary').getByLabel('Keterangan').fill('Serum malam')
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').waitFor()
  }),
  screen('ops-admin-libur-question', '/ops/admin?tab=libur', { as: admin }, async (page) => {
    await page.getByRole('button', { name: 'Batalkan' }).first().click()
    await page.getByRole('alertdialog').waitFor()
  }),
  screen('ops-admin-produk-none', '/ops/admin?tab=produk', { as: admin }, async (page) => {
    await page.getByLabel('Cari produk').fill('tidak ada yang begini')
    await page.getByText('Tidak ada produk yang cocok').waitFor()
  }),
  screen('ops-admin-voucher-failed', '/ops', { as: admin, expectsFailedCalls: true }, async (page) => {
    await page.route('**/legacy/ops/voucher', (route) => route.abort())
    await page
      .getByRole('link', { name: /Kelola klinik/ })
      .last()
      .click()
    await page.getByRole('link', { name: 'Voucher', exact: true }).click()
    await page.getByRole('button', { name: 'Coba lagi' }).waitFor()
  }),
]

async function addDaysOff({ dataDirectory }: TestClinic) {
  await queryRunning(
    dataDirectory,
    `insert into closure (branch_id, doctor_id, first_day, last_day, reason)
       values (2, null, current_date + 40, current_date + 42, 'Renovasi ruang tindakan di lantai dua dan perbaikan listrik'),
         (null, 1, current_date + 50, current_date + 50, 'Seminar'), (1, 1, current_date + 55, current_date + 56, 'Cuti')`,
  )
  return {}
}
