import { CHECKING_PAYMENT_TEXT } from '@nmw/contract/payment'
import type { Page } from '@playwright/test'
import { logIn } from '../tools/test-clinic/log-in.ts'
import { settleOrder } from '../tools/test-clinic/consultations.ts'
import { fillSession } from '../tools/test-clinic/doctor-sessions.ts'
import { withdrawConsent } from '../tools/test-clinic/patients.ts'
import { expect, test } from './clinic.ts'
import {
  bookFor,
  complaint,
  expectNoHorizontalScroll,
  face,
  fillComplaint,
  storedDraft,
  openSession,
  waitForPhotos,
  picker,
} from './consult-steps.ts'
import { expectAccessible } from './expect-accessible.ts'
import { allowErrors } from './page-errors.ts'
import { dropFirstResponse } from './drop-first-response.ts'
import { openPage, waitForHydration } from './open-page.ts'

const month = new Intl.DateTimeFormat('id-ID', { month: 'long', year: 'numeric', timeZone: 'UTC' })

test('consultation: a free consultation is booked by keyboard on a narrow phone', async ({ page, context, clinic }) => {
  const { email, password } = await clinic.newMember(context)
  const { day } = await openSession(clinic, { soon: true, branch: 16, start: '10:00', end: '12:00' })
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, '/user/consult')
  await expect(page.getByRole('heading', { name: 'Tidak Ada Janji Konsultasi' })).toBeVisible()
  await page.getByRole('link', { name: 'Buat janji' }).focus()
  await page.keyboard.press('Enter')

  const branch = page.getByRole('button', { name: /^Cabang/ })
  await expect(branch).toContainText('Klinik NMW Menteng')
  await branch.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('mataram')
  await page.keyboard.press('Enter')
  await expect(branch).toBeFocused()
  await expect(branch).toContainText('Klinik NMW Mataram')
  await chooseDayByKeys(page, day)
  await expectAccessible(page)
  await expectNoHorizontalScroll(page, 320)
  await page.getByRole('button', { name: 'Cari Dokter' }).focus()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(`/user/consult-create?branch=16&date=${day}`)
  await expect(page.getByText('1 dokter praktik di Klinik NMW Mataram')).toBeVisible()
  await expect(page.getByText('10.00 - 12.00 WITA')).toBeVisible()
  await expect(page.getByText('sisa 8 tempat')).toBeVisible()
  await expect(page.getByText('Gratis')).toBeVisible()
  await expectNoHorizontalScroll(page, 320)
  await withdrawConsent(clinic.url, await logIn(clinic.url, email, { password }))
  await page.getByRole('link', { name: /^Pilih dr\. / }).focus()
  await page.keyboard.press('Enter')

  const allow = page.getByRole('button', { name: 'Izinkan foto' })
  await expect(allow).toBeVisible()
  await expect(picker(page), 'no photo before the consent').toHaveCount(0)
  const next = page.getByRole('button', { name: 'Lanjutkan', exact: true })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Izinkan foto kulit Anda?' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Foto wajah' })).toBeFocused()
  await expect(allow).toHaveCount(0)
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Gambar / foto tidak boleh kosong')).toBeVisible()
  await expect(page.getByText('Keluhan wajib diisi')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Foto wajah' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(picker(page)).toBeFocused()
  await picker(page).setInputFiles([await face(0), await face(1), await face(2)])
  await page.getByLabel('Keluhan').focus()
  await page.keyboard.type(complaint)
  await waitForPhotos(page, 3)
  await expectAccessible(page)
  await expectNoHorizontalScroll(page, 320)
  await next.focus()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/user/consult')
  await expect(page.getByText('Berhasil! Konsultasi telah dibuat')).toBeVisible()
  await expect(page.getByText('Belum Selesai')).toBeVisible()
  await expect(page.getByText('Klinik NMW Mataram')).toBeVisible()
  await expect(page.getByText('10.00 WITA')).toBeVisible()
  await expect.poll(() => storedDraft(page), 'the draft is gone').toBeUndefined()
  await expectNoHorizontalScroll(page, 320)
  await page.evaluate((owner) => {
    const sent = { owner, note: 'Jerawat', photos: ['a.webp'], attempt: { key: 'k', body: '{}' } }
    localStorage.setItem('nmw-consult', JSON.stringify(sent))
  }, email)
  // It shows for two seconds only, which may be over when a slow page has loaded.
  await Promise.all([
    page.getByText('Kamu memiliki 1 konsultasi berlangsung').waitFor(),
    page.goto('/user/consult-create'),
  ])
  await expect(page, 'after two seconds').toHaveURL('/user/consult')
  expect(await storedDraft(page), 'the draft without an answer is this booking').toBeUndefined()
})

test('consultation: a paid consultation leads to its payment and then to its order', async ({
  page,
  context,
  clinic,
  pageErrors,
}) => {
  await clinic.newMember(context)
  const { id, path } = await openSession(clinic, { paid: true })
  await openPage(page, path)
  await page.getByRole('link', { name: /^Pilih/ }).click()
  await expect(page.getByText('Biaya layanan')).toBeVisible()
  await expect(page.getByText('Rp 5.000')).toBeVisible()
  await expect(page.getByText('Rp 155.000').filter({ visible: true })).toBeVisible()
  await fillComplaint(page, 2)
  await page.getByRole('button', { name: 'Lanjutkan', exact: true }).click()

  await expect(page).toHaveURL(`/user/consult-pay/${id}`)
  await expect(page.getByText('SIP 12/B.16/31.71.06.1001.00.021.K.1.d/3/-1.779.3', { exact: true })).toBeVisible()
  await expect(page.getByText('/e/2023', { exact: true })).toBeVisible()
  await expect(page.getByText('Metode pembayaran ini belum tersedia').first()).toBeVisible()
  await expect(page.getByRole('radio', { name: /Kartu/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Bayar', exact: true }).click()
  await expect(page.getByText('Pilih metode pembayaran')).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => {
    const draft = JSON.parse(localStorage.getItem('nmw-consult')!) as { session: { fee: number } }
    draft.session.fee = 100_000
    localStorage.setItem('nmw-consult', JSON.stringify(draft))
  })
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByText('Rp 105.000').filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('radio', { name: /BCA/ }).check()
  await page.getByRole('button', { name: 'Bayar', exact: true }).click()
  await expect(page.getByText('Total biaya kini Rp 155.000.')).toBeVisible()
  await expect(page.getByText('Rp 105.000')).toHaveCount(0)
  const sent = page.waitForRequest('**/legacy/appointment/create')
  await page.getByRole('button', { name: 'Bayar', exact: true }).click()
  const request = await sent
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  expect(request.postDataJSON()).toMatchObject({ schedule_id: id, payment_methode: 'VIRTUAL_ACCOUNT_BCA' })
  await expect(page).toHaveURL(/\/user\/order-payment\/INV\d{12}$/)
  await expect.poll(() => storedDraft(page)).toBeUndefined()
  const invoice = page.url().split('/').at(-1)

  await openPage(page, `/user/consult-pay/${id}`)
  await expect(page.getByRole('heading', { name: 'Halaman Tidak Valid' })).toBeVisible()
  await expectAccessible(page)

  await openPage(page, `/user/order/${invoice}`)
  const pay = page.getByRole('link', { name: 'Lihat Cara Bayar' })
  await expect(pay, 'the next step is in the viewport').toBeInViewport({ ratio: 1 })
  await pay.click({ trial: true })

  await page.clock.install()
  await openPage(page, '/user/consult')
  await expect(page.getByText('Menunggu Pembayaran')).toBeVisible()
  const payOn = page.getByRole('link', { name: 'Teruskan Bayar' })
  await expect(payOn).toHaveAttribute('href', /\/user\/order-payment\/INV/)
  await expireWithoutConnection(page)
  await page.getByRole('link', { name: 'Lihat detail' }).click()
  await expect(payOn, 'the server corrects the clock of the phone').toBeVisible()
  await expireWithoutConnection(page)
  allowErrors(pageErrors, 'aborted call')

  await openPage(page, `/user/order/${invoice}`)
  await page.getByRole('button', { name: 'Batalkan' }).click()
  await page.getByRole('button', { name: 'Ya, batalkan' }).click()
  await expect(page.getByText('Berhasil Membatalkan Pesanan')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Batalkan' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Keadaan sekarang' }), 'the focus follows').toBeFocused()
})

/** The hour to pay passes by the page's clock, while nothing can be read again. */
async function expireWithoutConnection(page: Page) {
  await page.route('**/legacy/**', (route) => route.abort())
  await page.clock.fastForward(61 * 60_000)
  await expect(page.getByText(CHECKING_PAYMENT_TEXT)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Teruskan Bayar' })).toHaveCount(0)
  await page.unroute('**/legacy/**')
}

test('consultation: a full session cannot be chosen, and a doctor can be searched by name', async ({
  page,
  context,
  clinic,
}) => {
  await clinic.newMember(context)
  const { day, path } = await openSession(clinic, { paid: true })
  const full = await openSession(clinic, { paid: true, day, capacity: 2, taken: 2 })
  const fullText = 'Sesi dokter di tanggal ini penuh, silahkan ganti dokter lainnya'
  await openPage(page, path)
  await expect(page.getByText('2 dokter praktik di Klinik NMW Menteng')).toBeVisible()
  await expect(page.getByText(fullText)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Penuh' })).toBeDisabled()
  await expect(page.getByRole('link', { name: /^Pilih/ })).toHaveCount(1)
  await expectAccessible(page)

  await page.getByRole('searchbox', { name: 'Cari dokter' }).fill('ANINDITA')
  await expect(page).toHaveURL(/&search=ANINDITA$/)
  await expect(page.getByText('1 dokter praktik')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Cari dokter' }).fill('tidak ada')
  await expect(page.getByRole('heading', { name: 'Dokter tidak ditemukan' })).toBeVisible()
  await page.getByRole('button', { name: 'Hapus pencarian' }).click()
  await expect(page.getByText('2 dokter praktik')).toBeVisible()

  await openPage(page, `${path}&doctor=${full.id}`)
  await expect(page.getByRole('heading', { name: fullText })).toBeVisible()
  await page.getByRole('link', { name: 'Pilih dokter lain' }).click()
  await expect(page).toHaveURL(path)

  await openPage(page, '/user/consult-create?branch=3&date=2083-12-25')
  await expect(page.getByRole('heading', { name: 'Tidak ada dokter di tanggal ini' })).toBeVisible()
  await page.getByRole('link', { name: /^Lihat Minggu, 26/ }).click()
  await expect(page).toHaveURL('/user/consult-create?branch=3&date=2083-12-26')
  await openPage(page, '/user/consult-create?branch=3&date=2020-01-01')
  await expect(page.getByText('Tanggal itu sudah lewat')).toBeVisible()
})

test('consultation: a seat taken meanwhile leads back to the first step, with note and photos saved', async ({
  page,
  context,
  clinic,
}) => {
  await clinic.newMember(context)
  const gone = await openSession(clinic, { branch: 25 })
  const other = await openSession(clinic, { branch: 1 })
  await openPage(page, `${gone.path}&doctor=${gone.id}`)
  await fillComplaint(page, 2)
  const { photos } = (await storedDraft(page))!
  await fillSession(clinic.dataDirectory, gone.id)
  await page.getByRole('button', { name: 'Lanjutkan', exact: true }).click()

  await expect(page).toHaveURL('/user/consult-create?branch=25')
  const reason = page.getByRole('alert').filter({ hasText: 'Sesi dokter di tanggal ini penuh' })
  await expect(reason).toContainText('Keluhan dan foto Anda tetap tersimpan.')
  await expect(page.getByRole('button', { name: 'Cari Dokter' })).toBeVisible()
  await openPage(page, `${other.path}&doctor=${other.id}`)
  await expect(page.getByLabel('Keluhan')).toHaveValue(complaint)
  await expect(page.getByRole('img', { name: /^Foto \d/ })).toHaveCount(2)
  expect((await storedDraft(page))!.photos).toEqual(photos)
  await page.getByRole('button', { name: 'Lanjutkan', exact: true }).click()
  await expect(page.getByText('Berhasil! Konsultasi telah dibuat')).toBeVisible()
})

test('consultation: a draft survives a reload and is deleted at sign-out', async ({ page, context, clinic }) => {
  await clinic.newMember(context)
  const { id, path } = await openSession(clinic)
  await openPage(page, `${path}&doctor=${id}`)
  await fillComplaint(page, 2)
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByLabel('Keluhan')).toHaveValue(complaint)
  await expect(page.getByRole('img', { name: /^Foto \d/ })).toHaveCount(2)
  await expect(page.getByText('2 dari 5')).toBeVisible()
  await page.getByRole('button', { name: 'Hapus foto 1' }).click()
  await waitForPhotos(page, 1)

  await openPage(page, '/user/consult-create')
  await page.getByRole('link', { name: 'Lanjutkan janji ini' }).click()
  await expect(page.getByLabel('Keluhan')).toHaveValue(complaint)
  await openPage(page, '/user/logout')
  await expect(page).toHaveURL('/auth/login')
  expect(await page.evaluate(() => localStorage.getItem('nmw-consult'))).toBeNull()
})

test('consultation: another patient on the same device does not see the draft', async ({ page, context, clinic }) => {
  const [first, second] = [await clinic.newPatient(), await clinic.newPatient()]
  await clinic.signIn(context, first.email)
  const { id, path } = await openSession(clinic)
  await openPage(page, `${path}&doctor=${id}`)
  await page.getByLabel('Keluhan').fill(complaint)
  await context.clearCookies()
  await clinic.signIn(context, second.email)
  await openPage(page, `${path}&doctor=${id}`)
  await expect(page.getByLabel('Keluhan')).toHaveValue('')
})

test('consultation: a lost response does not book twice', async ({ page, context, clinic, pageErrors }) => {
  await clinic.newMember(context)
  const { id, path } = await openSession(clinic)
  await openPage(page, `${path}&doctor=${id}`)
  await fillComplaint(page)
  const keys = await dropFirstResponse(page, '/legacy/appointment/create')
  const next = page.getByRole('button', { name: 'Lanjutkan', exact: true })
  await next.click()
  await expect(page.getByText('Gagal Memuat Data, periksa koneksi internet Anda')).toBeVisible()
  await next.click()
  await expect(page).toHaveURL('/user/consult')
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]])
  await page.getByRole('link', { name: 'Riwayat' }).click()
  await expect(page.getByRole('heading', { name: 'Belum ada riwayat konsultasi' })).toBeVisible()
  allowErrors(pageErrors, 'reset connection')
})

test('consultation: a payment that fails on the server returns to the page before', async ({
  page,
  context,
  clinic,
  pageErrors,
}) => {
  await clinic.newMember(context)
  const { id, path } = await openSession(clinic, { paid: true })
  await openPage(page, `${path}&doctor=${id}`)
  await fillComplaint(page)
  await page.getByRole('button', { name: 'Lanjutkan', exact: true }).click()
  await page.getByRole('radio', { name: /BCA/ }).check()
  await page.route('**/legacy/appointment/create', (route) =>
    route.fulfill({ status: 500, json: { status: false, result: null, message: 'Terjadi Kesalahan Server' } }),
  )
  // Another tab has started another booking.
  await page.evaluate(() => {
    const draft = JSON.parse(localStorage.getItem('nmw-consult')!) as { session: { rsdId: number } }
    draft.session.rsdId += 1000
    localStorage.setItem('nmw-consult', JSON.stringify(draft))
  })
  await page.getByRole('button', { name: 'Bayar', exact: true }).click()
  await expect(page.getByText('Terjadi Kesalahan Server')).toBeVisible()
  await expect(page, 'after two seconds').toHaveURL(`${path}&doctor=${id}`)
  await expect(page.getByLabel('Keluhan')).toHaveValue(complaint)
  allowErrors(pageErrors, 'status 500')
})

const answerOf = (result: unknown) => ({ json: { status: true, result, message: 'OK' } })

test('consultation: a patient with an unverified number is asked to verify it before booking', async ({
  page,
  context,
  clinic,
}) => {
  await clinic.signIn(context, 'maria@nmw.example', { password: 'Demo1234' })
  const booking = '/user/consult-create?branch=2'
  for (const path of ['/user/consult', booking]) {
    await openPage(page, path)
    await expect(page.getByRole('heading', { name: 'Verifikasi nomor WhatsApp Anda' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ubah nomor' })).toBeVisible()
    await expectAccessible(page)
  }
  await page.getByRole('link', { name: 'Verifikasi nomor' }).click()
  await expect(page).toHaveURL(/\/user\/account-setting\?slug=change-phone&/)

  // Simulated, because other journeys need this account unverified.
  const expired = new Date(Date.now() + 300_000).toISOString()
  await page.route('**/profile/request-otp', (route) => route.fulfill(answerOf({ expired })))
  await page.route('**/profile/verifyPhone', (route) => route.fulfill(answerOf(true)))
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(page.getByText('Kode enam angka')).toBeVisible()
  await page.getByRole('textbox').first().fill('123456')
  await page.getByRole('button', { name: 'Verifikasi' }).click()
  await expect(page, 'back to the booking').toHaveURL(booking)
})

test('consultation: a paid appointment can be moved once and then be refunded', async ({ page, context, clinic }) => {
  const { email } = await clinic.newMember(context)
  const first = await openSession(clinic, { paid: true, doctor: 'Anindita' })
  const { id, invoice } = await bookFor(clinic, email, { session: first.id, method: 'VIRTUAL_ACCOUNT_BCA' })
  await settleOrder(clinic.dataDirectory, invoice!)
  const second = await openSession(clinic, {
    soon: true,
    paid: true,
    doctor: 'Anindita',
    start: '15:07',
    end: '17:00',
  })
  await openPage(page, `/user/consult-detail/${id}`)
  await expect(page.getByRole('button', { name: 'Batalkan janji' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Ubah Jadwal' }).click()
  const sheet = page.getByRole('dialog', { name: 'Ubah jadwal' })
  await expect(sheet.getByRole('button', { name: 'Simpan jadwal' })).toBeDisabled()
  await chooseDayByKeys(page, second.day)
  await sheet.getByRole('radio', { name: /15\.07/ }).check()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Simpan jadwal' }).click()
  await expect(page.getByText('Jadwal konsultasi berhasil diubah')).toBeVisible()
  await expect(page.getByText('15.07 - 15.27 WIB')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ubah Jadwal' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Jadwal dan dokter' }), 'the focus follows').toBeFocused()

  await page.getByRole('button', { name: 'Ajukan Pembatalan' }).click()
  const refund = page.getByRole('dialog', { name: 'Ajukan Pembatalan' })
  await refund.getByRole('button', { name: 'Ajukan' }).click()
  await expect(refund.getByText('Nama bank wajib diisi')).toBeVisible()
  await refund.getByLabel('Alasan').fill('Saya pindah kota')
  await refund.getByLabel('Nama bank').fill('BCA')
  await refund.getByLabel('Nomor rekening').fill('1234567890')
  await refund.getByLabel('Nama pemilik rekening').fill('Pasien Uji')
  await expectAccessible(page)
  await refund.getByRole('button', { name: 'Ajukan' }).click()
  await expect(page.getByText('Pengajuan pengembalian dana terkirim')).toBeVisible()
  await expect(page.getByText('Sedang kami periksa.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ajukan Pembatalan' })).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Pengembalian dana' }), 'the focus follows').toBeFocused()
})

/** Weeks and days with the arrow keys, then Enter. */
async function chooseDayByKeys(page: Page, day: string) {
  const grid = page.getByRole('grid', { name: 'Tanggal konsultasi' })
  await grid.locator('button[tabindex="0"]').focus()
  for (let tries = 0; tries < 90; tries++) {
    const now = await page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '')
    if (now === day) break
    await page.keyboard.press(now < day ? (weekLater(now) <= day ? 'ArrowDown' : 'ArrowRight') : 'ArrowLeft')
  }
  await page.keyboard.press('Enter')
  await expect(grid.locator('td[aria-selected="true"] button')).toHaveAttribute('data-day', day)
  const shown = month.format(new Date(`${day}T00:00:00Z`))
  await expect(page.getByText(shown, { exact: true })).toBeVisible()
}

function weekLater(day: string) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 7 * 86_400_000).toISOString().slice(0, 10)
}
