import type { Page } from '@playwright/test'
import { mustCall } from '../tools/test-clinic/call-clinic.ts'
import { findReceipts } from '../tools/test-clinic/find-receipts.ts'
import { makeMember } from '../tools/test-clinic/patients.ts'
import { openPractice } from '../tools/test-clinic/staff.ts'
import { expect, test } from './clinic.ts'
import { complaint, fillComplaint } from './consult-steps.ts'
import { expectAccessible, expectAccessibleInLight } from './expect-accessible.ts'
import { openPage, waitForHydration } from './open-page.ts'

type Headers = Record<string, string>

async function pay(url: string, headers: Headers, invoice: string) {
  const { result } = await mustCall(url, `/legacy/order/search/${invoice}`, { method: 'GET', headers })
  const { virtual_account_info: info } = (
    result as { paymentInformation: { virtual_account_info: { virtual_account_number: string } } }
  ).paymentInformation
  await mustCall(url, `/_sim/doku/pay/${info.virtual_account_number}`)
}

/** By the buttons of the page. Returns the number of the order. */
async function bookAndPay(page: Page, { url, day, doctor }: { url: string; day: string; doctor: string }) {
  await openPage(page, `${url}/user/consult-create?branch=1&date=${day}`)
  await page.getByRole('link', { name: `Pilih dr. ${doctor}` }).click()
  await fillComplaint(page)
  await page.getByRole('button', { name: 'Lanjutkan', exact: true }).click()
  await page.getByRole('radio', { name: /BCA/ }).check()
  await page.getByRole('button', { name: 'Bayar', exact: true }).click()
  return orderToPay(page)
}

async function orderToPay(page: Page) {
  await expect(page).toHaveURL(/\/user\/order-payment\/INV\d{12}$/)
  return page.url().slice(-15)
}

/** Calls the API with the session of this page. */
async function headersOf(page: Page): Promise<Headers> {
  const cookies = await page.context().cookies()
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '), 'x-site': 'member' }
}

async function prescribe(page: Page) {
  await page.getByLabel('Diagnosis dan catatan').fill('Akne vulgaris derajat sedang')
  await page.getByRole('combobox', { name: 'Tambah obat atau produk' }).fill('tretinoin')
  await page
    .getByRole('option', { name: /Tretinoin/i })
    .first()
    .click()
  for (let more = 0; more < 2; more++) await page.getByRole('button', { name: /^Tambah Jumlah/ }).click()
  await page.getByLabel('Cara pakai untuk pasien').fill('Oleskan tipis setiap malam, hindari mata')
  await page.getByLabel('Ulangan resep (iter)').selectOption('1')
}

async function addHome(url: string, headers: Headers) {
  const body = {
    fullName: 'Pasien Cerita',
    phone: '6281000000299',
    address: 'Jl. Melati No. 5',
    postalCode: '10310',
    note: 'Pagar hijau',
    label: 'Rumah',
    primary: true,
    area: { provinceId: 31, cityId: 3171, subdistrictId: 317106 },
  }
  await mustCall(url, '/legacy/user/address/create', { body, headers })
}

/** From the prescription to an order, by the buttons of the page. */
async function redeem(page: Page, url: string) {
  await openPage(page, `${url}/user/prescription`)
  await page.getByRole('link', { name: /^Lihat Detail/ }).click()
  await page.getByRole('link', { name: 'Tebus Resep' }).click()
  await page.getByRole('radio', { name: /JNE Reguler/ }).check()
  await page.getByRole('button', { name: 'Lanjut Bayar' }).filter({ visible: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Ringkasan Pembayaran' })
  await sheet.getByRole('radio', { name: /BCA/ }).check()
  await sheet.getByRole('button', { name: 'Bayar' }).click()
  return orderToPay(page)
}

/** Orders again, to the saved address. */
async function orderAgain(url: string, headers: Headers, medicalId: string) {
  const query = `?id=${encodeURIComponent(medicalId)}`
  await mustCall(url, `/legacy/checkout/user${query}`, { method: 'GET', headers })
  const choice = { shipping: { service: 'jne', serviceType: 'REG23' }, payment: { methode: 'VIRTUAL_ACCOUNT_BCA' } }
  await mustCall(url, `/legacy/checkout/user/update${query}`, { method: 'PUT', body: choice, headers })
  const { result } = await mustCall(url, `/legacy/order/create${query}`, { body: {}, headers })
  return (result as { order: { invoice_number: string } }).order.invoice_number
}

test('visit: patient, front office, doctor, pharmacy and courier go from the booking to the receipt', async ({
  page,
  context,
  clinic,
  otherDevice,
}) => {
  const { url, dataDirectory } = clinic
  const practice = await openPractice(dataDirectory)
  const { email, fullName } = await clinic.newPatient()
  await makeMember(dataDirectory, email)
  const phone = await otherDevice({ viewport: { width: 390, height: 844 } })
  await clinic.signIn(phone.context(), email)
  const headers = await headersOf(phone)
  const consultation = await test.step('the patient books with a complaint and a photo, and pays', async () => {
    const made = await bookAndPay(phone, { url, day: practice.day, doctor: practice.doctorName })
    await pay(url, headers, made)
    await expect(phone.getByRole('heading', { name: 'Pembayaran Berhasil' })).toBeVisible()
    return made
  })

  await test.step('the front office checks the patient in', async () => {
    const desk = await otherDevice({ viewport: { width: 1280, height: 800 } })
    await clinic.signIn(desk.context(), practice.emails.frontOffice, { password: 'Demo1234', site: 'ops' })
    await openPage(desk, `${url}/ops/queue`)
    const row = desk.getByRole('row', { name: new RegExp(fullName) })
    await expect(row).toContainText('Lunas')
    await row.getByRole('button', { name: 'Tandai hadir' }).click()
    await expect(row).toContainText('Hadir')
    await expect(row).toBeFocused()
    await desk.close()
  })

  await test.step('the doctor finds the patient in the queue, sees complaint and photo, and writes a prescription', async () => {
    await clinic.signIn(context, practice.emails.doctor, { password: 'Demo1234', site: 'ops' })
    await openPage(page, '/ops/visit')
    await expect(page.getByRole('row', { name: new RegExp(fullName) })).toContainText('Hadir')
    await expectAccessible(page)
    await page.getByText(fullName).click()
    await expect(page).toHaveURL(/\/ops\/visit\/\d+$/)
    await expect(page.getByText(complaint)).toBeVisible()
    await expect(page.getByRole('img', { name: 'Foto keluhan 1' })).toBeVisible()
    await prescribe(page)
    await expectAccessible(page)
  })

  const visit = page.url()
  await test.step('the draft is there on another device, and a second tab cannot finish again', async () => {
    await expect(page.getByText('Tersimpan otomatis')).toBeVisible()
    const tablet = await otherDevice({ viewport: { width: 768, height: 1024 } })
    await clinic.signIn(tablet.context(), practice.emails.doctor, { password: 'Demo1234', site: 'ops' })
    await openPage(tablet, visit)
    await expect(tablet.getByLabel('Diagnosis dan catatan')).toHaveValue('Akne vulgaris derajat sedang')
    await expect(tablet.getByLabel('Ulangan resep (iter)')).toHaveValue('1')
    await tablet.close()
    await page.reload()
    await waitForHydration(page)
    await expect(page.getByLabel('Diagnosis dan catatan')).toHaveValue('Akne vulgaris derajat sedang')
    await page.getByRole('button', { name: 'Selesaikan konsultasi' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Selesaikan' }).click()
    await expect(page).toHaveURL('/ops/visit')
    await expect(page.getByRole('row', { name: new RegExp(fullName) })).toContainText('Selesai')
    await openPage(page, visit)
    await expect(page.getByText('Pasien melihat resep ini di akunnya.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Selesaikan konsultasi' })).toHaveCount(0)
  })

  const list = await mustCall(url, '/legacy/user/prescription/list', { method: 'GET', headers })
  const { latest } = list.result as { latest: { medId: string; redeem: boolean; sisaIter: number } }
  expect(latest).toMatchObject({ redeem: true, sisaIter: 2 })

  const counter = await otherDevice({ viewport: { width: 1024, height: 768 } })
  await clinic.signIn(counter.context(), practice.emails.pharmacist, { password: 'Demo1234', site: 'ops' })
  await openPage(counter, `${url}/ops/order`)
  await addHome(url, headers)
  const invoice = await redeem(phone, url)
  await pay(url, headers, invoice)
  await expect(phone.getByRole('heading', { name: 'Pembayaran Berhasil' })).toBeVisible()

  await test.step('the order comes to the counter by itself, with the prescription beside it', async () => {
    await expect(counter.getByText(invoice)).toBeVisible()
    await counter.getByLabel('Cari pesanan').fill('no such name')
    await expect(counter.getByText('Tidak ada pesanan yang cocok di sini')).toBeVisible()
    await counter.getByLabel('Cari pesanan').fill(invoice.slice(-6))
    await counter.getByText(invoice).click()
    const given = counter.getByRole('region', { name: 'Resep' })
    await expect(given).toContainText(`dr. ${practice.doctorName}`)
    await expect(given).toContainText('Oleskan tipis setiap malam, hindari mata')
    await expect(given).toContainText('ke-1 dari 2')
    await expectAccessibleInLight(counter)
    await counter.getByRole('link', { name: 'Kembali ke daftar' }).click()
    await expect(counter.getByLabel('Cari pesanan'), 'the search is still there').toHaveValue(invoice.slice(-6))
    await counter.getByText(invoice).click()
    await counter.getByRole('button', { name: 'Konfirmasi pesanan' }).click()
    await counter.getByRole('button', { name: 'Tandai sudah dikemas' }).click()
    await expect(counter.getByText('Sudah dikemas.')).toBeVisible()
  })

  await test.step('the courier is called, makes a bill, and takes the parcel with its label', async () => {
    await counter.getByRole('button', { name: 'Panggil kurir' }).click()
    await expect(counter.getByText('Kurir dipanggil, resi menyusul.')).toBeVisible()
    await mustCall(url, `/_sim/courier/processed/P${invoice}`)
    await expect(counter.getByLabel('Nomor resi')).toHaveValue(/^SIM/)
    await counter.getByRole('link', { name: 'Cetak label' }).click()
    await expect(counter.getByRole('img', { name: /^Resi SIM/ })).toBeVisible()
    await expectAccessibleInLight(counter)
    await counter.getByRole('link', { name: 'Kembali ke pesanan' }).click()
    await counter.getByRole('button', { name: 'Serahkan ke kurir' }).click()
    await counter.getByRole('alertdialog').getByRole('button', { name: 'Serahkan' }).click()
    await expect(counter.getByRole('region', { name: 'Langkah berikutnya' })).toContainText('Dibawa kurir')
  })

  await test.step('the courier delivers: the order ends, and points come for both', async () => {
    await mustCall(url, `/_sim/courier/delivered/P${invoice}`)
    await expect(counter.getByText('Kurir menyatakan paket sudah diterima').first()).toBeVisible()
    const ended = await mustCall(url, `/legacy/order/search/${invoice}`, { method: 'GET', headers })
    expect(ended.result).toMatchObject({ orderStatus: 'COMPLETED' })
    const points = await mustCall(url, '/legacy/point/user/history', { method: 'GET', headers })
    for (const one of [consultation, invoice]) expect(JSON.stringify(points.result)).toContain(one)
  })

  await test.step('a second redemption is refused with a reason, and the money is owed', async () => {
    const again = await orderAgain(url, headers, latest.medId)
    await pay(url, headers, again)
    await openPage(counter, `${url}/ops/order/${again}`)
    await counter.getByRole('button', { name: 'Tolak', exact: true }).click()
    const question = counter.getByRole('alertdialog')
    await question.getByLabel('Alasan').fill('Dosis perlu diperiksa dokter')
    await expectAccessibleInLight(counter)
    await question.getByRole('button', { name: 'Tolak pesanan' }).click()
    await expect(counter.getByText('Ditolak apoteker: Dosis perlu diperiksa dokter').first()).toBeVisible()
    const { result } = await mustCall(url, `/legacy/order/search/${again}`, { method: 'GET', headers })
    expect(result).toMatchObject({ orderStatus: 'CANCEL', refund: { state: 'DIAJUKAN' } })
  })

  await test.step('a delivery comes to the shelf, and what is broken leaves it', async () => {
    const batch = `E2E${Date.now()}`
    await counter.getByRole('link', { name: 'Stok', exact: true }).first().click()
    await counter.getByRole('button', { name: 'Terima barang' }).click()
    const sheet = counter.getByRole('dialog')
    await sheet.getByRole('combobox', { name: 'Barang' }).fill('tretinoin')
    await sheet.getByRole('option').first().click()
    await sheet.getByLabel('Nomor batch').fill(batch)
    await sheet.getByLabel('Tanggal kedaluwarsa').fill('2040-01-31')
    await sheet.getByLabel('Jumlah').fill('7')
    await sheet.getByLabel('Nomor surat jalan').fill(`SJ-${batch}`)
    await expectAccessibleInLight(counter)
    await sheet.getByRole('button', { name: 'Simpan' }).click()
    await expect(sheet).toBeHidden()
    await counter.getByLabel('Cari barang').fill('tretinoin')
    await counter
      .getByRole('row', { name: /Tretinoin/ })
      .first()
      .click()
    const row = counter.getByRole('complementary').getByRole('listitem').filter({ hasText: batch }).first()
    await expect(row).toContainText('7')
    await row.getByRole('button', { name: 'Hapus dari stok' }).click()
    await row.getByLabel('Jumlah yang dihapus').fill('2')
    await row.getByLabel('Alasan').fill('Tube bocor')
    await row.getByRole('button', { name: 'Hapus dari stok' }).click()
    await expect(row).toContainText('5')
    await expect(counter.getByRole('complementary')).toContainText('Tube bocor')
    await expectAccessible(counter)
  })

  await test.step('the receipt opens by its link without a session', async () => {
    const receipts = await findReceipts(url, email, 'Rahasia123')
    const { token } = receipts.find(({ header }) => header.noInvoice === invoice)!
    const guest = await otherDevice()
    await openPage(guest, `${url}/invoice/${token}`)
    await expect(guest.getByRole('article', { name: `Invoice ${invoice}` })).toContainText('LUNAS')
  })
})
