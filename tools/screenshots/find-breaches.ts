import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const axeScript = readFileSync(axePath(), 'utf8')
const nothing = ';'

/** What a machine finds against WCAG 2.2 A and AA and good practice on a page in light or dark: only colours differ. */
export async function findBreaches(page: Page, theme: 'light' | 'dark') {
  await bringAxe(page)
  // Left to itself it brings its megabyte to the page twice each time.
  const axe = new AxeBuilder({ page, axeSource: nothing }).options({ resultTypes: ['violations'], selectors: false })
  const chosen = theme === 'light' ? axe.withTags(rules) : axe.withRules('color-contrast')
  // Our pages hold no frames; looking at the page alone takes half the time, and so does listing only what is wrong.
  const { violations } = await chosen.setLegacyMode().analyze()
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
