import { findOverflow } from '../tools/screenshots/page-checks.ts'
import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { allowErrors } from './page-errors.ts'
import { openPage } from './open-page.ts'

const pages = {
  'sign-in': [
    '/auth/login',
    '/auth/login?way=code',
    '/auth/register',
    '/auth/forgot-password',
    '/auth/reset-password',
    '/auth/reset-password?key=apa-saja',
    '/auth/reset-password?success=1',
  ],
  reading: ['/articles', '/faq', '/coming-soon', '/tidak-ada'],
  'staff doors': ['/dashboard/login', '/ops/login'],
  widgets: ['/_ui'],
  simulators: ['/_sim'],
}

for (const [name, paths] of Object.entries(pages)) {
  test(`public pages: accessible in light and dark, and no wider than 320 px: ${name}`, async ({ page }) => {
    // The gallery shows every widget in every state.
    if (name === 'widgets') test.slow()
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'load' })
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        expect(await page.evaluate(findOverflow)).toBe('')
        await expectAccessible(page)
      })
  })
}

test('public pages: pages render without JavaScript', async ({ clinic, otherDevice }) => {
  const page = await otherDevice({ javaScriptEnabled: false, baseURL: clinic.url })
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masuk ke akun Anda')
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible()
  const { fullName } = await clinic.newMember(page.context())
  await page.goto('/user/home')
  await expect(page.getByText(fullName.split(' ')[0]!).first()).toBeVisible()
})

test('public pages: an unknown page answers 404 and links home', async ({ page }) => {
  const answer = await page.goto('/tidak-ada')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('We can’t find the page what you are looking for')).toBeVisible()
  await page.getByText('Go back home').click()
  await expect(page).toHaveURL('/auth/login')
})

test('newsletter: an address is validated and subscribed', async ({ page }) => {
  await openPage(page, '/articles')
  await page.getByLabel('Alamat e-mail').fill('bukan alamat')
  await page.getByRole('button', { name: 'Berlangganan' }).click()
  await expect(page.getByLabel('Alamat e-mail')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Alamat e-mail').fill(`kabar-${Date.now()}@contoh.example`)
  await page.getByRole('button', { name: 'Berlangganan' }).click()
  await expect(page.getByText('Berhasil Berlangganan, nantikan penawaran menarik kami melalui email')).toBeVisible()
})

test('newsletter: a failed subscription shows the error', async ({ page, pageErrors }) => {
  await openPage(page, '/articles')
  const answers = [
    { status: 200, json: { status: false, result: null, message: 'Langganan sedang ditutup' } },
    { status: 500, json: { status: false, result: null, message: '' } },
    {
      status: 400,
      json: { status: false, result: null, message: 'x', errors: [{ path: 'email', message: 'Ditolak' }] },
    },
  ]
  const messages = ['Langganan sedang ditutup', 'Terjadi Kesalahan Server', 'Ditolak']
  for (const [place, answer] of answers.entries()) {
    await page.route('**/subscription/v1/create', (route) => route.fulfill(answer))
    await page.getByLabel('Alamat e-mail').fill('kabar@contoh.example')
    await page.getByRole('button', { name: 'Berlangganan' }).click()
    await expect(page.getByText(messages[place]!)).toBeVisible()
    await expect(page.getByLabel('Alamat e-mail')).not.toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Alamat e-mail'), 'what was typed stays').toHaveValue('kabar@contoh.example')
    await page.getByRole('button', { name: 'Tutup' }).click()
    await page.unroute('**/subscription/v1/create')
  }
  allowErrors(pageErrors, 'status 500')
})

test('public pages: header and footer are in English and Indonesian', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/articles')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('link', { name: 'Consultation (FREE)' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Contact Us' })).toBeVisible()
  await page.getByRole('button', { name: 'Bahasa Indonesia' }).click()
  await expect(page.getByRole('link', { name: 'Hubungi Kami' })).toBeVisible()
})

test('public pages: on a phone the menu opens, navigates and closes', async ({ page }) => {
  await openPage(page, '/articles')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(menu, 'without its shadow it has an edge').toHaveCSS('border-left-style', 'solid')
  await page.emulateMedia({ forcedColors: 'none' })
  await expect(menu).toHaveCSS('border-left-style', 'none')
  await menu.getByRole('link', { name: 'Cabang' }).click()
  await expect(page).toHaveURL('/branches')
  await expect(page.getByRole('dialog')).toBeHidden()
})
