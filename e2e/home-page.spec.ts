import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { allowErrors } from './page-errors.ts'
import { openPage } from './open-page.ts'

test.beforeEach(async ({ context, clinic }) => {
  await clinic.newMember(context)
})

test('home: nothing shifts, not even when the nearest branches appear', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -6.32, longitude: 106.7 })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await openPage(page, '/user/home')
    await expect(page.getByRole('heading', { name: 'Cabang terdekat' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Promo' }).locator('[inert]')).toHaveCount(4)
    await page.waitForTimeout(1_000)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(
      shifts.reduce((sum, shift) => sum + shift, 0),
      `at ${width} px`,
    ).toBeLessThan(0.02)
  }
})

test('home: data that was rendered is not requested again', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/legacy/')) calls.push(pathname)
  })
  await openPage(page, '/user/home')
  // Shorter than until the event stream opens, after which the page reads what may have changed.
  await page.waitForTimeout(1_000)
  // The IP address and the event stream are no content of the page.
  expect(calls.filter((path) => !['/legacy/ip', '/legacy/stream'].includes(path))).toEqual([])
})

test('home: every part links where it says', async ({ page }) => {
  await openPage(page, '/user/home')
  const card = page.getByRole('link', { name: /^Anggota Klinik NMW/ })
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(card, 'without its colour it has an edge').toHaveCSS('border-left-style', 'solid')
  await page.emulateMedia({ forcedColors: 'none' })
  await expect(card).toHaveCSS('border-left-style', 'none')
  const services = page.getByRole('region', { name: 'Layanan' })
  await expect(services.getByRole('link', { name: 'Lihat semua' })).toHaveAttribute('href', '/user/services')
  const [first] = await services.getByRole('listitem').all()
  await expect(first!.getByRole('link')).toHaveAttribute('href', /^\/user\/services\?slug=[a-z-]+&title=[^&]+$/)
  const branches = page.getByRole('region', { name: /^Cabang/ })
  await expect(branches.getByRole('link', { name: 'Lihat semua' })).toHaveAttribute('href', '/user/branches')
  const map = branches.getByRole('link', { name: 'Lihat peta Klinik NMW Menteng' })
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=-6\.19373/)
  const chat = branches.getByRole('link', { name: 'Reservasi Klinik NMW Menteng' })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/6281000000101\?text=/)
  for (const link of [map, chat]) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  await services.getByRole('link', { name: 'Lihat semua' }).click()
  await expect(page.getByRole('heading', { name: 'Layanan', level: 1 })).toBeVisible()
  await page.goBack()
  const name = await first!.locator('.h3').innerText()
  await first!.getByRole('link').click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await page.goBack()
  // Without a pending payment the next step is a consultation.
  await expect(page.getByRole('region', { name: 'Menunggu Pembayaran' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Buat Janji' }).click()
  await expect(page).toHaveURL('/user/consult-create')
})

test('home: a part that fails to load shows an error and leaves the others alone', async ({ page, pageErrors }) => {
  await openPage(page, '/user/account')
  await page.route('**/legacy/banner', (route) => route.abort())
  await page.route('**/legacy/services/some*', (route) => route.fulfill({ status: 500, body: 'x' }))
  await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Beranda' }).click()
  await expect(page.getByText('Layanan gagal dimuat.')).toBeVisible()
  await expect(page.getByText('Promo gagal dimuat.')).toBeVisible()
  await expect(page.getByRole('region', { name: /^Cabang/ }).getByRole('listitem')).toHaveCount(4)
  await page.unrouteAll()
  const parts = page.getByRole('alert')
  for (const [text, heading] of [
    ['Promo gagal dimuat.', /^Selamat/],
    ['Layanan gagal dimuat.', /^Layanan$/],
  ] as const) {
    await parts.filter({ hasText: text }).getByRole('button', { name: 'Coba lagi' }).press('Enter')
    await expect(page.getByText(text)).toBeHidden()
    await expect(page.getByRole('heading', { name: heading })).toBeFocused()
  }
  await expect(page.getByRole('link', { name: /Bulan Kulit Sehat/ })).toBeVisible()
  allowErrors(pageErrors, 'aborted call', 'status 500')
})

test('home: a pending payment comes first, with its remaining time and a link to pay', async ({
  clinic,
  otherDevice,
}) => {
  const page = await otherDevice({ baseURL: clinic.url, viewport: { width: 390, height: 844 } })
  await clinic.signIn(page.context(), 'budi@nmw.example', { password: 'Demo1234' })
  await openPage(page, '/user/home')
  const due = page.getByRole('region', { name: 'Menunggu Pembayaran' })
  await expect(due).toContainText('Rp 155.000')
  await expect(due).toContainText(/BCA Virtual Account, konsultasi dr\. /)
  const left = due.getByRole('timer')
  const shown = await left.innerText()
  expect(shown).toMatch(/^\d+:\d\d:\d\d$/)
  await expect(left).not.toHaveText(shown)
  await expect(page.getByRole('heading', { name: 'Mulai dari konsultasi' })).toHaveCount(0)
  const [money, member] = await Promise.all([due, page.getByText('Anggota Klinik NMW')].map((one) => one.boundingBox()))
  expect(money!.y).toBeLessThan(member!.y)
  await expectAccessible(page)
  await due.getByRole('link', { name: 'Lihat Cara Bayar' }).click()
  await expect(page).toHaveURL(/\/user\/order-payment\/INV\d{12}$/)
})
