import type { Page } from '@playwright/test'

/** The area of the staff is drawn in the browser, which takes its time on a busy machine. */
export async function untilThere(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}
