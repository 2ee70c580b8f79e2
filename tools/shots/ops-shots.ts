import type { Page } from '@playwright/test'
import { bookConsultation } from '../clinic/book-consultation.ts'
import { inRunningDatabase } from '../clinic/in-running-database.ts'
import { logIn } from '../clinic/log-in-demo.ts'
import { openSessionToday } from '../clinic/open-session-today.ts'
import { registerPatient } from '../clinic/register-new-patient.ts'
import type { Shot, ShotClinic } from './shot.ts'

const desk = { email: 'kasir@nmw.example', site: 'ops' } as const
const admin = { email: 'admin@nmw.example', site: 'ops' } as const
const long = 'Raden Ayu Kusumaningtyas Prawirodirdjo Hadiningrat'

/** The day of the front office. */
export const opsShots: Shot[] = [
  { name: 'ops-desk-home', path: '/ops', as: desk, before: fillDay, act: untilThere },
  { name: 'ops-admin-home', path: '/ops', as: admin, act: untilThere },
  { name: 'ops-queue', path: '/ops/queue', as: desk, act: untilThere },
  {
    name: 'ops-queue-open',
    path: '/ops/queue',
    as: desk,
    act: async (page) => {
      await page.getByRole('row', { name: /Prawirodirdjo/ }).click()
      await page.getByText('Keluhan').waitFor()
    },
  },
  {
    name: 'ops-queue-walk-in',
    path: '/ops/queue',
    as: desk,
    act: async (page) => {
      await page.getByRole('button', { name: 'Pasien datang langsung' }).click()
      await page.getByRole('dialog').getByLabel('Pasien').fill('siti')
      await page.getByRole('button', { name: /Siti Rahmawati/ }).waitFor()
    },
  },
  { name: 'ops-sale', path: '/ops/sale', as: desk, act: untilThere },
  { name: 'ops-patient', path: '/ops/patient', as: desk, act: untilThere },
  {
    name: 'ops-patient-open',
    path: '/ops/patient',
    as: desk,
    act: async (page) => {
      await page.getByLabel('Cari pasien').fill('siti')
      await page.getByRole('row', { name: /Siti Rahmawati/ }).click()
      await page.getByText('Kunjungan terakhir').waitFor()
    },
  },
  { name: 'ops-patient-new', path: '/ops/patient?new=1', as: desk, act: untilThere },
  { name: 'ops-desk', path: '/ops/desk', as: desk, act: untilThere },
  {
    name: 'ops-desk-wrong',
    path: '/ops/desk',
    as: desk,
    act: async (page) => {
      await page.getByLabel('Kode voucher').fill('AAAA-BBBB-CCCC')
      await page.getByRole('button', { name: 'Pakai voucher' }).click()
      await page.getByText('Voucher tidak ditemukan').waitFor()
    },
  },
  { name: 'ops-refund', path: '/ops/refund', as: desk, act: untilThere },
  {
    name: 'ops-refund-open',
    path: '/ops/refund',
    as: desk,
    act: async (page) => {
      await page.locator('tbody tr').first().click()
      await page.getByText('Rekening tujuan').waitFor()
    },
  },
  { name: 'ops-message', path: '/ops/message', as: desk, act: untilThere },
  {
    name: 'ops-message-open',
    path: '/ops/message',
    as: desk,
    act: async (page) => {
      await page.locator('li button').first().click()
      await page.getByLabel('Jawaban').waitFor()
    },
  },
]

/** The area is drawn in the browser, which takes its time on a busy machine. */
async function untilThere(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** A queue for today in every state, an order on the shelf, and a case with an account. */
async function fillDay({ url, dataDirectory }: ShotClinic) {
  const { session } = await openSessionToday(dataDirectory, { capacity: 12 })
  const { session: other } = await openSessionToday(dataDirectory)
  for (let number = 0; number < 6; number++) {
    const { email, password } = await registerPatient(url)
    const setCookies = await logIn(url, email, { password })
    await bookConsultation({ url, setCookies, session: number % 2 ? other : session, photos: 1 })
  }
  await inRunningDatabase(dataDirectory, async ({ $client: pool }) => {
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
      `update appointment set status = 0, cancel_reason = 'Tidak hadir', ended_at = now()
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
