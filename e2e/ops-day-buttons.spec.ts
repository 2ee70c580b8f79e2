import type { Page } from '@playwright/test'
import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openPage } from './open-page.ts'

const buttons = (page: Page) => ({
  before: page.getByRole('button', { name: 'Hari sebelumnya' }),
  today: page.getByRole('button', { name: 'Hari ini' }),
  after: page.getByRole('button', { name: 'Hari berikutnya' }),
})

/** Positions on the page, independent of scrolling. */
async function positionsOf(page: Page) {
  const { before, today, after } = buttons(page)
  const found = [before, today, after].map((button) =>
    button.evaluate((element) => {
      const { left, top, width } = element.getBoundingClientRect()
      return { left: left + scrollX, top: Math.round(top + scrollY), width }
    }),
  )
  return Promise.all(found)
}

const shownDay = (page: Page) => new URL(page.url()).searchParams.get('day')

for (const [role, paths, widths] of [
  ['frontOffice', ['/ops/queue', '/ops/sale'], [320, 1024, 1440]],
  ['doctor', ['/ops/visit'], [768]],
] as const) {
  test(`day buttons: they stay under the pointer: ${role}`, async ({ page, context, clinic }) => {
    await clinic.newStaff(context, role)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of paths) await test.step(`${path} at ${width} px`, () => pressThroughDays(page, path, width))
    }
  })
}

async function pressThroughDays(page: Page, path: string, width: number) {
  await openPage(page, path)
  const { before, today, after } = buttons(page)
  await expect(before).toBeVisible()
  const positions = await positionsOf(page)
  await before.click()
  await expect(today).not.toHaveAttribute('aria-disabled')
  expect(await positionsOf(page)).toEqual(positions)
  await before.click()
  await after.click()
  await today.click()
  await expect(today).toHaveAttribute('aria-disabled', 'true')
  expect(await positionsOf(page)).toEqual(positions)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  // Wider than 1024 px it is the same page.
  if (width <= 1024) await expectAccessible(page)
  if (path === '/ops/sale') return
  for (const day of ['2026-05-01', '2026-09-27']) {
    await openPage(page, `${path}?day=${day}`)
    await expect(today).not.toHaveAttribute('aria-disabled')
    expect(await positionsOf(page)).toEqual(positions)
  }
}

test('day buttons: the pressed button keeps the focus', async ({ page, context, clinic }) => {
  await clinic.newStaff(context, 'frontOffice')
  await openPage(page, '/ops/queue')
  const { before, today, after } = buttons(page)
  const heading = page.getByRole('heading', { level: 1 })
  await before.press('Enter')
  await expect.poll(() => shownDay(page)).not.toBeNull()
  const yesterday = shownDay(page)
  await expect(before).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => shownDay(page)).not.toBe(yesterday)
  await expect(before).toBeFocused()
  await expect(heading).toHaveText('Antrean')
  await today.press('Enter')
  await expect.poll(() => shownDay(page)).toBeNull()
  await expect(page.getByText(/, hari.ini$/)).toBeVisible()
  await expect(today).toBeFocused()
  // A disabled button does nothing.
  await page.keyboard.press('Enter')
  await after.press('Enter')
  await expect.poll(() => shownDay(page)).not.toBeNull()
  await expect(after).toBeFocused()

  await openPage(page, '/ops/sale')
  await before.press('Enter')
  await after.press('Enter')
  await expect(after).toHaveAttribute('aria-disabled', 'true')
  await expect(after).toBeFocused()
  await before.press('Enter')
  await today.press('Enter')
  await expect(today).toHaveAttribute('aria-disabled', 'true')
  await expect(today).toBeFocused()
})
