import type { Page } from '@playwright/test'

/** Opens a page and waits until its buttons are alive: a press before that is a press on a picture of the page. */
export async function openPage(page: Page, path: string) {
  await page.goto(path)
  await untilAlive(page)
}

export async function untilAlive(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button, form')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  )
}
