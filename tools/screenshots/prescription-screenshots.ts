import type { Page } from '@playwright/test'
import { screen, type Screenshot } from './screenshot.ts'

const siti = { email: 'siti@nmw.example' }
const list = '/user/prescription'

/** Prescriptions: the list with the day's routine, and one of them with its three tabs. */
export const prescriptionScreenshots: Screenshot[] = [
  { name: 'prescription-list', path: list, as: siti },
  { name: 'prescription-list-wita', path: list, as: { email: 'made@nmw.example' } },
  { name: 'prescription-list-expired', path: list, as: { email: 'budi@nmw.example' } },
  { name: 'prescription-list-none', path: list, as: { email: 'maria@nmw.example' } },
  { name: 'prescription-list-waiting', path: '/user/home', as: siti, act: withUnpaid },
  screen('prescription-waiting', '/user/home', { as: siti }, async (page) => {
    await withUnpaid(page)
    await openDetail(page, 0)
  }),
  { name: 'prescription-list-failed', expectsFailedCalls: true, path: '/user/home', as: siti, act: withoutAnswers },
  { name: 'prescription-detail', path: list, as: siti, act: (page) => openDetail(page, 0) },
  { name: 'prescription-treatments', path: list, as: siti, act: (page) => openDetail(page, 0, 'Tindakan') },
  { name: 'prescription-photos', path: list, as: siti, act: (page) => openDetail(page, 0, 'Diagnosis') },
  screen('prescription-handed-over', list, { as: { email: 'made@nmw.example' } }, (page) => openDetail(page, 0)),
  { name: 'prescription-used', path: list, as: siti, act: (page) => openDetail(page, 1) },
  { name: 'prescription-old-treatments', path: list, as: siti, act: (page) => openDetail(page, 2, 'Tindakan') },
  { name: 'prescription-old-photos', path: list, as: siti, act: (page) => openDetail(page, 2, 'Diagnosis') },
  { name: 'prescription-invalid', path: `${list}/RM1`, as: siti },
  { name: 'prescription-unknown', path: `${list}/RM1?id=2000000000`, as: siti },
]

async function openDetail(page: Page, place: number, tab?: string) {
  await page
    .getByRole('link', { name: /^Lihat Detail/ })
    .nth(place)
    .click()
  await page.getByRole('tab', { name: 'Resep' }).waitFor()
  if (tab) await page.getByRole('tab', { name: tab }).click()
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
}

async function withoutAnswers(page: Page) {
  const json = { status: false, result: null, message: 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.' }
  await page.route('**/legacy/user/prescription/**', (route) => route.fulfill({ status: 503, json }))
  await page.getByRole('link', { name: 'Resep' }).first().click()
  await page.getByRole('alert').getByRole('button', { name: 'Coba lagi' }).waitFor()
}

/** As if a redemption was not paid yet. */
async function withUnpaid(page: Page) {
  await page.route(/\/legacy\/user\/prescription/, async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replaceAll('"waiting":null', '"waiting":"INV261115000042"')
    await route.fulfill({ response: answer, body: text })
  })
  await page.getByRole('link', { name: 'Resep' }).first().click()
  await page.getByText('menunggu pembayaran').waitFor()
}
