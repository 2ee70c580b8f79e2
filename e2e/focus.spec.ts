import { expect, test } from './clinic.ts'
import { openPage } from './open-page.ts'

const answer = (result: object) => ({ json: { status: true, result, message: '' } })

test('focus: every step of the registration starts at its first field, and the next page is remembered', async ({
  page,
}) => {
  let requests = 0
  await page.route('**/legacy/auth/request-otp', (route) => {
    requests += 1
    const expired = new Date(Date.now() + (requests === 1 ? 1000 : 300_000)).toISOString()
    return route.fulfill(answer({ expired }))
  })
  await page.route('**/legacy/auth/verifyphone', (route) => route.fulfill(answer({ ticket: 'x'.repeat(43) })))
  await openPage(page, '/auth/login?next=%2Fuser%2Fpoint')
  await expect(page.getByRole('button', { name: 'English' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Lupa kata sandi' }).click()
  await page.getByRole('link', { name: 'Kembali ke halaman masuk' }).click()
  await expect(page).toHaveURL('/auth/login?next=%2Fuser%2Fpoint')
  await page.getByRole('link', { name: 'Daftar', exact: true }).click()
  await expect(page).toHaveURL('/auth/register?next=%2Fuser%2Fpoint')
  await expect(page.getByRole('link', { name: 'Masuk', exact: true }).last()).toHaveAttribute('href', /next=/)

  await page.getByLabel('Nomor WhatsApp').fill('6281234567890')
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  const box = page.getByRole('textbox', { name: 'Kode enam angka' })
  await expect(box).toBeFocused()
  await page.getByRole('button', { name: 'Kirim ulang kode' }).click()
  await expect(page.getByText('Setelah itu Anda dapat meminta kode baru')).toBeVisible()
  await expect(box).toBeFocused()
  await page.getByRole('button', { name: 'Ubah' }).click()
  await expect(page.getByLabel('Nomor WhatsApp')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box).toBeFocused()
  await page.keyboard.type('123456')
  await page.getByRole('button', { name: 'Verifikasi' }).click()
  await expect(page.getByLabel('Nama lengkap')).toBeFocused()

  await page.getByLabel('Nama lengkap').fill('Sari Dewi')
  await page.getByLabel('Nomor KTP').fill('3171064507900001')
  await page.getByLabel('E-mail', { exact: true }).fill('sari.dewi@nmw.example')
  await page.getByLabel('Kata sandi', { exact: true }).fill('Rahasia123')
  await page.getByLabel('Ulangi kata sandi', { exact: true }).fill('Rahasia123')
  await page.getByRole('checkbox', { name: /Syarat & Ketentuan/ }).check()
  await page.getByRole('checkbox', { name: /data kesehatan/ }).check()
  const message = 'Jenis kelamin wajib dipilih'
  await page.route('**/legacy/auth/register', (route) =>
    route.fulfill({
      status: 400,
      json: { status: false, result: null, message, errors: [{ path: 'gender', message }] },
    }),
  )
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeFocused()
})

test('focus: changing a phone number again starts at its field', async ({ page, context, clinic }) => {
  const { phone } = await clinic.newMember(context)
  await openPage(page, '/user/account-setting?slug=change-phone')
  const field = page.getByLabel('Nomor WhatsApp')
  await expect(field).not.toBeFocused()
  await field.fill(`6286${phone.slice(4)}`)
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await page.getByRole('button', { name: 'Ubah' }).click()
  await expect(field).toBeFocused()
})

test('focus: the last page of a list and the services menu do not lose the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/services')
  const menu = page.getByRole('button', { name: 'Layanan' })
  await menu.click()
  await page.locator('header a[href="/services?group=spa-treatment"]').first().press('Enter')
  await expect(page).toHaveURL(/group=spa-treatment/)
  await expect(menu).toBeFocused()

  await openPage(page, '/catalogue/semua-produk')
  const pager = page.getByRole('navigation', { name: 'Halaman' })
  const next = pager.getByRole('link', { name: 'Berikutnya' })
  let last = 1
  while (await next.isVisible()) {
    last += 1
    await next.press('Enter')
    // Until the next page is loaded, the link still leads to it.
    await expect(pager.locator(`a[aria-label=Berikutnya][href$="page=${last}"]`)).toHaveCount(0)
  }
  expect(last).toBeGreaterThan(2)
  await expect(pager.getByRole('link', { name: `Halaman ${last}` })).toBeFocused()
})

test('focus: at the till the focus stays near a removed button, and on a low screen an answer can be sent', async ({
  page,
  context,
  clinic,
}) => {
  const { fullName } = await clinic.newPatient()
  await clinic.newStaff(context, 'frontOffice')
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/ops/sale')
  const goods = page.getByLabel('Barang atau layanan')
  await goods.fill('Facial Hidrasi')
  await expect(page.getByRole('status').filter({ hasText: '1 pilihan' })).toBeAttached()
  await page.getByRole('button', { name: /^Facial Hidrasi/ }).press('Enter')
  await expect(goods).toBeFocused()
  const way = page.getByLabel('Cara bayar')
  await way.press('ArrowDown')
  await expect(way).toHaveValue('debit')
  await expect(way).toBeFocused()
  await page.getByRole('button', { name: 'Hapus Facial Hidrasi' }).press('Enter')
  await expect(goods).toBeFocused()

  const buyer = page.getByLabel(/^Pembeli/)
  await buyer.fill(fullName)
  await page.getByRole('button', { name: fullName }).press('Enter')
  const other = page.getByRole('button', { name: 'Ganti', exact: true })
  await expect(other).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(buyer).toBeFocused()

  await page.setViewportSize({ width: 640, height: 320 })
  await openPage(page, '/ops/message')
  await page
    .getByRole('button', { name: /Siti Rahmawati/ })
    .first()
    .press('Enter')
  const send = page.getByRole('button', { name: 'Kirim jawaban' })
  await page.getByLabel('Jawaban').fill('Baik.')
  await send.focus()
  await expect(send).toBeInViewport({ ratio: 1 })
})
