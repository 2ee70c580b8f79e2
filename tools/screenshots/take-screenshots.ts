import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { TestClinic } from '../test-clinic/call-clinic.ts'
import { cookiesOf } from '../test-clinic/log-in.ts'
import { stubStreams } from '../test-clinic/stub-streams.ts'
import { findAxeViolations, findOverflow } from './page-checks.ts'
import { demoSession, type Screenshot } from './screenshot.ts'

type Image = { file: string; width: number; theme: 'light' | 'dark' }
export type ScreenshotResult = { name: string; images: Image[]; problems: string[] }

const heights: Record<number, number> = { 320: 640, 390: 844, 768: 1024, 1024: 768, 1440: 900 }
const MAX_HEIGHT = 8_000

/** Opens a screen once and captures it in every width, light and dark, with what is wrong with it. */
export async function takeScreenshots(
  browser: Browser,
  clinic: TestClinic,
  screenshot: Screenshot,
  widths: number[],
  folder: string,
) {
  const { name, expectsFailedCalls, as, before, act } = screenshot
  const result: ScreenshotResult = { name, images: [], problems: [] }
  const context = await browser.newContext({ locale: 'id-ID', timezoneId: 'Asia/Jakarta', reducedMotion: 'reduce' })
  context.setDefaultTimeout(8_000)
  try {
    await stubStreams(context)
    const { setCookies = [], path = screenshot.path ?? '' } = (await before?.(clinic)) ?? {}
    const demoCookies = as ? await demoSession(clinic.url, as.email, as.site) : []
    await context.addCookies(cookiesOf([...setCookies, ...demoCookies], clinic.url))
    const page = await context.newPage()
    page.on('pageerror', ({ message }) => result.problems.push(`uncaught: ${message}`))
    page.on('console', (message) => {
      if (message.type() !== 'error' || isRefusal(message.text())) return
      if (expectsFailedCalls && message.text().startsWith('Failed to load resource')) return
      result.problems.push(`console: ${message.text()}`)
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(clinic.url + path, { waitUntil: 'networkidle' })
    // A screen that has changed since is still worth a look.
    await act?.(page, clinic).catch((error: Error) => result.problems.push(`state not reached: ${error.message}`))
    mkdirSync(join(folder, name), { recursive: true })
    for (const width of widths) await captureWidth(page, result, width, folder)
  } catch (error) {
    result.problems.push(`no screenshot: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await context.close()
  }
  result.problems = [...new Set(result.problems)]
  return result
}

async function captureWidth(page: Page, { name, images, problems }: ScreenshotResult, width: number, folder: string) {
  const height = heights[width] ?? 900
  await page.setViewportSize({ width, height })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const overflow = await page.evaluate(findOverflow)
  if (overflow) problems.push(`${width} px: ${overflow}`)
  if (await page.evaluate(hasBottomBar)) await growToContent(page, width, height)
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    const file = join(name, `${width}-${theme}.png`)
    await page.screenshot({ path: join(folder, file), animations: 'disabled', fullPage: true })
    images.push({ file, width, theme })
    problems.push(...(await findAxeViolations(page, theme)).map((violation) => `${width} px, ${theme}: ${violation}`))
  }
}

/** As tall as the page, so that a bar at the bottom does not cross the middle of the screenshot. */
async function growToContent(page: Page, width: number, height: number) {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(MAX_HEIGHT, Math.max(height, whole)) })
}

/** Runs in the page: whether something as wide as the page is fixed to the bottom of the window. */
function hasBottomBar() {
  return [...document.body.querySelectorAll('*')].some((element) => {
    if (!['fixed', 'sticky'].includes(getComputedStyle(element).position)) return false
    const { width, bottom, top } = element.getBoundingClientRect()
    const { clientWidth } = document.documentElement
    return width >= clientWidth - 1 && bottom >= innerHeight - 1 && top < innerHeight
  })
}

function isRefusal(text: string) {
  return /^Failed to load resource: the server responded with a status of 4\d\d|^ApiError: /.test(text)
}
