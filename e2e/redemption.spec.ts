import type { Page } from '@playwright/test'
import { addPrescription } from '../tools/test-clinic/prescriptions.ts'
import { mustCall } from '../tools/test-clinic/call-clinic.ts'
import { addOfficeAddress } from './address-steps.ts'
import { expect, test } from './clinic.ts'
import { expectNoHorizontalScroll } from './consult-steps.ts'
import { expectAccessible } from './expect-accessible.ts'
import { allowErrors } from './page-errors.ts'
import { dropFirstResponse } from './drop-first-response.ts'
import { openPage } from './open-page.ts'

// They share the simulated courier, and one of them makes it fail.
test.describe.configure({ mode: 'serial' })

const next = (page: Page) => page.getByRole('button', { name: 'Lanjut Bayar' }).filter({ visible: true })
const totals = (page: Page) => page.getByRole('region', { name: 'Ringkasan belanja' })

test('redemption: a prescription is redeemed with another address, a courier, insurance and an extra product', async ({
  page,
  context,
  clinic,
}) => {
  const { email, fullName } = await clinic.newMember(context)
  const { path, medicalId } = await addPrescription(clinic.dataDirectory, { email })
  await openPage(page, '/user/account-setting?slug=change-address')
  await addOfficeAddress(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, path)
  await expect(page.getByRole('heading', { name: 'Penebusan Resep' })).toBeVisible()
  await expect(page.getByText('Pilih tipe pengiriman untuk pesanan ini').first()).toBeVisible()
  await expect(next(page)).toBeDisabled()
  await expect(page.getByText('Menteng, Kota Administrasi Jakarta Pusat').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page, 320)

  await page.getByRole('button', { name: 'Ubah alamat pengiriman' }).click()
  await page.getByRole('radio', { name: /Kantor/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pakai' }).click()
  await expect(page.getByText('Jl. Wijaya Sentosa No. 42')).toBeVisible()

  await page.getByRole('radio', { name: /JNE Reguler/ }).check()
  await expect(totals(page)).toContainText('Pengiriman, JNE RegulerRp 21.000')
  const insurance = page.getByRole('checkbox', { name: 'Asuransi pengiriman Rp 2.500' })
  await expect(insurance).toBeChecked()
  await expect(totals(page)).toContainText('TotalRp 432.250')
  await insurance.uncheck()
  await expect(totals(page)).toContainText('TotalRp 429.750')
  await insurance.check()
  await expect(totals(page)).toContainText('TotalRp 432.250')

  const saves: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && saves.push(request.postData() ?? ''))
  const more = page.getByRole('button', { name: /^Tambah Klindamisin/ })
  // Clicked within the page, which is quick enough on any machine.
  await more.evaluate(async (button: HTMLButtonElement) => {
    for (let press = 0; press < 3; press++) {
      button.click()
      await new Promise((resolve) => setTimeout(resolve))
    }
  })
  await expect(page.getByRole('group', { name: /Klindamisin/ })).toContainText('4')
  await expect(totals(page)).toContainText('Total barang (7)')
  expect(saves, 'three presses, one save').toHaveLength(1)
  await expect(
    page.getByRole('button', { name: /^Hapus Klindamisin/ }),
    'a required medicine cannot be removed',
  ).toHaveCount(0)
  await page.getByRole('button', { name: 'Hapus NMW Gentle Facial Wash' }).click()
  await page.getByRole('button', { name: 'Ambil NMW Gentle Facial Wash' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'ada dalam pesanan' })).toBeAttached()
  await expect(page.getByRole('list', { name: 'Yang dipesan' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Hapus NMW Gentle Facial Wash' })).toBeVisible()

  await page.getByRole('button', { name: 'Tambah produk', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Cari produk' }).fill('barrier')
  await page.getByRole('button', { name: 'Tambah NMW Barrier Moisturizer' }).click()
  await expect(page.getByText('1 di pesanan')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Selesai' }).click()
  await expect(totals(page)).toContainText('Total barang (8)')
  await expectNoHorizontalScroll(page, 320)
  const shown = (await totals(page).textContent())!.match(/TotalRp ([\d.]+)/)![1]!
  const goods = (await totals(page).textContent())!.match(/Total barang .*(?=Pengiriman)/)![0]

  await next(page).click()
  const sheet = page.getByRole('dialog', { name: 'Ringkasan Pembayaran' })
  await expect(sheet).toContainText(fullName)
  await expect(sheet).toContainText('Jl. Wijaya Sentosa No. 42')
  await expect(sheet).toContainText('PPN 11% sebesar')
  await sheet.getByRole('button', { name: 'Bayar' }).click()
  await expect(sheet.getByText('Pilih metode pembayaran')).toBeVisible()
  await sheet.getByRole('radio', { name: /BCA/ }).check()
  await expectAccessible(page)
  const ordered = page.waitForRequest('**/legacy/order/create*')
  await sheet.getByRole('button', { name: 'Bayar' }).click()
  expect((await ordered).headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  await expect(page).toHaveURL(/\/user\/order-payment\/INV\d{12}$/)
  await expect(page.getByText(`Rp ${shown}`).first()).toBeVisible()
  await openPage(page, page.url().replace('order-payment', 'order'))
  await expect(page.getByRole('region', { name: 'Rincian' })).toContainText(goods)
  await openPage(page, `/user/prescription-pay/${medicalId}`)
  await expect(page.getByRole('heading', { name: 'Penebusan Resep' }), 'one more redemption is left').toBeVisible()
  await expect(page.getByText(/Penebusan INV\d{12} menunggu pembayaran/)).toBeVisible()
  await expect(next(page)).toBeDisabled()
})

test('redemption: without the courier it can be picked up, and unsaved changes show an error', async ({
  page,
  context,
  clinic,
  pageErrors,
}) => {
  const { email } = await clinic.newMember(context)
  const { path } = await addPrescription(clinic.dataDirectory, { email, iter: 0, address: false })
  await openPage(page, path)
  const invalid = 'Alamat Pengiriman.Tidak valid silahkan isi alamat pengiriman'
  await expect(page.getByText(invalid).first()).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(1)
  await mustCall(clinic.url, '/_sim/courier/fault', { body: { mode: 'down' } })
  await addOfficeAddress(page)
  await openPage(page, path)
  await expect(page.getByRole('button', { name: 'Ubah alamat' }), 'the first address is chosen').toBeVisible()
  await expect(page.getByText('Layanan kurir sedang tidak dapat dihubungi').first()).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(1)
  await expectAccessible(page)

  await page.route('**/legacy/checkout/user/update*', (route) => route.abort())
  await page.getByRole('radio', { name: /Ambil Di Klinik/ }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Belum tersimpan')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/legacy/checkout/user/update*')
  await page.getByRole('button', { name: 'Coba lagi' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Belum tersimpan')).toBeHidden()
  await expect(page.getByRole('checkbox', { name: /Asuransi/ })).toHaveCount(0)
  allowErrors(pageErrors, 'aborted call')
  await mustCall(clinic.url, '/_sim/courier/fault', { body: { mode: 'ok' } })

  await expect(next(page)).toBeEnabled()
  await next(page).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Ringkasan Pembayaran' })
  await expect(sheet).toContainText('Diambil di')
  const saved = page.waitForResponse((answer) => answer.url().includes('/legacy/checkout/user/update'))
  await sheet.getByRole('radio', { name: /BRI/ }).check()
  await saved
  await expect(sheet.getByRole('button', { name: 'Bayar' })).toBeEnabled()
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await sheet.getByRole('button', { name: 'Bayar' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/user\/order-payment\/INV\d{12}$/)
  await expect(page.getByText('Rp 408.750').first()).toBeVisible()
  expect(requested, 'the checkout is not read again after the order').not.toContain('/legacy/checkout/user')
  await openPage(page, path)
  await expect(page.getByText('sedang menunggu pembayaran')).toBeVisible()
})

test('redemption: after a lost response to the payment the next press returns the same order', async ({
  page,
  context,
  clinic,
  pageErrors,
}) => {
  const { email } = await clinic.newMember(context)
  const { path } = await addPrescription(clinic.dataDirectory, { email })
  await openPage(page, path)
  await page.getByRole('radio', { name: /Ambil Di Klinik/ }).check()
  await expect(next(page)).toBeEnabled()
  await next(page).click()
  const sheet = page.getByRole('dialog', { name: 'Ringkasan Pembayaran' })
  const saved = page.waitForResponse((answer) => answer.url().includes('/legacy/checkout/user/update'))
  await sheet.getByRole('radio', { name: /BRI/ }).check()
  await saved
  const keys = await dropFirstResponse(page, '/legacy/order/create*')
  await sheet.getByRole('button', { name: 'Bayar' }).click()
  await expect(sheet.getByText('Gagal Melanjutkan Pembayaran')).toBeVisible()
  await sheet.getByRole('button', { name: 'Tutup' }).click()
  await expect(sheet).toBeHidden()
  await next(page).click()
  await sheet.getByRole('button', { name: 'Bayar' }).click()
  await expect(page).toHaveURL(/\/user\/order-payment\/INV\d{12}$/)
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]])
  allowErrors(pageErrors, 'reset connection')
})
