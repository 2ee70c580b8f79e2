import type { OwnInvoice } from '@nmw/contract/invoice'
import type { Page } from '@playwright/test'
import { findReceipts } from '../test-clinic/find-receipts.ts'
import type { TestClinic } from '../test-clinic/call-clinic.ts'
import { screen, type Screenshot } from './screenshot.ts'

const email = 'siti@nmw.example'
type Which = (invoice: OwnInvoice) => boolean

const manyLines: Which = ({ items }) => items.length > 2
const sent: Which = ({ weight, status }) => weight > 0 && status === 'success'
const isVoid: Which = ({ edited }) => edited
const expired: Which = ({ paymentStatus }) => paymentStatus === 'EXPIRED'
const settled: Which = ({ detail }) => detail.dp > 0

export const invoiceScreenshots: Screenshot[] = [
  receipt('invoice-receipt', manyLines),
  receipt('invoice-receipt-order', sent),
  receipt('invoice-receipt-void', isVoid),
  receipt('invoice-receipt-expired', expired),
  receipt('invoice-receipt-settled', settled),
  { name: 'invoice-receipt-missing', path: '/invoice/INV261115000001-tidak-ada' },
  screen('invoice-receipt-failed', '/invoice/tidak-ada', { expectsFailedCalls: true }, async (page) => {
    const json = { status: false, result: null, message: 'Terjadi Kesalahan Server' }
    await page.route('**/legacy/invoice/**', (route) => route.fulfill({ status: 500, json }))
    await page.getByRole('button', { name: 'Muat ulang' }).click()
    await page.getByRole('heading', { name: 'Gagal Memuat Data..' }).waitFor()
  }),
  own('invoice-own', manyLines),
  own('invoice-own-sent', sent),
  { name: 'invoice-own-missing', path: '/user/invoice/INV000000000000', as: { email } },
  { name: 'invoice-history', path: '/user/order?slug=history-payment', as: { email } },
  { ...receipt('invoice-paper-a4', manyLines), act: (page) => page.emulateMedia({ media: 'print' }) },
  { ...receipt('invoice-paper-roll', manyLines), act: asRoll },
]

function receipt(name: string, which: Which): Screenshot {
  return { name, before: async (clinic) => ({ path: `/invoice/${(await find(clinic, which)).token}` }) }
}

function own(name: string, which: Which): Screenshot {
  const before = async (clinic: TestClinic) => ({
    path: `/user/invoice/${(await find(clinic, which)).header.noInvoice}`,
  })
  return { name, as: { email }, before }
}

async function find({ url }: TestClinic, which: Which) {
  const found = (await findReceipts(url, email)).find(which)
  if (!found) throw new Error('no such invoice')
  return found
}

async function asRoll(page: Page) {
  await page.evaluate(() => (window.print = () => undefined))
  await page.getByRole('button', { name: 'Cetak struk 80 mm' }).click()
  await page.emulateMedia({ media: 'print' })
}
