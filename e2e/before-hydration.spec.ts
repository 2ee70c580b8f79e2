import type { Page } from '@playwright/test'
import { expect, test } from './clinic.ts'
import { fillSignIn } from './fill-sign-in.ts'
import { fakePhoto } from './fake-photo.ts'
import { openPage, waitForHydration } from './open-page.ts'

test.use({ freshBrowser: true })

/** The HTML is shown and its scripts are still loading, as for seconds on a slow phone. Returns how to load them. */
async function openWithoutScripts(page: Page, path: string) {
  const arrived = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    arrived.resolve()
    await waitForHydration(page)
  }
}

/** Acts after React has added its listeners to the page, or to this field, and before it hydrates it. */
async function actDuringHydration(page: Page, act: () => void, field = '') {
  await page.addInitScript(`(${runDuringHydration.toString()})(${act.toString()}, ${JSON.stringify(field)})`)
}

function runDuringHydration(act: () => void, field: string) {
  const listen = Object.getOwnPropertyDescriptor(EventTarget.prototype, 'addEventListener')!.value as (
    ...args: unknown[]
  ) => void
  let done = false
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: unknown[]) {
    listen.apply(this, args as [])
    const now = field ? this instanceof Element && this.matches(field) : args[0] === 'input' && this !== window
    if (done || !now) return
    done = true
    // After a slow field React yields, and hydrates the others later.
    const end = performance.now() + (field ? 20 : 0)
    while (performance.now() < end);
    queueMicrotask(act)
  }
}

async function moveSwitchDuringHydration(page: Page, field?: string) {
  await actDuringHydration(page, () => document.querySelector<HTMLInputElement>('[aria-label^=Promo]')!.click(), field)
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok())
  await openPage(page, '/user/account-setting?slug=privacy')
  await saved
}

test('hydration: text typed into a search before hydration is searched', async ({ page, context, clinic }) => {
  await clinic.newMember(context)
  const hydrate = await openWithoutScripts(page, '/user/branches')
  await page.getByLabel('Cari Lokasi').fill('tidak ada')
  await hydrate()
  await expect(page.getByRole('heading', { name: 'Cabang tidak ada' })).toBeVisible()
})

test('hydration: text typed during hydration is searched', async ({ page, context, clinic }) => {
  await clinic.newMember(context)
  await actDuringHydration(page, () => {
    const search = document.querySelector<HTMLInputElement>('input[name=search]')!
    search.value = 'tidak ada'
    search.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await openPage(page, '/user/branches')
  await expect(page.getByRole('heading', { name: 'Cabang tidak ada' })).toBeVisible()
})

test('hydration: a sign-in submitted before hydration is executed after it', async ({ page, clinic }) => {
  const { email, password } = await clinic.newPatient()
  const hydrate = await openWithoutScripts(page, '/auth/login')
  await fillSignIn(page, email, password)
  await hydrate()
  await expect(page).toHaveURL('/user/home')
})

test('hydration: a switch moved before hydration is saved', async ({ page, context, clinic }) => {
  await clinic.newMember(context)
  const hydrate = await openWithoutScripts(page, '/user/account-setting?slug=privacy')
  const promos = page.getByRole('switch', { name: 'Promo dan kabar klinik' })
  await promos.check()
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok())
  await hydrate()
  await saved
  await page.reload()
  await expect(promos).toBeChecked()
})

test('hydration: a switch moved during hydration, of the page or of the switch itself, is saved', async ({
  page,
  context,
  clinic,
}) => {
  await clinic.newMember(context)
  await moveSwitchDuringHydration(page)
  await expect(page.getByLabel('Promo dan kabar klinik')).toBeChecked()
  const later = await context.newPage()
  await moveSwitchDuringHydration(later, '[aria-label^=Promo]')
  await expect(later.getByLabel('Promo dan kabar klinik'), 'it was on').not.toBeChecked()
})

test('hydration: a device chosen before hydration is signed out', async ({ page, clinic, otherDevice }) => {
  const { email, password } = await clinic.newPatient()
  for (const _ of [1, 2]) await clinic.signIn((await otherDevice()).context(), email)
  await openPage(page, '/auth/login')
  await fillSignIn(page, email, password)
  await expect(page).toHaveURL('/auth/remove-session')
  const hydrate = await openWithoutScripts(page, '/auth/remove-session')
  await page.getByRole('radio').last().check()
  await page.getByRole('button', { name: 'Keluarkan dan lanjutkan' }).click()
  await hydrate()
  await expect(page).toHaveURL('/user/home')
})

test('hydration: text typed over a rendered value stays, and so does a picture chosen for a message', async ({
  page,
  context,
  clinic,
}) => {
  await clinic.signIn(context, 'made@nmw.example', { password: 'Demo1234' })
  const hydrate = await openWithoutScripts(page, '/user/account-setting?slug=change-profile')
  const address = page.getByLabel('Alamat', { exact: true })
  await expect(address).not.toHaveValue('')
  await address.fill('Jl. Melati No. 5')
  await hydrate()
  await expect(address).toHaveValue('Jl. Melati No. 5')

  await page.goto('/user/message')
  const thread = page.getByRole('link', { name: /Klinik NMW/ }).first()
  const hydrateAgain = await openWithoutScripts(page, (await thread.getAttribute('href'))!)
  await page.locator('input[type=file]').setInputFiles(await fakePhoto())
  await hydrateAgain()
  await expect(page.getByRole('button', { name: 'Batalkan gambar' })).toBeVisible()
})

test('hydration: the services menu opened before hydration opens after it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const hydrate = await openWithoutScripts(page, '/services')
  await page.getByRole('button', { name: 'Layanan' }).click()
  await hydrate()
  await expect(page.getByRole('button', { name: 'Layanan' })).toHaveAttribute('aria-expanded', 'true')
})

test('hydration: buttons pressed before hydration act after it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const hydrate = await openWithoutScripts(page, '/auth/login')
  await page.getByLabel('Kata sandi', { exact: true }).fill('Rahasia123')
  await page.getByRole('button', { name: 'Tampilkan kata sandi' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await hydrate()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(page.locator('input[name=password]')).toHaveJSProperty('type', 'text')
  await expect(page.locator('input[name=password]')).toHaveValue('Rahasia123')
})

test('hydration: a search for a doctor pressed before hydration is done after it', async ({
  page,
  context,
  clinic,
}) => {
  await clinic.newMember(context)
  const hydrate = await openWithoutScripts(page, '/user/consult-create')
  await page.getByRole('button', { name: 'Cari Dokter' }).click()
  await expect(page).toHaveURL('/user/consult-create')
  await hydrate()
  await expect(page).toHaveURL(/\/user\/consult-create\?.*\bdate=/)
})
