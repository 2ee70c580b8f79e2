import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './clinic.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']

/** No breach of WCAG 2.1 A and AA that a machine can find, in light and in dark; only the colours differ in dark. */
export async function expectAccessible(page: Page) {
  await expectAccessibleInLight(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await breaches(new AxeBuilder({ page }).withRules('color-contrast')), 'accessible in dark').toEqual([])
  await page.emulateMedia({ colorScheme: null })
}

/** For one of many steps on pages whose colours are looked at elsewhere. */
export async function expectAccessibleInLight(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await breaches(new AxeBuilder({ page }).withTags(rules)), 'accessible in light').toEqual([])
}

/** Our pages hold no frames; looking at the page alone takes half the time. */
async function breaches(axe: AxeBuilder) {
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  )
}
