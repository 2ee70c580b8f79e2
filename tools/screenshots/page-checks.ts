import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const axeScript = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)
const nothing = ';'

/** What axe finds against WCAG 2.2 A and AA and good practice. Dark differs from light only by its colours. */
export async function findAxeViolations(page: Page, theme: 'light' | 'dark') {
  // Left to itself, AxeBuilder sends its megabyte to the page twice each time; here it is sent once for a document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  const axe = new AxeBuilder({ page, axeSource: nothing }).options({ resultTypes: ['violations'], selectors: false })
  const chosen = theme === 'light' ? axe.withTags(rules) : axe.withRules('color-contrast')
  // Our pages have no frames; checking the page alone takes half the time.
  const { violations } = await chosen.setLegacyMode().analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  )
}

/** Runs in the page: what makes it scroll sideways, if it does. */
export function findOverflow() {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return ''
  const tooWide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  )
  const deepest = tooWide.findLast((element) => !tooWide.some((other) => other !== element && element.contains(other)))
  const name = deepest
    ? `<${deepest.tagName.toLowerCase()} class="${deepest.getAttribute('class') ?? ''}">`
    : 'the page'
  return `${scrollWidth - clientWidth} px too wide, because of ${name}`
}
