import type { Locator } from '@playwright/test'
import { bookConsultation, settleOrder } from '../tools/test-clinic/consultations.ts'
import { mustCall } from '../tools/test-clinic/call-clinic.ts'
import { addDoctorSession, openSessionToday } from '../tools/test-clinic/doctor-sessions.ts'
import { logIn } from '../tools/test-clinic/log-in.ts'
import { fakePatient } from '../tools/test-clinic/patients.ts'
import { expect, test } from './clinic.ts'
import { expectAccessible, expectAccessibleInLight } from './expect-accessible.ts'
import { openOpsWithStream, openPage } from './open-page.ts'

/** The time in which one counter's action shows on the screen of the other. */
const SOON = { timeout: 2_000 }

test('front office: a day at the front office shows on both counters at once', async ({
  page,
  context,
  clinic,
  otherDevice,
}) => {
  const { session } = await openSessionToday(clinic.dataDirectory)
  const costly = await openSessionToday(clinic.dataDirectory, { fee: 150_000 })
  const booked = await clinic.newPatient()
  const setCookies = await logIn(clinic.url, booked.email, { password: booked.password })
  await bookConsultation({ url: clinic.url, setCookies, session, photos: 1 })
  await clinic.newStaff(context, 'frontOffice')
  const second = await otherDevice()
  await clinic.newStaff(second.context(), 'frontOffice')

  await openPage(page, '/ops')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Halo')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Antrean', exact: true }).first().click()
  await expect(page).toHaveURL('/ops/queue')
  const row = page.getByRole('row', { name: booked.fullName })
  await expect(row).toContainText('Terjadwal')
  await expectAccessible(page)

  await openOpsWithStream(second, '/ops/queue')
  const same = second.getByRole('row', { name: booked.fullName })
  await expect(same).toContainText('Terjadwal')
  const label = (await row.getByRole('cell').first().textContent())!
  await page.getByRole('searchbox').fill(label)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${label} ${booked.fullName} dicatat hadir`)).toBeVisible()
  await expect(same).toContainText('Hadir', SOON)
  await expect(page.getByRole('complementary')).toContainText('Dicatat hadir')
  await expectAccessibleInLight(page)
  await page.getByRole('button', { name: 'Urungkan hadir' }).click()
  await expect(same).toContainText('Terjadwal', SOON)

  const newcomer = fakePatient()
  await openPage(page, '/ops/patient?new=1')
  await page.getByLabel('Nama lengkap sesuai KTP').fill(newcomer.fullName)
  await page.getByLabel('Nomor KTP', { exact: true }).fill(newcomer.noKTP)
  await page.getByLabel('Tanggal lahir').fill(newcomer.birthDate)
  await page.getByLabel('Perempuan').check()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(newcomer.email)
  await page.getByLabel('Nomor telepon').fill(newcomer.phone)
  await page.getByRole('button', { name: 'Daftarkan' }).click()
  await expect(page.getByText('Persetujuan pasien wajib ada').first()).toBeVisible()
  await expectAccessibleInLight(page)
  await page.getByLabel(/menandatangani persetujuan/).check()
  await page.getByRole('button', { name: 'Daftarkan' }).click()
  await page.getByRole('button', { name: 'Jadikan anggota' }).click()
  await page.getByRole('button', { name: 'Aktifkan' }).click()
  await expect(page.getByText(/^NMW-\d{7} berlaku hingga/)).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText(/NMW-\d{7}/)

  // The patient did not consent to photos when registering, and does so now.
  await page.getByRole('button', { name: /^Catat persetujuan ?: Foto kulit dalam rekam medis$/ }).click()
  await page.getByLabel('Lisan di meja depan').check()
  await page.getByRole('button', { name: 'Catat', exact: true }).click()
  await expect(page.getByText('Persetujuan pasien dicatat')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Catat penarikan ?: Foto kulit dalam rekam medis$/ })).toBeVisible()

  await openPage(page, '/ops/queue')
  await page.getByRole('button', { name: 'Pasien datang langsung' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Pasien').fill(newcomer.fullName)
  await sheet.getByRole('button', { name: newcomer.fullName }).click()
  const sessions = sheet.getByLabel('Sesi dokter')
  await sessions.selectOption({ label: await optionOf(sessions, costly.doctor) })
  await sheet.getByLabel('Cara bayar').selectOption('Tunai')
  await sheet.getByLabel('Uang diterima (rupiah)').fill('200.000')
  await expect(sheet.getByText('Kembalian Rp 45.000.')).toBeVisible()
  await sheet.getByLabel('Keluhan').fill('Kulit kering di siku')
  await expectAccessibleInLight(page)
  await sheet.getByRole('button', { name: 'Masukkan ke antrean' }).click()
  await expect(page.getByText(`${newcomer.fullName} masuk antrean. Kembalian Rp 45.000`)).toBeVisible()
  await expect(second.getByRole('row', { name: newcomer.fullName })).toContainText('Lunas', SOON)
  await expect(second.getByRole('row', { name: newcomer.fullName })).toContainText('Hadir')

  const later = await clinic.newPatient()
  const cookies = await logIn(clinic.url, later.email, { password: later.password })
  await bookConsultation({
    url: clinic.url,
    setCookies: cookies,
    session: costly.session,
    photos: 1,
    method: 'VIRTUAL_ACCOUNT_BCA',
  })
  await page.getByRole('row', { name: later.fullName }).click()
  await page.getByRole('button', { name: 'Terima Rp 155.000' }).click()
  await sheet.getByLabel('Cara bayar').selectOption('Kartu debit')
  await sheet.getByRole('button', { name: 'Terima Rp 155.000' }).click()
  await expect(sheet.getByText('Nama bank wajib diisi').or(sheet.getByText('Isi nama bank kartu'))).toBeVisible()
  await sheet.getByLabel('Nama bank').fill('BCA')
  await sheet.getByLabel('4 angka terakhir kartu').fill('4242')
  await expectAccessibleInLight(page)
  await sheet.getByRole('button', { name: 'Terima Rp 155.000' }).click()
  await expect(second.getByRole('row', { name: later.fullName })).toContainText('Lunas', SOON)
  const [receipt] = await Promise.all([
    page.context().waitForEvent('page'),
    sheet.getByRole('link', { name: 'Buka struk' }).click(),
  ])
  await expect(receipt.getByRole('article', { name: /^Invoice INV/ })).toContainText('LUNAS')
  await receipt.close()
  await sheet.getByRole('button', { name: 'Selesai' }).click()
  await page.getByRole('complementary').getByRole('button', { name: 'Tandai hadir' }).click()
  await expect(second.getByRole('row', { name: later.fullName })).toContainText('Hadir', SOON)

  await openPage(page, '/ops/sale')
  await page.getByLabel(/^Pembeli/).fill(newcomer.fullName)
  await page.getByRole('button', { name: newcomer.fullName }).click()
  await page.getByLabel('Barang atau layanan').fill('Facial Hidrasi')
  await page.getByRole('button', { name: /^Facial Hidrasi/ }).click()
  await page.getByRole('button', { name: 'Bagi dengan cara bayar lain' }).click()
  await page.getByLabel('Jumlah diterima (rupiah)').first().fill('20.000')
  await page.getByRole('button', { name: /^Terima Rp/ }).click()
  await expect(page.getByText('Nama bank wajib diisi')).toBeVisible()
  await page.getByLabel('Nama bank').fill('BCA')
  await page.getByLabel('4 angka terakhir kartu').fill('4821')
  await expectAccessibleInLight(page)
  await page.getByRole('button', { name: /^Terima Rp/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Kembalian Rp 0' })).toBeVisible()
  await page.getByLabel('Barang atau layanan').fill('Facial Hidrasi')
  await page.getByRole('button', { name: /^Facial Hidrasi/ }).click()
  await page.getByLabel('Jumlah diterima (rupiah)').fill('300.000')
  await expect(page.getByText('Kembalian')).toBeVisible()
  await page.getByLabel('Jumlah diterima (rupiah)').fill('1000')
  await page.getByRole('button', { name: /^Terima Rp/ }).click()
  await expect(page.getByText(/^Pembayaran kurang Rp/)).toBeVisible()
  await page.getByLabel('Jumlah diterima (rupiah)').fill('')
  await page.getByRole('button', { name: /^Terima Rp/ }).click()
  await expect(page.getByRole('row', { name: 'Tanpa nama' }).first()).toContainText('Lunas')

  await openPage(page, '/ops/desk')
  await page.getByLabel('Kode voucher').fill('AAAA-BBBB-CCCC')
  await page.getByRole('button', { name: 'Pakai voucher' }).click()
  await expect(page.getByText('Voucher tidak ditemukan')).toBeVisible()
  await expectAccessible(page)
})

test('front office: a refund goes from the request to the transfer', async ({ page, context, clinic, otherDevice }) => {
  const patient = await clinic.newPatient()
  const setCookies = await logIn(clinic.url, patient.email, { password: patient.password })
  const day = new Date(Date.now() + 95 * 86_400_000).toISOString().slice(0, 10)
  const session = await addDoctorSession(clinic.dataDirectory, { branch: 1, day, paid: true })
  const { invoice, headers } = await bookConsultation({
    url: clinic.url,
    setCookies,
    session,
    photos: 1,
    method: 'VIRTUAL_ACCOUNT_BCA',
  })
  await settleOrder(clinic.dataDirectory, invoice!)
  const body = { reason: 'Berhalangan hadir', bank: 'BCA', accountNumber: '1234567890', accountName: 'Siti Rahmawati' }
  await mustCall(clinic.url, `/legacy/order/refund/${invoice}`, { body, headers })

  await clinic.newStaff(context, 'frontOffice')
  const second = await otherDevice()
  await clinic.newStaff(second.context(), 'frontOffice')
  await openOpsWithStream(second, '/ops/refund')
  await openPage(page, '/ops/refund')
  const row = page.getByRole('row', { name: new RegExp(invoice!) })
  await row.click()
  const panel = page.getByRole('complementary')
  await expect(panel).toContainText('1234567890')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Setujui' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('kursinya menjadi kosong')
  await question.getByRole('button', { name: 'Setujui' }).click()
  await expect(row).toContainText('Disetujui')
  await expect(second.getByRole('row', { name: new RegExp(invoice!) })).toContainText('Disetujui', SOON)
  await panel.getByRole('button', { name: 'Catat transfer' }).click()
  await question.getByLabel('Nomor referensi transfer').fill('BCA 77812')
  await question.getByRole('button', { name: 'Ya, sudah' }).click()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Ditransfer' }).click()
  await expect(page.getByRole('row', { name: new RegExp(invoice!) })).toContainText('Ditransfer')

  await clinic.signIn(context, patient.email)
  await openPage(page, `/user/order/${invoice}`)
  await expect(page.getByText('BCA 77812')).toBeVisible()
})

async function optionOf(select: Locator, doctor: string) {
  return (await select.locator('option', { hasText: doctor }).textContent())!
}
