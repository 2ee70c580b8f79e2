import type { Page } from '@playwright/test'

/** Opens a page and waits for hydration: before that a click reaches only the rendered HTML. */
export async function openPage(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
}

export async function waitForHydration(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button, form')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  )
}

/** Opens a page and waits until its event stream is connected. */
export async function openWithStream(page: Page, path: string) {
  const connected = page.waitForResponse((answer) => answer.url().endsWith('/legacy/stream') && answer.ok())
  await openPage(page, path)
  await connected
}

/** The same for a page of the clinic's operations. */
export async function openOpsWithStream(page: Page, path: string) {
  const connected = waitForOpsStream(page)
  await openPage(page, path)
  await connected
}

export function waitForOpsStream(page: Page) {
  return page.waitForResponse((answer) => answer.url().includes('/legacy/ops/stream') && answer.ok())
}

/** For a journey about a failed read and its button: an event from the server would make the page read again without it. */
export async function blockStream(page: Page) {
  await page.route('**/legacy/stream', () => {})
}
