import type { Page } from '@playwright/test'
import type { TestClinic } from '../tools/test-clinic/call-clinic.ts'
import { bookWith } from '../tools/test-clinic/consultations.ts'
import { findOverflow } from '../tools/screenshots/page-checks.ts'
import { expect, test } from './clinic.ts'
import { bookFor, openSession } from './consult-steps.ts'
import { expectAccessible } from './expect-accessible.ts'
import { allowErrors } from './page-errors.ts'
import { blockStream, openPage, openWithStream } from './open-page.ts'

/** A consultation that waits for its payment. */
async function order(clinic: TestClinic, email: string, device?: { headers: Record<string, string> }) {
  const { id: session } = await openSession(clinic, { paid: true })
  const wanted = { session, method: 'VIRTUAL_ACCOUNT_BCA', photos: 1 }
  const { invoice, headers } = device
    ? await bookWith({ url: clinic.url, ...device, ...wanted })
    : await bookFor(clinic, email, wanted)
  return { invoice: invoice!, headers }
}

/** The simulated bank pays or expires the copied virtual account. */
async function simulateBank({ url }: TestClinic, action: 'pay' | 'expire', page: Page) {
  const number = await page.evaluate(() => navigator.clipboard.readText())
  const answer = await fetch(`${url}/_sim/doku/${action}/${number}`, { method: 'POST', redirect: 'manual' })
  expect(answer.status).toBeLessThan(400)
}

const instructions = '**/legacy/payment/how-to-pay/**'

/** The virtual account expires a moment after it is shown. */
async function expireSoon(page: Page) {
  let until: string | undefined
  await page.route(instructions, async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    until ??= new Date(Date.now() + 1_000).toISOString()
    json.result.virtual_account_info.expired_date_utc = until
    await route.fulfill({ response: answer, json })
  })
}

const copyNumber = async (page: Page) => {
  await page.getByRole('button', { name: 'Salin nomor virtual account' }).click()
  await expect(page.getByText('Berhasil Disalin!').first()).toBeVisible()
}

test('payment: an order is paid while its page is open, and shows its history afterwards', async ({
  page,
  context,
  clinic,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 320, height: 640 })
  const { email } = await clinic.newMember(context)
  const { invoice } = await order(clinic, email)

  await openPage(page, '/user/order')
  const card = page.getByRole('article', { name: invoice })
  await expect(card).toContainText('Menunggu Pembayaran')
  expect(await page.evaluate(findOverflow)).toBe('')
  await expireSoon(page)
  await card.getByRole('link', { name: 'Lihat Cara Bayar' }).click()
  await expect(page.getByRole('heading', { name: 'Cara Pembayaran' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Pembayaran Kadaluarsa' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Salin nomor virtual account' })).toHaveCount(0)
  // The page reads more than once after it has expired; wait for answers in progress.
  await page.unrouteAll({ behavior: 'wait' })
  await openWithStream(page, `/user/order-payment/${invoice}`)
  const bill = page.getByRole('region', { name: 'Tagihan' })
  await expect(bill).toContainText(/Rp\s[\d.]+/)
  await expect(page.getByText('Mode simulasi, jangan transfer.')).toBeVisible()
  expect(await page.evaluate(findOverflow)).toBe('')
  await expectAccessible(page)

  await copyNumber(page)
  await simulateBank(clinic, 'pay', page)
  await expect(page.getByRole('heading', { name: 'Pembayaran Berhasil' })).toBeVisible({ timeout: 2_000 })
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Lihat Pesanan' }).click()
  await expect(page.getByRole('article', { name: invoice })).not.toContainText('Menunggu Pembayaran')
  await openPage(page, `/user/order/${invoice}`)
  await expect(page.getByText('Pembayaran diterima').first()).toBeVisible()
  await expectAccessible(page)
})

test('payment: an expired or cancelled order is found by the filters', async ({ page, context, clinic }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { email } = await clinic.newMember(context)
  const { invoice: lapsed, ...device } = await order(clinic, email)
  await openWithStream(page, `/user/order-payment/${lapsed}`)
  await copyNumber(page)
  await simulateBank(clinic, 'expire', page)
  await expect(page.getByRole('region', { name: 'Pembayaran Kadaluarsa' })).toBeFocused({ timeout: 20_000 })

  const { invoice: cancelled } = await order(clinic, email, device)
  await openPage(page, '/user/order?slug=waiting-payment')
  await expect(page.getByRole('article', { name: cancelled })).toBeVisible()
  await page.getByRole('button', { name: 'Batalkan' }).click()
  await page.getByRole('button', { name: 'Ya, batalkan' }).click()
  await expect(page.getByText('Berhasil Membatalkan Pesanan')).toBeVisible()
  await expect(page.getByRole('article', { name: cancelled })).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Daftar transaksi' }), 'the focus follows').toBeFocused()

  await openPage(page, '/user/order')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByLabel('Cari transaksi').fill(lapsed.slice(-6))
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article', { name: lapsed })).toBeVisible()
  await page.getByLabel('Status').selectOption({ label: 'Pesanan Selesai' })
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.getByRole('button', { name: 'Atur ulang filter' }).first().click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page).toHaveURL('/user/order')
})

test('orders: a list that fails to load shows an error, and the order of another patient is not found', async ({
  page,
  context,
  clinic,
  pageErrors,
}) => {
  const other = await clinic.newPatient()
  const { invoice: foreign } = await order(clinic, other.email)
  const { email } = await clinic.newPatient()
  await clinic.signIn(context, email)
  await blockStream(page)
  await openPage(page, `/user/order/${foreign}`)
  await expect(page.getByRole('heading', { name: 'Data Tidak Ditemukan' })).toBeVisible()
  await page.getByRole('link', { name: 'Lihat semua transaksi' }).click()
  await expect(page.getByRole('heading', { name: 'Belum ada transaksi' })).toBeVisible()
  await page.route('**/legacy/order/**', (route) => route.abort())
  await page.getByLabel('Cari transaksi').fill('krim')
  await page.getByRole('button', { name: 'Coba lagi' }).waitFor()
  await page.unroute('**/legacy/order/**')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toHaveCount(0)
  allowErrors(pageErrors, 'aborted call')
})

test('orders: the search box follows the URL', async ({ page, context, clinic }) => {
  await clinic.newMember(context)
  await openPage(page, '/user/order')
  const box = page.getByLabel('Cari transaksi')
  await box.fill('krim')
  await expect(page).toHaveURL('/user/order?search=krim')
  await page.getByRole('link', { name: 'Transaksi', exact: true }).first().click()
  await expect(page).toHaveURL('/user/order')
  await expect(box).toHaveValue('', { timeout: 5_000 })
  await page.goBack()
  await expect(page).toHaveURL('/user/order?search=krim')
  await expect(box).toHaveValue('krim', { timeout: 5_000 })
})
