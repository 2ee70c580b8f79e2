import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { findReceipts } from '../tools/test-clinic/find-receipts.ts'
import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { allowErrors } from './page-errors.ts'
import { openPage, waitForHydration } from './open-page.ts'

/** Counts print dialogs instead of opening them. */
async function countPrints(page: Page) {
  await page.addInitScript(() => {
    const counted = window as unknown as { prints: number }
    counted.prints = 0
    window.print = () => {
      counted.prints++
      window.dispatchEvent(new Event('afterprint'))
    }
  })
  return () => page.evaluate(() => (window as unknown as { prints: number }).prints)
}

async function expectFile(page: Page, noInvoice: string) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Unduh PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`${noInvoice}.pdf`)
  const file = readFileSync(await download.path()).toString('latin1')
  expect(file.startsWith('%PDF-1.4')).toBe(true)
  expect(file).toContain(`(${noInvoice})`)
  return file
}

test('invoice: an invoice is opened, printed, downloaded and shared by its owner, and its link opens for a guest', async ({
  page,
  context,
  clinic,
  otherDevice,
  pageErrors,
}) => {
  const receipts = await findReceipts(clinic.url, 'siti@nmw.example')
  // The longest one has to fit on one sheet.
  const [paid] = receipts
    .filter(({ weight, status }) => weight > 0 && status === 'success')
    .toSorted((one, other) => other.items.length - one.items.length) as [(typeof receipts)[number]]
  const settled = receipts.find(({ detail }) => detail.dp > 0)!.header.noInvoice
  const isVoid = receipts.find(({ edited }) => edited)!
  const expired = receipts.find(({ paymentStatus }) => paymentStatus === 'EXPIRED')!
  const { noInvoice } = paid.header

  await test.step('the owner finds it in the history and from the order', async () => {
    await clinic.signIn(context, 'siti@nmw.example', { password: 'Demo1234' })
    await openPage(page, '/user/order?slug=history-payment')
    const bought = page.getByRole('article', { name: settled })
    await bought.getByRole('link', { name: 'Lihat Invoice' }).click()
    await expect(page).toHaveURL(`/user/invoice/${settled}`)
    await expect(page.getByRole('article', { name: `Invoice ${settled}` })).toContainText('Uang muka')
    await page.getByRole('button', { name: 'Kembali' }).click()
    await expect(page).toHaveURL('/user/order?slug=history-payment')
    await openPage(page, `/user/order/${noInvoice}`)
    let failing = true
    await page.route('**/legacy/invoice/user/**', (route) => (failing ? route.abort() : route.continue()))
    await page.getByRole('link', { name: 'Lihat invoice' }).click()
    await expect(page.getByRole('heading', { name: 'Gagal Memuat Data..' })).toBeVisible()
    await page.getByRole('button', { name: 'Muat ulang' }).focus()
    failing = false
    // By key, because the button is gone if the page has retried by itself.
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article', { name: `Invoice ${noInvoice}` })).toBeVisible()
    allowErrors(pageErrors, 'aborted call')
  })

  await test.step('it shows the name, the weight, the tax and a stamp, without the tab bar', async () => {
    const sheet = page.getByRole('article', { name: `Invoice ${noInvoice}` })
    await expect(sheet).toContainText('Siti Rahmawati')
    await expect(sheet).toContainText(/\+62\s810-0000-0201/)
    await expect(sheet).toContainText(/\d+ gram/)
    await expect(sheet).toContainText('PPN 11%')
    await expect(sheet.getByText('LUNAS')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Menu utama' })).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('it prints by the button and by its URL, on one sheet of A4', async () => {
    const prints = await countPrints(page)
    await openPage(page, `/user/invoice/${noInvoice}`)
    await page.getByRole('button', { name: 'Cetak', exact: true }).click()
    await expect.poll(prints).toBe(1)
    await openPage(page, `/user/invoice/${noInvoice}?print=1`)
    await expect.poll(prints).toBe(1)
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(sheets).toHaveLength(1)
  })

  await test.step('the file shows the name; the link is copied', async () => {
    expect(await expectFile(page, noInvoice)).toContain('(Siti Rahmawati)')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Salin tautan struk' }).click()
    await expect(page.getByText('Berhasil Disalin!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${clinic.url}/invoice/${paid.token}`)
  })

  const guest = await otherDevice({ viewport: { width: 320, height: 640 } })
  await test.step('a guest with the link sees the receipt with a shortened name, also without JavaScript', async () => {
    const answer = (await guest.goto(`${clinic.url}/invoice/${paid.token}`))!
    expect(answer.headers()['x-robots-tag']).toContain('noindex')
    const html = await answer.text()
    const has = (text: string) => html.includes(text)
    expect(['<meta name="robots" content="noindex', 'Siti R.'].filter((text) => !has(text))).toEqual([])
    expect(['Rahmawati', '6281000000201'].filter((text) => has(text))).toEqual([])
    await waitForHydration(guest)
    await expect(guest.getByText('LUNAS')).toBeVisible()
    await expectAccessible(guest)
    expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await expectFile(guest, noInvoice)).not.toContain('Rahmawati')
    await guest.getByRole('button', { name: 'Muat ulang' }).click()
    await expect(guest.getByRole('article', { name: `Invoice ${noInvoice}` })).toBeVisible()
  })

  await test.step('it also prints on a roll of 80 mm', async () => {
    const prints = await countPrints(guest)
    await openPage(guest, `${clinic.url}/invoice/${paid.token}`)
    await guest.evaluate(() => (window.print = () => undefined))
    await guest.getByRole('button', { name: 'Cetak struk 80 mm' }).click()
    await expect(guest.locator('[data-paper="80mm"]')).toBeVisible()
    const file = (await guest.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(Number(/\/MediaBox \[0 0 ([\d.]+)/.exec(file)![1])).toBeCloseTo(226.8, 0)
    expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    expect(await prints()).toBe(0)
  })

  await test.step('a void and an expired invoice say so; the plain number and a wrong link open nothing', async () => {
    await openPage(guest, `${clinic.url}/invoice/${isVoid.token}`)
    await expect(guest.getByText('Stempel BATAL')).toBeVisible()
    await expect(guest.getByText('DIBATALKAN')).toBeVisible()
    await openPage(guest, `${clinic.url}/invoice/${expired.token}`)
    await expect(guest.getByText('KADALUARSA')).toBeVisible()
    for (const param of [noInvoice, `${paid.token.slice(0, -1)}${paid.token.endsWith('A') ? 'B' : 'A'}`]) {
      const answer = (await guest.goto(`${clinic.url}/invoice/${param}`))!
      expect(answer.status()).toBe(404)
      await expect(guest.getByRole('heading', { name: 'Data Tidak Ditemukan' })).toBeVisible()
    }
    await expectAccessible(guest)
    await openPage(page, `/invoice/${noInvoice}`)
    await expect(page.getByText('Siti Rahmawati')).toBeVisible()
  })

  await test.step('a failed load shows an error and can be retried', async () => {
    const json = { status: false, result: null, message: 'Terjadi Kesalahan Server' }
    await openPage(guest, `${clinic.url}/invoice/${paid.token}`)
    await guest.route('**/legacy/invoice/apoteker/**', (route) => route.fulfill({ status: 500, json }))
    await guest.getByRole('button', { name: 'Muat ulang' }).click()
    await expect(guest.getByRole('heading', { name: 'Gagal Memuat Data..' })).toBeVisible()
    await guest.unroute('**/legacy/invoice/apoteker/**')
    await guest.getByRole('button', { name: 'Muat ulang' }).click()
    await expect(guest.getByRole('article', { name: `Invoice ${noInvoice}` })).toBeVisible()
    allowErrors(pageErrors, 'status 500')
  })
})

test('invoice: the print button is enabled again where the browser cannot print', async ({ page, context, clinic }) => {
  const [receipt] = await findReceipts(clinic.url, 'siti@nmw.example')
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await clinic.signIn(context, 'siti@nmw.example', { password: 'Demo1234' })
  await openPage(page, `/user/invoice/${receipt!.header.noInvoice}`)
  const button = page.getByRole('button', { name: /^Cetak/ }).first()
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).not.toHaveAttribute('aria-busy')
})
