/* oxlint-disable unicorn/consistent-function-scoping -- a function that runs in the page must contain all it needs */
import type { Browser } from '@playwright/test'
import type { Cookies } from '../test-clinic/log-in.ts'

/** Lighthouse's slow 4G and its mid-range phone. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
const SETTLE = 1_500

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

type Shift = { value: number; moved: string }
export type Paints = { fcp: number; lcp: number; cls: number; shifts: Shift[] }

/** A first visit with nothing cached: first and largest contentful paint in milliseconds, and layout shifts. */
export async function measurePaints(browser: Browser, url: string, cookies: Cookies): Promise<Paints> {
  const context = await browser.newContext(phone)
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    await page.addInitScript(recordShifts)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowNetwork)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLE)
    const paints = await page.evaluate(readPaints)
    if (!paints.fcp || !paints.lcp) throw new Error(`${url} painted nothing`)
    return paints
  } finally {
    await context.close()
  }
}

type ShiftEntry = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** Runs in the page from its start: what moved can be named only while it exists. */
function recordShifts() {
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.getAttribute('class') ?? ''}` : (node?.nodeName ?? 'removed')
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as ShiftEntry[]) {
      shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)).join('; ') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page. */
async function readPaints() {
  const lcp = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
    setTimeout(() => resolve(0), 3_000)
  })
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  await new Promise((resolve) => setTimeout(resolve, 100))
  const { shifts } = window as unknown as { shifts: Shift[] }
  // There was no input, so every shift counts; their sum is never less than the worst window of them.
  return { fcp, lcp, cls: shifts.reduce((sum, { value }) => sum + value, 0), shifts }
}
