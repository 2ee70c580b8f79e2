import type { Page } from '@playwright/test'
import { bookConsultation } from '../test-clinic/consultations.ts'
import { inRunningDatabase } from '../test-clinic/in-running-database.ts'
import { openSessionToday } from '../test-clinic/doctor-sessions.ts'
import type { TestClinic } from '../test-clinic/call-clinic.ts'
import { newPatient, screen, type Screenshot, waitForContent } from './screenshot.ts'

const desk = { email: 'kasir@nmw.example', site: 'ops' } as const
const admin = { email: 'admin@nmw.example', site: 'ops' } as const
const long = 'Raden Ayu Kusumaningtyas Prawirodirdjo Hadiningrat'

/** The day of the front office. */
export const opsScreenshots: Screenshot[] = [
  { name: 'ops-desk-home', path: '/ops', as: desk, before: fillDay, act: waitForContent },
  { name: 'ops-admin-home', path: '/ops', as: admin, act: waitForContent },
  { name: 'ops-more-links', path: '/ops', as: admin, act: openMoreLinks },
  { name: 'ops-queue', path: '/ops/queue', as: desk, act: waitForContent },
  screen('ops-queue-day-before', '/ops/queue', { as: desk }, async (page) => {
    await page.getByRole('button', { name: 'Hari sebelumnya' }).click()
    await page.waitForLoadState('networkidle')
  }),
  screen('ops-queue-open', '/ops/queue', { as: desk }, async (page) => {
    await page.getByRole('row', { name: /Prawirodirdjo/ }).click()
    await page.getByRole('heading', { name: 'Riwayat' }).waitFor()
  }),
  screen('ops-queue-walk-in', '/ops/queue', { as: desk }, async (page) => {
    await page.getByRole('button', { name: 'Pasien datang langsung' }).click()
    await page.getByRole('dialog').getByLabel('Pasien').fill('siti')
    await page.getByRole('button', { name: /Siti Rahmawati/ }).waitFor()
  }),
  screen('ops-queue-unpaid', '/ops/queue', { as: desk }, (page) => openBill(page)),
  screen('ops-queue-pay', '/ops/queue', { as: desk }, async (page) => {
    await openBill(page)
    await page.getByRole('button', { name: 'Terima Rp 155.000' }).click()
    await page.getByRole('dialog').getByLabel('Uang diterima (rupiah)').fill('200000')
  }),
  screen('ops-queue-walk-in-paid', '/ops/queue', { as: desk }, async (page) => {
    await page.getByRole('button', { name: 'Pasien datang langsung' }).click()
    const sessions = page.getByRole('dialog').getByLabel('Sesi dokter')
    const label = await sessions.locator('option', { hasText: 'Rp 155.000' }).first().textContent()
    await sessions.selectOption({ label: label! })
    await page.getByRole('dialog').getByLabel('Cara bayar').selectOption('Kartu debit')
  }),
  screen('ops-queue-doctor-absent', '/ops/queue', { as: desk }, async (page) => {
    await page.getByLabel('Sesi dokter').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Dokter tidak hadir' }).click()
    await page.getByRole('alertdialog').waitFor()
  }),
  screen('ops-queue-no-match', '/ops/queue', { as: desk }, async (page) => {
    await page.getByRole('searchbox').fill('tidak ada orangnya')
    await page.getByText('Tidak ada antrean yang cocok').waitFor()
  }),
  screen('ops-patient-correct', '/ops/patient', { as: desk }, async (page) => {
    await page.getByLabel('Cari pasien').fill('siti')
    await page.getByRole('row', { name: /Siti Rahmawati/ }).click()
    await page.getByRole('button', { name: 'Perbaiki data' }).click()
  }),
  { name: 'ops-sale', path: '/ops/sale', as: desk, act: waitForContent },
  screen('ops-sale-filled', '/ops/sale', { as: desk }, async (page) => {
    await page.getByLabel(/^Pembeli/).fill('siti')
    await page.getByRole('button', { name: /Siti Rahmawati/ }).click()
    for (const good of ['Facial Hidrasi', 'Biaya administrasi']) {
      await page.getByLabel('Barang atau layanan').fill(good)
      await page.getByRole('button', { name: new RegExp(`^${good}`) }).click()
    }
    await page.getByRole('button', { name: 'Bagi dengan cara bayar lain' }).click()
    await page.getByLabel('Jumlah diterima (rupiah)').first().fill('300.000')
    await page.getByLabel('Kode voucher').fill('AAAA-BBBB-CCCC')
    await page.getByRole('button', { name: 'Periksa' }).click()
    await page.getByText('Voucher tidak ditemukan').waitFor()
  }),
  screen('ops-sale-redeeming', '/ops/sale', { as: desk }, async (page) => {
    await page.getByLabel(/^Pembeli/).fill('siti')
    await page.getByRole('button', { name: /Siti Rahmawati/ }).click()
    await page.getByRole('button', { name: 'Tambah semua obat' }).click()
    await page.getByText(/^Menebus resep/).waitFor()
  }),
  screen('ops-sale-newcomer', '/ops/sale', { as: desk }, async (page) => {
    await page.getByLabel(/^Pembeli/).fill('Belum Terdaftar')
    await page.getByRole('button', { name: 'Daftarkan pasien baru' }).click()
    await page.getByRole('dialog', { name: 'Pasien baru' }).waitFor()
  }),
  { name: 'ops-patient', path: '/ops/patient', as: desk, act: waitForContent },
  screen('ops-patient-open', '/ops/patient', { as: desk }, async (page) => {
    await page.getByLabel('Cari pasien').fill('siti')
    await page.getByRole('row', { name: /Siti Rahmawati/ }).click()
    await page.getByText('Kunjungan terakhir').waitFor()
  }),
  screen('ops-patient-consent', '/ops/patient', { as: desk }, async (page) => {
    await page.getByLabel('Cari pasien').fill('siti')
    await page.getByRole('row', { name: /Siti Rahmawati/ }).click()
    await page.getByRole('button', { name: /^Catat .*: Foto kulit/ }).click()
    await page.getByLabel('Lisan di meja depan').check()
  }),
  { name: 'ops-patient-new', path: '/ops/patient?new=1', as: desk, act: waitForContent },
  { name: 'ops-desk', path: '/ops/desk', as: desk, act: waitForContent },
  screen('ops-desk-wrong', '/ops/desk', { as: desk }, async (page) => {
    await page.getByLabel('Kode voucher').fill('AAAA-BBBB-CCCC')
    await page.getByRole('button', { name: 'Pakai voucher' }).click()
    await page.getByText('Voucher tidak ditemukan').waitFor()
  }),
  { name: 'ops-refund', path: '/ops/refund', as: desk, act: waitForContent },
  screen('ops-refund-open', '/ops/refund', { as: desk }, async (page) => {
    await page.locator('tbody tr').first().click()
    await page.getByText('Rekening tujuan').waitFor()
  }),
  { name: 'ops-message', path: '/ops/message', as: desk, act: waitForContent },
  screen('ops-message-open', '/ops/message', { as: desk }, async (page) => {
    await page.locator('li button').first().click()
    await page.getByLabel('Jawaban').waitFor()
  }),
]

async function openBill(page: Page) {
  await page
    .getByRole('row', { name: /Belum lunas|Bunga Citra/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Terima Rp 155.000' }).waitFor()
}

/** A queue for today in every state, and refund requests. */
async function fillDay(clinic: TestClinic) {
  const { url, dataDirectory } = clinic
  const { session } = await openSessionToday(dataDirectory, { capacity: 12 })
  const { session: other } = await openSessionToday(dataDirectory)
  for (let number = 0; number < 6; number++) {
    const { setCookies } = await newPatient(clinic)
    await bookConsultation({ url, setCookies, session: number % 2 ? other : session, photos: 1 })
  }
  const costly = await openSessionToday(dataDirectory, { fee: 150_000 })
  const { email, setCookies } = await newPatient(clinic)
  await bookConsultation({ url, setCookies, session: costly.session, photos: 1, method: 'VIRTUAL_ACCOUNT_BCA' })
  await inRunningDatabase(dataDirectory, async ({ $client: pool }) => {
    await pool.query(`update account set full_name = 'Bunga Citra' where email = $1`, [email])
    await pool.query(
      `update account set full_name = $1 where id = (select patient_id from appointment where session_id = $2 limit 1)`,
      [long, session],
    )
    await pool.query(
      `update appointment set checked_in_at = now() - interval '12 minutes'
       where id = (select max(id) from appointment where session_id = $1)`,
      [session],
    )
    await pool.query(
      `update appointment set status = 0, cancel_reason = 'Tidak hadir', ended_at = now(), absent_at = now()
       where id = (select max(id) from appointment where session_id = $1)`,
      [other],
    )
    await pool.query(
      `insert into refund_case (order_id, amount, reason, state, created_at)
       select id, grand_total, 'Dokter berhalangan hadir', 'DIAJUKAN', now() from "order"
       where branch_id = 1 and payment_status = 'PAID' and not exists (select from refund_case where order_id = "order".id)
       order by id desc limit 3`,
    )
  })
  return {}
}

/** Wide screens show all of them and have no such button. */
async function openMoreLinks(page: Page) {
  await waitForContent(page)
  const more = page.getByRole('button', { name: 'Lainnya' })
  if (await more.isVisible()) await more.click()
}
