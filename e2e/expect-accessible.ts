import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './clinic.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']

/** No breach of WCAG 2.1 A and AA that a machine can find, in light and in dark. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
    )
    expect(found, `accessible in ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null })
}
