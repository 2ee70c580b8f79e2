import type { Page } from '@playwright/test'
import { expect, test } from './clinic.ts'
import { openPage } from './open-page.ts'

const INTERVAL = 5_000
/** By the page's clock: long enough for a slide to move by itself. */
const LONGER = INTERVAL + 1_500

const carousel = (page: Page) => page.getByRole('region', { name: 'Promo' })
const dot = (page: Page, number: number) => carousel(page).getByRole('button', { name: `Promo ${number} dari 5` })
const slide = (page: Page, title: string) => carousel(page).getByRole('link', { name: title })

/** The carousel is ready once the slides out of sight are inert. */
async function openHome(page: Page) {
  await page.clock.install()
  await openPage(page, '/user/home')
  await page.clock.runFor(2_000)
  await expect(carousel(page).locator('[inert]')).toHaveCount(4)
}

test.beforeEach(async ({ context, clinic }) => {
  await clinic.newMember(context)
})

test.describe('home carousel: without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the slides move by themselves until they are paused', async ({ page }) => {
    await openHome(page)
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
    await page.clock.runFor(LONGER)
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
    await carousel(page).getByRole('button', { name: 'Jeda banner' }).click()
    await page.mouse.move(0, 0)
    const shown = await carousel(page).locator('[aria-current="true"]').getAttribute('aria-label')
    await page.clock.runFor(LONGER)
    await expect(carousel(page).locator('[aria-current="true"]')).toHaveAttribute('aria-label', shown!)
    await carousel(page).getByRole('button', { name: 'Putar banner' }).click()
    await page.mouse.move(0, 0)
    await page.clock.runFor(LONGER)
    await expect(carousel(page).locator('[aria-current="true"]')).not.toHaveAttribute('aria-label', shown!)
  })

  test('the slides wait while the pointer or the focus is on them', async ({ page }) => {
    await openHome(page)
    await slide(page, 'Bulan Kulit Sehat').hover()
    await page.clock.runFor(LONGER)
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
    await page.mouse.move(0, 0)
    await slide(page, 'Bulan Kulit Sehat').focus()
    await page.clock.runFor(LONGER)
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
    await page.getByRole('link', { name: 'Buat Janji' }).focus()
    await page.clock.runFor(LONGER)
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
  })

  test('a pause outlasts a drag', async ({ page }) => {
    await openHome(page)
    await carousel(page).getByRole('button', { name: 'Jeda banner' }).click()
    const box = (await slide(page, 'Bulan Kulit Sehat').boundingBox())!
    await page.mouse.move(box.x + 250, box.y + 80)
    await page.mouse.down()
    await page.mouse.move(box.x + 40, box.y + 80, { steps: 8 })
    await page.mouse.up()
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL('/user/home')
    await page.mouse.move(0, 0)
    await page.clock.runFor(LONGER)
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
  })
})

test('home carousel: arrow keys move the slides, past both ends, with the focus', async ({ page }) => {
  await openHome(page)
  await slide(page, 'Bulan Kulit Sehat').focus()
  await page.keyboard.press('ArrowRight')
  await expect(slide(page, 'Paket Cerah 3 Sesi')).toBeFocused()
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(slide(page, 'Konsultasi Awal Gratis')).toBeFocused()
  await expect(dot(page, 5)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/user/consult-create')
})

test('home carousel: only the visible slide is reachable by keyboard; the dots lead to the others', async ({
  page,
}) => {
  await openHome(page)
  await slide(page, 'Bulan Kulit Sehat').focus()
  await page.keyboard.press('Tab')
  await expect(dot(page, 1)).toBeFocused()
  await dot(page, 3).press('Enter')
  await expect(slide(page, 'Hadiah Ulang Tahun Anggota')).toBeVisible()
  await slide(page, 'Hadiah Ulang Tahun Anggota').click()
  await expect(page).toHaveURL('/user/point')
})

test('home carousel: with reduced motion nothing moves by itself until it is started', async ({ page }) => {
  await openHome(page)
  await page.clock.runFor(LONGER)
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
  await carousel(page).getByRole('button', { name: 'Putar banner' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(LONGER)
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
})

test('home carousel: the first slide is rendered without JavaScript, and its image loads first', async ({
  clinic,
  otherDevice,
}) => {
  const page = await otherDevice({
    javaScriptEnabled: false,
    baseURL: clinic.url,
    viewport: { width: 390, height: 844 },
  })
  await clinic.newMember(page.context())
  await page.goto('/user/home')
  const first = slide(page, 'Bulan Kulit Sehat')
  await expect(first).toBeVisible()
  await expect(first).toHaveAttribute('href', '/user/promo/bulan-kulit-sehat')
  const picture = first.locator('img')
  await expect(picture).toHaveAttribute('fetchpriority', 'high')
  await expect(picture).toHaveAttribute('width', '1320')
  await expect(picture).toHaveAttribute('height', '500')
  await expect(picture).toHaveAttribute('srcset', /\?w=384 384w, .*\?w=768 768w, .*\?w=1200 1200w/)
  await expect(picture).not.toHaveAttribute('loading', 'lazy')
  await expect(page.getByRole('region', { name: 'Layanan' }).getByRole('listitem')).toHaveCount(6)
  await expect(page.getByRole('region', { name: 'Cabang' }).getByRole('listitem')).toHaveCount(4)
  await expect(page.getByText('Memuat Data...')).toHaveCount(0)
})
