import type { Page } from '@playwright/test'
import { queryRunning } from '../test-clinic/in-running-database.ts'
import type { TestClinic } from '../test-clinic/call-clinic.ts'
import { type Screenshot, waitForContent } from './screenshot.ts'

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
  {
    name: 'care-visit-finish',
    path: '/ops/visit',
    as: doctor,
    act: async (page) => {
      await prescribe(page)
      await page.getByRole('button', { name: 'Selesaikan konsultasi' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'care-visit-signed-off',
    path: '/ops/visit',
    as: doctor,
    expectsFailedCalls: true,
    act: async (page) => {
      await openRow(page, 'Rahmat Hidayat')
      await page.context().clearCookies()
      await page.getByLabel('Diagnosis dan catatan').fill('Dermatitis seboroik.')
      await page.getByRole('alertdialog', { name: 'Sesi Anda berakhir' }).waitFor()
    },
  },
  { name: 'care-visit-missing', path: '/ops/visit/999999', as: doctor, act: waitForContent },
  { name: 'care-order-list', path: '/ops/order', as: pharmacist, act: waitForContent },
  { name: 'care-order-confirm', path: '/ops/order', as: pharmacist, act: (page) => openRow(page, 'Dewi Lestari') },
  {
    name: 'care-order-refuse',
    path: '/ops/order',
    as: pharmacist,
    act: async (page) => {
      await openRow(page, 'Dewi Lestari')
      await page.getByRole('button', { name: 'Tolak', exact: true }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'care-order-empty', path: '/ops/order?state=SELF_PICKUP', as: pharmacist, act: waitForContent },
  { name: 'care-order-search', path: '/ops/order?search=simatupang', as: pharmacist, act: waitForContent },
  {
    name: 'care-order-ship',
    path: '/ops/order?state=PROCESS',
    as: pharmacist,
    act: (page) => openRow(page, 'Yohanes Simatupang'),
  },
  {
    name: 'care-order-stop',
    path: '/ops/order?state=PROCESS',
    as: pharmacist,
    act: async (page) => {
      await openRow(page, 'Yohanes Simatupang')
      await page.getByRole('button', { name: 'Batalkan pesanan' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'care-order-sent',
    path: '/ops/order?state=SHIPPED',
    as: pharmacist,
    before: loseParcel,
    act: waitForContent,
  },
  {
    name: 'care-order-not-arrived',
    path: '/ops/order?state=SHIPPED',
    as: pharmacist,
    act: async (page) => {
      await page.locator('tbody tr').first().click()
      await page.getByRole('button', { name: /^(Paket tidak sampai|Akhiri dan kembalikan dana)$/ }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'care-print-label',
    path: '/ops/order?state=PROCESS',
    as: pharmacist,
    act: (page) => print(page, 'Cetak label'),
  },
  {
    name: 'care-print-slip',
    path: '/ops/order?state=PROCESS',
    as: pharmacist,
    act: (page) => print(page, 'Cetak daftar kemas'),
  },
  { name: 'care-stock-list', path: '/ops/stock', as: pharmacist, act: waitForContent },
  {
    name: 'care-stock-item',
    path: '/ops/stock?item=OBT-0002',
    as: pharmacist,
    act: (page) => page.getByRole('heading', { name: 'Riwayat' }).waitFor(),
  },
  {
    name: 'care-stock-expiry',
    path: '/ops/stock?item=OBT-0002',
    as: pharmacist,
    act: async (page) => {
      await page.getByRole('button', { name: 'Perbaiki tanggal' }).first().click()
      await page.getByRole('button', { name: 'Simpan tanggal' }).waitFor()
    },
  },
  {
    name: 'care-stock-receive',
    path: '/ops/stock',
    as: pharmacist,
    act: async (page) => {
      await page.getByRole('button', { name: 'Terima barang' }).click()
      await page.getByLabel('Nomor batch').waitFor()
    },
  },
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
