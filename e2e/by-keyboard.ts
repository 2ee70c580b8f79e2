import { expect, type Page } from '@playwright/test'

type Role = 'button' | 'textbox' | 'link' | 'switch' | 'radio'

/** Presses Tab until the focus is there, as someone does who has no mouse. */
export async function tabTo(page: Page, name: string | RegExp, role: Role = 'textbox') {
  const target = page.getByRole(role, { name, exact: true })
  for (let presses = 0; presses < 60; presses++) {
    if ((await target.count()) === 1 && (await target.evaluate((element) => element === document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The focus does not come to ${name}`)
}

export async function typeInto(page: Page, name: string | RegExp, text: string) {
  await tabTo(page, name)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

export async function pressOn(page: Page, name: string | RegExp, role: Role = 'button') {
  await tabTo(page, name, role)
  await page.keyboard.press(role === 'switch' ? 'Space' : 'Enter')
}

/** Opens a list that can be searched, types and takes the only one left. */
export async function pickFrom(page: Page, name: RegExp, typed: string) {
  await pressOn(page, name)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.type(typed)
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox')).toBeHidden()
}
