import { expect, type Locator, type Page } from '@playwright/test'

type Role = 'button' | 'textbox' | 'link' | 'switch' | 'radio'

/** Presses Tab until the focus is there, as someone does who has no mouse. */
export async function tabTo(page: Page, name: string | RegExp, role: Role = 'textbox') {
  const target = page.getByRole(role, { name, exact: true })
  let found: Awaited<ReturnType<typeof onlyOne>>
  for (let presses = 0; presses < 60; presses++) {
    // Found once and then only compared: names and roles of the whole page take long to work out.
    found ??= await onlyOne(target)
    const state = await found?.evaluate((element) =>
      element === document.activeElement ? 'focused' : element.isConnected ? 'elsewhere' : 'gone',
    )
    if (state === 'focused') return
    if (state === 'gone') found = undefined
    await page.keyboard.press('Tab')
  }
  throw new Error(`The focus does not come to ${name}`)
}

async function onlyOne(target: Locator) {
  const all = await target.elementHandles()
  return all.length === 1 ? all[0] : undefined
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
