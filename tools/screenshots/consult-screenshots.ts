import type { Page } from '@playwright/test'
import { addDoctorSession, type WantedSession } from '../test-clinic/doctor-sessions.ts'
import { bookConsultation, drawFace, settleOrder } from '../test-clinic/consultations.ts'
import { mustCall, type TestClinic } from '../test-clinic/call-clinic.ts'
import { withdrawConsent } from '../test-clinic/patients.ts'
import { newPatient, screen, type Screenshot } from './screenshot.ts'

const maria = { email: 'maria@nmw.example' }
const method = 'VIRTUAL_ACCOUNT_BCA'
let used = 0

/** Booking, following and paying a consultation. */
export const consultScreenshots: Screenshot[] = [
  { name: 'consult-empty', path: '/user/consult', before: newPatient },
  { name: 'consult-unverified', path: '/user/consult', as: maria },
  { name: 'consult-live', path: '/user/consult', before: (clinic) => booked(clinic, {}) },
  { name: 'consult-pending', path: '/user/consult', before: (clinic) => booked(clinic, { paid: true }) },
  { name: 'consult-history', path: '/user/consult?category=history', before: manyCancelled },
  { name: 'consult-history-empty', path: '/user/consult?category=history', before: newPatient },
  screen('consult-cancel', '/user/consult', { before: (clinic) => booked(clinic, {}) }, async (page) => {
    await page.getByRole('button', { name: /^Batalkan/ }).click()
    await page.getByRole('alertdialog').waitFor()
  }),
  screen('consult-failed', '/user/home', { before: newPatient, expectsFailedCalls: true }, async (page) => {
    await page.route('**/getappointmentuser*', (route) => route.abort())
    await page.getByRole('link', { name: 'Konsultasi' }).first().click()
    await page.getByRole('alert').getByRole('button', { name: 'Coba lagi' }).waitFor()
  }),
  { name: 'create-schedule', path: '/user/consult-create', before: newPatient },
  screen('create-branch', '/user/consult-create', { before: newPatient }, (page) =>
    page.getByRole('button', { name: /^Cabang/ }).click(),
  ),
  { name: 'create-doctor', before: (clinic) => fullDay(clinic, '') },
  { name: 'create-doctor-none', path: '/user/consult-create?branch=3&date=2083-12-25', before: newPatient },
  { name: 'create-complaint', before: (clinic) => fullDay(clinic, 'paid'), act: fillComplaint },
  { name: 'create-complaint-free', before: (clinic) => fullDay(clinic, 'free'), act: fillComplaint },
  { name: 'create-complaint-consent', before: (clinic) => noConsent(clinic, fullDay(clinic, 'free')) },
  screen(
    'create-complaint-trouble',
    '',
    { before: (clinic) => fullDay(clinic, 'paid'), expectsFailedCalls: true },
    meetTrouble,
  ),
  screen('create-camera', '', { before: (clinic) => fullDay(clinic, 'free') }, async (page) => {
    await page.getByRole('button', { name: 'Pakai kamera dengan panduan' }).click()
    await page.getByRole('dialog').waitFor()
    await page.getByText(/^Kamera tidak|^Akses kamera|Ambil foto$/).waitFor()
  }),
  { name: 'create-ongoing', path: '/user/consult-create', before: (clinic) => booked(clinic, {}) },
  screen('consult-pay', '', { before: (clinic) => fullDay(clinic, 'paid') }, async (page) => {
    await fillComplaint(page)
    await page.getByRole('button', { name: 'Lanjutkan' }).click()
    await page.getByRole('radio', { name: /BCA/ }).check()
  }),
  { name: 'consult-pay-invalid', path: '/user/consult-pay/1', before: newPatient },
  { name: 'consult-detail', before: (clinic) => booked(clinic, {}, detail) },
  { name: 'consult-detail-pending', before: (clinic) => booked(clinic, { paid: true }, detail) },
  { name: 'consult-detail-paid', before: paidBooking },
  screen('consult-detail-move', '', { before: paidBooking }, async (page) => {
    await page.getByRole('button', { name: 'Ubah Jadwal' }).click()
    await page.getByRole('dialog').getByRole('grid').waitFor()
  }),
  screen('consult-detail-refund', '', { before: paidBooking }, async (page) => {
    await page.getByRole('button', { name: 'Ajukan Pembatalan' }).click()
    await page.getByRole('button', { name: 'Ajukan', exact: true }).click()
    await page.getByText('Nama bank wajib diisi').waitFor()
  }),
  screen('consult-detail-replaced', '', { before: (clinic) => booked(clinic, {}, detail) }, async (page) => {
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await face(3))
    await page.getByRole('button', { name: /^Urungkan/ }).waitFor()
  }),
  { name: 'consult-detail-consent', before: (clinic) => noConsent(clinic, booked(clinic, {}, detail)) },
  { name: 'consult-detail-missing', path: '/user/consult-detail/999999', before: newPatient },
]

async function noConsent<T extends { setCookies: string[] }>({ url }: TestClinic, made: Promise<T>) {
  await withdrawConsent(url, (await made).setCookies)
  return made
}

/** A different day each time, after the 60 that plans fill, so that doctors are free. */
function nextDay() {
  used += 1
  return new Date(Date.now() + (70 + used) * 86_400_000).toISOString().slice(0, 10)
}

type Booked = Awaited<ReturnType<typeof bookConsultation>>

async function booked(clinic: TestClinic, wanted: Partial<WantedSession>, path?: (done: Booked) => string) {
  const { setCookies } = await newPatient(clinic)
  const session = await addDoctorSession(clinic.dataDirectory, { branch: 1, day: nextDay(), ...wanted })
  const done = await bookConsultation({ url: clinic.url, setCookies, session, ...(wanted.paid ? { method } : {}) })
  return { setCookies, ...(path ? { path: path(done) } : {}) }
}

function detail({ id }: Booked) {
  return `/user/consult-detail/${id}`
}

async function paidBooking(clinic: TestClinic) {
  let invoice = ''
  const made = await booked(clinic, { paid: true }, (done) => {
    invoice = done.invoice ?? ''
    return detail(done)
  })
  await settleOrder(clinic.dataDirectory, invoice)
  return made
}

async function manyCancelled(clinic: TestClinic) {
  const { setCookies } = await newPatient(clinic)
  const day = nextDay()
  const session = await addDoctorSession(clinic.dataDirectory, { branch: 1, day, capacity: 20 })
  for (let number = 0; number < 12; number++) {
    const { id, headers } = await bookConsultation({ url: clinic.url, setCookies, session, photos: 1 })
    const body = { reason: 'Ada keperluan lain' }
    await mustCall(clinic.url, `/legacy/appointment/cancel/${id}`, { method: 'PUT', body, headers })
  }
  return { setCookies }
}

/** A day with several doctors, one of them full; `chosen` leads to the last step. */
async function fullDay(clinic: TestClinic, chosen: '' | 'paid' | 'free') {
  const { setCookies } = await newPatient(clinic)
  const day = nextDay()
  const add = (wanted: Partial<WantedSession>) =>
    addDoctorSession(clinic.dataDirectory, { branch: 1, day, start: '13:00', end: '16:00', ...wanted })
  const paid = await add({ paid: true, start: '09:30', end: '12:30', taken: 5 })
  await add({ paid: true, taken: 8 })
  await add({ paid: true, taken: 7 }).catch(() => undefined)
  const free = await add({ start: '16:30', end: '19:30' })
  const doctor = chosen === 'paid' ? `&doctor=${paid}` : chosen === 'free' ? `&doctor=${free}` : ''
  return { setCookies, path: `/user/consult-create?branch=1&date=${day}${doctor}` }
}

async function face(number: number) {
  return { name: `wajah-${number}.jpg`, mimeType: 'image/jpeg', buffer: await drawFace(number) }
}

async function fillComplaint(page: Page) {
  await page.locator('input[type=file]').setInputFiles([await face(0), await face(1)])
  await page
    .getByLabel('Keluhan')
    .fill('Jerawat meradang di pipi kiri dan dagu sejak tiga minggu lalu. Sudah memakai sabun jerawat.')
  await page.waitForFunction(() => /"photos":\["[^"]+","/.test(localStorage.getItem('nmw-consult') ?? ''))
}

async function meetTrouble(page: Page) {
  const bad = { name: 'bukan-foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('bukan foto') }
  const dark = { ...(await face(0)), buffer: await darkened(await drawFace(1)) }
  await page.route('**/resumable-chunk', (route) => route.abort())
  await page.locator('input[type=file]').setInputFiles([dark, bad, await face(2)])
  await page.getByRole('button', { name: 'Lanjutkan', exact: true }).click()
  await page.getByText('Foto terlalu gelap').waitFor()
  await page.getByRole('button', { name: 'Lanjutkan Unggah' }).waitFor()
}

async function darkened(photo: Buffer) {
  const { default: sharp } = await import('sharp')
  return sharp(photo).linear(0.15, 0).jpeg().toBuffer()
}
