import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { cookiesOf } from '../test-clinic/log-in-demo.ts'
import { stubStreams } from '../test-clinic/stub-streams.ts'
import { findBreaches } from './find-breaches.ts'
import { findOverflow } from './find-overflow.ts'
import { hasBottomBar } from './has-bottom-bar.ts'
import { demoSession } from './keep-session.ts'
import type { Screenshot, TestClinic } from './screenshot.ts'

export type ScreenshotFile = { file: string; width: number; theme: 'light' | 'dark' }
export type ScreenshotResult = { name: string; photographs: ScreenshotFile[]; complaints: string[] }

const heights: Record<number, number> = { 320: 640, 390: 844, 768: 1024, 1024: 768, 1440: 900 }
const TALLEST = 8_000

/** Opens a screen once and photographs it in every width, light and dark, noting what was wrong with it. */
export async function takeScreenshots(
  browser: Browser,
  clinic: TestClinic,
  shot: Screenshot,
  widths: number[],
  folder: string,
) {
  const taken: ScreenshotResult = { name: shot.name, photographs: [], complaints: [] }
  const context = await browser.newContext({ locale: 'id-ID', timezoneId: 'Asia/Jakarta', reducedMotion: 'reduce' })
  context.setDefaultTimeout(8_000)
  try {
    await stubStreams(context)
    const { setCookies = [], path = shot.path } = (await shot.before?.(clinic)) ?? {}
    await context.addCookies([...cookiesOf(setCookies, clinic.url), ...(await cookiesFor(clinic, shot))])
    const page = await context.newPage()
    page.on('pageerror', ({ message }) => taken.complaints.push(`uncaught: ${message}`))
    page.on('console', (message) => {
      if (message.type() !== 'error' || isRefusal(message.text())) return
      if (shot.faulty && message.text().startsWith('Failed to load resource')) return
      taken.complaints.push(`console: ${message.text()}`)
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(clinic.url + path, { waitUntil: 'networkidle' })
    // A screen that has changed since is still worth a look.
    await shot.act?.(page, clinic).catch((error: Error) => taken.complaints.push(`state not reached: ${error.message}`))
    mkdirSync(join(folder, shot.name), { recursive: true })
    for (const width of widths) await photographWidth(page, taken, width, folder)
  } catch (error) {
    taken.complaints.push(`no takeScreenshots: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await context.close()
  }
  taken.complaints = [...new Set(taken.complaints)]
  return taken
}

async function photographWidth(page: Page, taken: ScreenshotResult, width: number, folder: string) {
  const height = heights[width] ?? 900
  await page.setViewportSize({ width, height })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const overflow = await page.evaluate(findOverflow)
  if (overflow) taken.complaints.push(`${width} px: ${overflow}`)
  if (await page.evaluate(hasBottomBar)) await growToContent(page, width, height)
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    const file = join(taken.name, `${width}-${theme}.png`)
    await page.screenshot({ path: join(folder, file), animations: 'disabled', fullPage: true })
    taken.photographs.push({ file, width, theme })
    taken.complaints.push(...(await findBreaches(page, theme)).map((breach) => `${width} px, ${theme}: ${breach}`))
  }
}

/** As tall as the page, so that a bar at the bottom stands there and not across the middle of the takeScreenshots. */
async function growToContent(page: Page, width: number, height: number) {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(TALLEST, Math.max(height, whole)) })
}

async function cookiesFor({ url }: TestClinic, { as }: Screenshot) {
  return as ? cookiesOf(await demoSession(url, as.email, as.site), url) : []
}

function isRefusal(text: string) {
  return /^Failed to load resource: the server responded with a status of 4\d\d|^ApiError: /.test(text)
}
