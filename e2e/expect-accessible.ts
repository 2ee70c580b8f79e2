import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from './clinic.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']
const axeScript = readFileSync(axePath(), 'utf8')
const nothing = ';'

/** No breach of WCAG 2.1 A and AA that a machine can find, in light and in dark; only the colours differ in dark. */
export async function expectAccessible(page: Page) {
  await expectAccessibleInLight(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await breaches(page, (axe) => axe.withRules('color-contrast')), 'accessible in dark').toEqual([])
  await page.emulateMedia({ colorScheme: null })
}

/** For one of many steps on pages whose colours are looked at elsewhere. */
export async function expectAccessibleInLight(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await breaches(page, (axe) => axe.withTags(rules)), 'accessible in light').toEqual([])
}

/** Our pages hold no frames; looking at the page alone takes half the time, and so does listing only what is wrong. */
async function breaches(page: Page, choose: (axe: AxeBuilder) => AxeBuilder) {
  await bringAxe(page)
  // Left to itself it brings its megabyte to the page twice each time.
  const axe = new AxeBuilder({ page, axeSource: nothing }).options({ resultTypes: ['violations'] })
  const { violations } = await choose(axe).setLegacyMode().analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  )
}

/** Once for a document, however often it is looked at. */
async function bringAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
}

function axePath() {
  return createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js')
}
