import type { Page } from '@playwright/test'
import { queryRunning } from '../test-clinic/in-running-database.ts'
import type { TestClinic } from '../test-clinic/call-clinic.ts'
import { screen, type Screenshot, waitForContent } from './screenshot.ts'

const doctor = { email: 'dokter@nmw.example', site: 'ops' } as const
const pharmacist = { email: 'apoteker@nmw.example', site: 'ops' } as const

async function openRow(page: Page, name: string) {
  await page.getByText(name).first().click()
  await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
  await page.waitForLoadState('networkidle')
}

async function print(page: Page, link: string) {
  await openRow(page, 'Yohanes Simatupang')
  await page.getByRole('link', { name: link }).click()
  await page.getByRole('button', { name: 'Cetak' }).waitFor()
}

async function prescribe(page: Page) {
  await openRow(page, 'Ayu Puspitasari')
  // What one screenshot wrote is still there for the next.
  if (await page.getByLabel('Diagnosis dan catatan').inputValue()) return
  await page.getByLabel('Diagnosis dan catatan').fill('Akne vulgaris derajat sedang, regio malar.')
  for (const [field, name] of [
    ['Tambah obat atau produk', 'tret'],
    ['Tambah obat atau produk', 'klinda'],
    ['Tambah tindakan', 'facial'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).fill(name)
    await page.getByRole('listbox', { name: field }).getByRole('option').first().click()
  }
}

export const opsCareScreenshots: Screenshot[] = [
  { name: 'care-home-doctor', path: '/ops', as: doctor, act: waitForContent },
  { name: 'care-visit-day', path: '/ops/visit', as: doctor, act: waitForContent },
  { name: 'care-visit-open', path: '/ops/visit', as: doctor, act: (page) => openRow(page, 'Rahmat Hidayat') },
  { name: 'care-visit-writing', path: '/ops/visit', as: doctor, act: prescribe },
  screen('care-visit-finish', '/ops/visit', { as: doctor }, async (page) => {
    await prescribe(page)
    await page.getByRole('button', { name: 'Selesaikan konsultasi' }).click()
    await page.getByRole('alertdialog').waitFor()
  }),
  screen('care-visit-signed-off', '/ops/visit', { as: doctor, expectsFailedCalls: true }, async (page) => {
    await openRow(page, 'Rahmat Hidayat')
    await page.context().clearCookies()
    await page.getByLabel('Diagnosis dan catatan').fill('Dermatitis seboroik.')
    await page.getByRole('alertdialog', { name: 'Sesi Anda berakhir' }).waitFor()
  }),
  { name: 'care-visit-missing', path: '/ops/visit/999999', as: doctor, act: waitForContent },
  { name: 'care-order-list', path: '/ops/order', as: pharmacist, act: waitForContent },
  { name: 'care-order-confirm', path: '/ops/order', as: pharmacist, act: (page) => openRow(page, 'Dewi Lestari') },
  screen('care-order-refuse', '/ops/order', { as: pharmacist }, async (page) => {
    await openRow(page, 'Dewi Lestari')
    await page.getByRole('button', { name: 'Tolak', exact: true }).click()
    await page.getByRole('alertdialog').waitFor()
  }),
  { name: 'care-order-empty', path: '/ops/order?state=SELF_PICKUP', as: pharmacist, act: waitForContent },
  { name: 'care-order-search', path: '/ops/order?search=simatupang', as: pharmacist, act: waitForContent },
  screen('care-order-ship', '/ops/order?state=PROCESS', { as: pharmacist }, (page) =>
    openRow(page, 'Yohanes Simatupang'),
  ),
  screen('care-order-stop', '/ops/order?state=PROCESS', { as: pharmacist }, async (page) => {
    await openRow(page, 'Yohanes Simatupang')
    await page.getByRole('button', { name: 'Batalkan pesanan' }).click()
    await page.getByRole('alertdialog').waitFor()
  }),
  screen('care-order-sent', '/ops/order?state=SHIPPED', { as: pharmacist, before: loseParcel }, waitForContent),
  screen('care-order-not-arrived', '/ops/order?state=SHIPPED', { as: pharmacist }, async (page) => {
    await page.locator('tbody tr').first().click()
    await page.getByRole('button', { name: /^(Paket tidak sampai|Akhiri dan kembalikan dana)$/ }).click()
    await page.getByRole('alertdialog').waitFor()
  }),
  screen('care-print-label', '/ops/order?state=PROCESS', { as: pharmacist }, (page) => print(page, 'Cetak label')),
  screen('care-print-slip', '/ops/order?state=PROCESS', { as: pharmacist }, (page) =>
    print(page, 'Cetak daftar kemas'),
  ),
  { name: 'care-stock-list', path: '/ops/stock', as: pharmacist, act: waitForContent },
  screen('care-stock-item', '/ops/stock?item=OBT-0002', { as: pharmacist }, (page) =>
    page.getByRole('heading', { name: 'Riwayat' }).waitFor(),
  ),
  screen('care-stock-expiry', '/ops/stock?item=OBT-0002', { as: pharmacist }, async (page) => {
    await page.getByRole('button', { name: 'Perbaiki tanggal' }).first().click()
    await page.getByRole('button', { name: 'Simpan tanggal' }).waitFor()
  }),
  screen('care-stock-receive', '/ops/stock', { as: pharmacist }, async (page) => {
    await page.getByRole('button', { name: 'Terima barang' }).click()
    await page.getByLabel('Nomor batch').waitFor()
  }),
]

/** The courier lost a parcel of the branch. */
async function loseParcel({ dataDirectory }: TestClinic) {
  await queryRunning(
    dataDirectory,
    `insert into shipment (order_id, provider, request_id, service, type, airway_bill, state, created_at, updated_at)
      select id, 'simulator', 'lost-' || id, 'jne', 'REG23', airway_bill, 'lost', now(), now() from "order"
      where order_status = 'SHIPPED' and branch_id = 1 order by id limit 1
      on conflict (order_id) do update set state = 'lost'`,
  )
  return {}
}
