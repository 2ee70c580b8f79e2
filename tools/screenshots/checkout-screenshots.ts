import type { Page } from '@playwright/test'
import { addPrescription, someLines } from '../test-clinic/prescriptions.ts'
import { mustCall, type TestClinic } from '../test-clinic/call-clinic.ts'
import { logIn } from '../test-clinic/log-in.ts'
import { makeMember, registerPatient } from '../test-clinic/patients.ts'
import { screen, type Screenshot } from './screenshot.ts'

/** Redeeming a prescription, from the empty checkout to the summary before paying. */
export const checkoutScreenshots: Screenshot[] = [
  { name: 'checkout-begin', before: (clinic) => redeemer(clinic) },
  { name: 'checkout-no-address', before: (clinic) => redeemer(clinic, { address: false }) },
  { name: 'checkout-courier', before: (clinic) => redeemer(clinic, { member: true }), act: chooseCourier },
  { name: 'checkout-dear', before: (clinic) => redeemer(clinic, { many: true }), act: chooseCourier },
  screen('checkout-pickup', '', { before: (clinic) => redeemer(clinic) }, async (page) => {
    await page.getByRole('radio', { name: /Ambil Di Klinik/ }).check()
    await page.locator('button:enabled', { hasText: 'Lanjut Bayar' }).locator('visible=true').first().waitFor()
  }),
  { name: 'checkout-bounds', before: (clinic) => redeemer(clinic, { member: true }), act: setExtremeQuantities },
  {
    name: 'checkout-courier-down',
    before: async (clinic) => {
      await fault(clinic, 'down')
      return redeemer(clinic)
    },
    act: async (page, clinic) => {
      await page.getByText('Layanan kurir sedang tidak dapat dihubungi').first().waitFor()
      await fault(clinic, 'ok')
    },
  },
  screen('checkout-address', '', { before: (clinic) => redeemer(clinic) }, async (page) => {
    await page.getByRole('button', { name: 'Ubah alamat pengiriman' }).click()
    await page.getByRole('radio', { name: /Rumah/ }).waitFor()
  }),
  screen('checkout-otc', '', { before: (clinic) => redeemer(clinic, { member: true }) }, async (page) => {
    await page.getByRole('button', { name: 'Tambah produk', exact: true }).click()
    await page
      .getByRole('button', { name: /^Tambah / })
      .nth(4)
      .waitFor()
  }),
  screen('checkout-unsaved', '', { before: (clinic) => redeemer(clinic), expectsFailedCalls: true }, async (page) => {
    await page.route('**/legacy/checkout/user/update*', (route) => route.abort())
    await page.getByRole('radio', { name: /JNE Reguler/ }).check()
    await page.getByText('Belum tersimpan').waitFor()
  }),
  screen('checkout-summary', '', { before: (clinic) => redeemer(clinic, { member: true }) }, async (page) => {
    await chooseCourier(page)
    await page.getByRole('button', { name: 'Lanjut Bayar' }).locator('visible=true').click()
    await page.getByRole('radio', { name: /BCA/ }).waitFor()
  }),
  { name: 'checkout-refused', path: '/user/prescription-pay/RM-NONE', as: { email: 'siti@nmw.example' } },
]

type Wanted = { member?: boolean; address?: boolean; many?: boolean }

async function redeemer({ url, dataDirectory }: TestClinic, { member, address = true, many }: Wanted = {}) {
  const { email } = await registerPatient(url)
  if (member) await makeMember(dataDirectory, email)
  const lines = someLines.map((line) => (many ? { ...line, quantity: 9 } : line))
  const { path } = await addPrescription(dataDirectory, { email, lines, address })
  return { setCookies: await logIn(url, email, { password: 'Rahasia123' }), path }
}

async function chooseCourier(page: Page) {
  await page.getByRole('radio', { name: /JNE Reguler/ }).check()
  await page.getByRole('checkbox', { name: /Asuransi/ }).waitFor()
}

/** One item left out, one with a quantity of fifty, and a product added. */
async function setExtremeQuantities(page: Page) {
  await page.getByRole('button', { name: 'Tambah produk', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet
    .getByRole('button', { name: /^Tambah / })
    .first()
    .click()
  await page.keyboard.press('Escape')
  const more = page.getByRole('button', { name: /^Tambah (?!produk)/ }).first()
  await more.focus()
  for (let press = 0; press < 50; press++) await page.keyboard.press('Enter')
  const less = page.getByRole('button', { name: /^Hapus / }).first()
  await less.click()
  await page.getByRole('radio', { name: /SiCepat/ }).check()
  await page.getByRole('checkbox', { name: /Asuransi/ }).waitFor()
}

async function fault({ url }: TestClinic, mode: string) {
  await mustCall(url, '/_sim/courier/fault', { body: { mode } })
}
