import type { Page } from '@playwright/test'
import { findAxeViolations } from '../tools/screenshots/page-checks.ts'
import { expect } from './clinic.ts'

/** No violation of WCAG 2.2 A and AA, or of good practice, that axe finds, in light and in dark. */
export async function expectAccessible(page: Page) {
  await expectAccessibleInLight(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findAxeViolations(page, 'dark'), 'accessible in dark').toEqual([])
  await page.emulateMedia({ colorScheme: null })
}

/** For pages whose dark colours are checked in another journey. */
export async function expectAccessibleInLight(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await findAxeViolations(page, 'light'), 'accessible in light').toEqual([])
}
