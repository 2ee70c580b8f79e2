import type { Page } from '@playwright/test'
import { expect, test } from './clinic.ts'
import { fillSignIn } from './fill-sign-in.ts'
import { fakePhoto } from './fake-photo.ts'
import { openPage, untilAlive } from './open-page.ts'

test.use({ visitor: 'new' })

/** The page stands, its script is still on the way: what a slow phone shows for seconds. */
async function openWithoutScript(page: Page, path: string) {
  const arrived = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    arrived.resolve()
    await untilAlive(page)
  }
}

/** React listens to the page, or later to this field of it, and takes it over right after: what is done between the two. */
async function inThatMoment(page: Page, act: () => void, field = '') {
  await page.addInitScript(`(${watchMoment.toString()})(${act.toString()}, ${JSON.stringify(field)})`)
}

function watchMoment(act: () => void, field: string) {
  const listen = Object.getOwnPropertyDescriptor(EventTarget.prototype, 'addEventListener')!.value as (
    ...args: unknown[]
  ) => void
  let done = false
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: unknown[]) {
    listen.apply(this, args as [])
    const now = field ? this instanceof Element && this.matches(field) : args[0] === 'input' && this !== window
    if (done || !now) return
    done = true
    // After a field that took long React pauses, and takes over the others later.
    const goesOn = performance.now() + (field ? 20 : 0)
    while (performance.now() < goesOn);
    queueMicrotask(act)
  }
}

async function moveSwitchInThatMoment(page: Page, field?: string) {
  await inThatMoment(page, () => document.querySelector<HTMLInputElement>('[aria-label^=Promo]')!.click(), field)
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok())
  await openPage(page, '/user/account-setting?slug=privacy')
  await saved
}

test('early visitor: what is typed into a search before the page is alive is searched', async ({
  page,
  context,
  clinic,
}) => {
  await clinic.newMember(context)
  const comeAlive = await openWithoutScript(page, '/user/branches')
  await page.getByLabel('Cari Lokasi').fill('tidak ada')
  await comeAlive()
  await expect(page.getByRole('heading', { name: 'Cabang tidak ada' })).toBeVisible()
})

test('early visitor: what is typed in the very moment in which the page comes alive is searched', async ({
  page,
  context,
  clinic,
}) => {
  await clinic.newMember(context)
  await inThatMoment(page, () => {
    const search = document.querySelector<HTMLInputElement>('input[name=search]')!
    search.value = 'tidak ada'
    search.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await openPage(page, '/user/branches')
  await expect(page.getByRole('heading', { name: 'Cabang tidak ada' })).toBeVisible()
})

test('early visitor: who signs in before the page is alive is signed in once it is', async ({ page, clinic }) => {
  const { email, password } = await clinic.newPatient()
  const comeAlive = await openWithoutScript(page, '/auth/login')
  await fillSignIn(page, email, password)
  await comeAlive()
  await expect(page).toHaveURL('/user/home')
})

test('early visitor: a switch that was moved before the page is alive is saved', async ({ page, context, clinic }) => {
  await clinic.newMember(context)
  const comeAlive = await openWithoutScript(page, '/user/account-setting?slug=privacy')
  const promos = page.getByRole('switch', { name: 'Promo dan kabar klinik' })
  await promos.check()
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok())
  await comeAlive()
  await saved
  await page.reload()
  await expect(promos).toBeChecked()
})

test('early visitor: a switch that is moved in the very moment in which the page comes alive, or it itself, is saved', async ({
  page,
  context,
  clinic,
}) => {
  await clinic.newMember(context)
  await moveSwitchInThatMoment(page)
  await expect(page.getByLabel('Promo dan kabar klinik')).toBeChecked()
  const later = await context.newPage()
  await moveSwitchInThatMoment(later, '[aria-label^=Promo]')
  await expect(later.getByLabel('Promo dan kabar klinik'), 'it was on').not.toBeChecked()
})

test('early visitor: the device that was chosen before the page is alive is signed out', async ({
  page,
  clinic,
  otherDevice,
}) => {
  const { email, password } = await clinic.newPatient()
  for (const _ of [1, 2]) await clinic.signIn((await otherDevice()).context(), email)
  await openPage(page, '/auth/login')
  await fillSignIn(page, email, password)
  await expect(page).toHaveURL('/auth/remove-session')
  const comeAlive = await openWithoutScript(page, '/auth/remove-session')
  await page.getByRole('radio').last().check()
  await page.getByRole('button', { name: 'Keluarkan dan lanjutkan' }).click()
  await comeAlive()
  await expect(page).toHaveURL('/user/home')
})

test('early visitor: what is typed over a text that came with the page stays, and so does a picture chosen for a message', async ({
  page,
  context,
  clinic,
}) => {
  await clinic.signIn(context, 'made@nmw.example', { password: 'Demo1234' })
  const comeAlive = await openWithoutScript(page, '/user/account-setting?slug=change-profile')
  const address = page.getByLabel('Alamat', { exact: true })
  await expect(address).not.toHaveValue('')
  await address.fill('Jl. Melati No. 5')
  await comeAlive()
  await expect(address).toHaveValue('Jl. Melati No. 5')

  await page.goto('/user/message')
  const thread = page.getByRole('link', { name: /Klinik NMW/ }).first()
  const comeAliveAgain = await openWithoutScript(page, (await thread.getAttribute('href'))!)
  await page.locator('input[type=file]').setInputFiles(await fakePhoto())
  await comeAliveAgain()
  await expect(page.getByRole('button', { name: 'Batalkan gambar' })).toBeVisible()
})

test('early visitor: the services opened before the page is alive open once it is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const comeAlive = await openWithoutScript(page, '/services')
  await page.getByRole('button', { name: 'Layanan' }).click()
  await comeAlive()
  await expect(page.getByRole('button', { name: 'Layanan' })).toHaveAttribute('aria-expanded', 'true')
})

test('early visitor: buttons pressed before the page is alive do what they say once it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const comeAlive = await openWithoutScript(page, '/auth/login')
  await page.getByLabel('Kata sandi', { exact: true }).fill('Rahasia123')
  await page.getByRole('button', { name: 'Tampilkan kata sandi' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await comeAlive()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(page.locator('input[name=password]')).toHaveJSProperty('type', 'text')
  await expect(page.locator('input[name=password]')).toHaveValue('Rahasia123')
})

test('early visitor: a search for a doctor pressed before the page is alive is done once it is', async ({
  page,
  context,
  clinic,
}) => {
  await clinic.newMember(context)
  const comeAlive = await openWithoutScript(page, '/user/consult-create')
  await page.getByRole('button', { name: 'Cari Dokter' }).click()
  await expect(page).toHaveURL('/user/consult-create')
  await comeAlive()
  await expect(page).toHaveURL(/\/user\/consult-create\?.*\bdate=/)
})
