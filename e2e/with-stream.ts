import type { Page } from '@playwright/test'
import { openPage } from './open-page.ts'

/** Opens a page and waits until it hears what changes. */
export async function openWithStream(page: Page, path: string) {
  const connected = page.waitForResponse((answer) => answer.url().endsWith('/legacy/stream') && answer.ok())
  await openPage(page, path)
  await connected
}

/** For a journey about a failed read and its button: news from the server would have it read again without one. */
export async function holdNewsBack(page: Page) {
  await page.route('**/legacy/stream', () => {})
}
