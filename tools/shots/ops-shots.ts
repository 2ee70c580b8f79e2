import { dayIn } from '../../contract/src/zone.ts'
import { addDoctorSession } from '../clinic/add-doctor-session.ts'
import { bookConsultation } from '../clinic/book-consultation.ts'
import { inRunningDatabase } from '../clinic/in-running-database.ts'
import { logIn } from '../clinic/log-in-demo.ts'
import { registerPatient } from '../clinic/register-new-patient.ts'
import { settleOrder } from '../clinic/settle-order.ts'
import type { Shot, ShotClinic } from './shot.ts'

const desk = { email: 'kasir@nmw.example', site: 'ops' } as const
const admin = { email: 'admin@nmw.example', site: 'ops' } as const
const long = 'Raden Ayu Kusumaningtyas Prawirodirdjo Hadiningrat'

/** The day of the front office and what an administrator keeps up. */
export const opsShots: Shot[] = [
  { name: 'ops-desk-home', path: '/ops', as: desk, before: fillDay },
  { name: 'ops-admin-home', path: '/ops', as: admin },
  { name: 'ops-queue', path: '/ops/queue', as: desk },
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
  { name: 'ops-patient', path: '/ops/patient', as: desk },
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
  { name: 'ops-patient-new', path: '/ops/patient?new=1', as: desk },
  { name: 'ops-desk', path: '/ops/desk', as: desk },
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
  { name: 'ops-refund', path: '/ops/refund', as: desk },
  {
    name: 'ops-refund-open',
    path: '/ops/refund',
    as: desk,
    act: async (page) => {
      await page.locator('tbody tr').first().click()
      await page.getByText('Rekening tujuan').waitFor()
    },
  },
  { name: 'ops-message', path: '/ops/message', as: desk },
  {
    name: 'ops-message-open',
    path: '/ops/message',
    as: desk,
    act: async (page) => {
      await page.locator('li button').first().click()
      await page.getByLabel('Jawaban').waitFor()
    },
  },
  ...['cabang', 'dokter', 'libur', 'produk', 'voucher', 'ketentuan', 'rekonsiliasi'].map((tab) => ({
    name: `ops-admin-${tab}`,
    path: `/ops/admin?tab=${tab}`,
    as: admin,
  })),
  {
    name: 'ops-admin-dokter-open',
    path: '/ops/admin?tab=dokter',
    as: admin,
    act: async (page) => {
      await page.locator('tbody tr').first().click()
      await page.getByText('Jadwal mingguan').first().waitFor()
    },
  },
]

/** A queue for today in every state, an order on the shelf, and a case with an account. */
async function fillDay({ url, dataDirectory }: ShotClinic) {
  const day = dayIn('Asia/Jakarta', new Date())
  const session = await addDoctorSession(dataDirectory, { branch: 1, day, start: '23:00', end: '23:59', capacity: 12 })
  const paid = await addDoctorSession(dataDirectory, {
    branch: 1,
    day,
    paid: true,
    start: '22:30',
    end: '23:55',
    capacity: 9,
  })
  for (let number = 0; number < 6; number++) {
    const { email, password } = await registerPatient(url)
    const setCookies = await logIn(url, email, { password })
    const method = number % 2 ? { method: 'VIRTUAL_ACCOUNT_BCA' } : {}
    const booked = await bookConsultation({
      url,
      setCookies,
      session: number % 2 ? paid : session,
      photos: 1,
      ...method,
    })
    if (booked.invoice && number > 1) await settleOrder(dataDirectory, booked.invoice)
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
      [paid],
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
