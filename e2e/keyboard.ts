import { expect, type Locator, type Page } from '@playwright/test'

type Role = 'button' | 'textbox' | 'link' | 'switch' | 'radio'

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, name: string | RegExp, role: Role = 'textbox') {
  const target = page.getByRole(role, { name, exact: true })
  let found: Awaited<ReturnType<typeof singleElement>>
  for (let presses = 0; presses < 60; presses++) {
    // Found only once: computing the names and roles of the whole page takes long.
    found ??= await singleElement(target)
    const state = await found?.evaluate((element) =>
      element === document.activeElement ? 'focused' : element.isConnected ? 'elsewhere' : 'gone',
    )
    if (state === 'focused') return
    if (state === 'gone') found = undefined
    await page.keyboard.press('Tab')
  }
  throw new Error(`The focus does not reach ${name}`)
}

async function singleElement(target: Locator) {
  const all = await target.elementHandles()
  return all.length === 1 ? all[0] : undefined
}

export async function typeInto(page: Page, name: string | RegExp, text: string) {
  await tabTo(page, name)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

export async function pressKeyOn(page: Page, name: string | RegExp, role: Role = 'button') {
  await tabTo(page, name, role)
  await page.keyboard.press(role === 'switch' ? 'Space' : 'Enter')
}

/** Opens a searchable list, types and chooses the only option left. */
export async function chooseOption(page: Page, name: RegExp, typed: string) {
  await pressKeyOn(page, name)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.type(typed)
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox')).toBeHidden()
}
