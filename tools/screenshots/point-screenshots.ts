import type { Page } from '@playwright/test'
import { screen, type Screenshot } from './screenshot.ts'

const siti = { email: 'siti@nmw.example' }
const budi = { email: 'budi@nmw.example' }
const maria = { email: 'maria@nmw.example' }
const made = { email: 'made@nmw.example' }
const facial = '/user/voucher-point?q=Voucher%20Facial'

export const pointScreenshots: Screenshot[] = [
  { name: 'point', path: '/user/point', as: siti },
  { name: 'point-ended', path: '/user/point', as: budi },
  { name: 'point-none', path: '/user/point', as: maria },
  { name: 'point-history', path: '/user/point?tab=riwayat', as: siti },
  { name: 'point-history-second', path: '/user/point?tab=riwayat&page=2', as: siti },
  { name: 'point-history-empty', path: '/user/point?tab=riwayat', as: maria },
  { name: 'point-failed', expectsFailedCalls: true, path: '/user/home', as: siti, act: withoutAnswers },
  { name: 'point-loading', path: '/user/home', as: siti, act: withSlowAnswers },
  { name: 'voucher-list', path: '/user/point?slug=voucher-list', as: siti },
  { name: 'voucher-list-ended', path: '/user/point?slug=voucher-list', as: budi },
  { name: 'voucher-list-empty', path: '/user/point?slug=voucher-list', as: maria },
  { name: 'voucher-code', path: '/user/point?slug=voucher-list', as: siti, act: openCode },
  screen('voucher-code-question', '/user/point?slug=voucher-list', { as: siti }, async (page) => {
    await openCode(page)
    await page.getByRole('button', { name: 'Batalkan Penukaran' }).click()
    await page.getByRole('alertdialog').waitFor()
  }),
  { name: 'voucher-code-none', path: '/user/point?slug=detail-voucher&id=0', as: siti },
  { name: 'voucher-offer', path: facial, as: siti },
  { name: 'voucher-offer-short', path: '/user/voucher-point?q=Voucher%20Laser', as: siti },
  { name: 'voucher-offer-question', path: facial, as: siti, act: openQuestion },
  screen('voucher-offer-failed', facial, { as: siti }, async (page) => {
    const json = { status: false, result: null, message: 'Poin anda tidak cukup' }
    await page.route('**/legacy/voucher/redeem?*', (route) => route.fulfill({ status: 400, json }))
    await openQuestion(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tukar' }).click()
    await page.getByRole('heading', { name: 'Poin anda tidak cukup' }).waitFor()
  }),
  screen('voucher-offer-done', facial, { as: made }, async (page) => {
    await openQuestion(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tukar' }).click()
    await page.getByRole('heading', { name: 'Penukaran berhasil' }).waitFor()
  }),
  { name: 'voucher-offer-unnamed', path: '/user/voucher-point', as: siti },
  { name: 'voucher-offer-unknown', path: '/user/voucher-point?q=Voucher%20Bulan', as: siti },
  { name: 'coupon', path: '/user/voucher', as: siti },
  { name: 'coupon-empty', path: '/user/voucher', as: maria },
]

async function openCode(page: Page) {
  await page
    .getByRole('link', { name: /^Lihat Kode Voucher/ })
    .first()
    .click()
  await page.getByRole('img', { name: /^Kode QR/ }).waitFor()
}

async function openQuestion(page: Page) {
  await page.getByRole('button', { name: 'Tukar Facial Hidrasi' }).click()
  await page.getByRole('alertdialog').waitFor()
}

const pointCalls = /\/legacy\/(point|voucher)\//

async function withoutAnswers(page: Page) {
  const json = { status: false, result: null, message: 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.' }
  await page.route(pointCalls, (route) => route.fulfill({ status: 503, json }))
  await openPoints(page)
  await page.getByRole('heading', { name: 'Voucher gagal dimuat' }).waitFor()
}

async function withSlowAnswers(page: Page) {
  await page.route(pointCalls, () => {})
  await openPoints(page)
  await page.getByText('Memuat voucher...').waitFor({ state: 'attached' })
}

/** Through the app, so that the browser and not the server reads the data. */
async function openPoints(page: Page) {
  await page.getByRole('link', { name: 'Tukar Poin' }).click()
  await page.getByRole('heading', { name: 'NMW Poin' }).waitFor()
}
