import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/** A page that does nothing: while it is open, the process that shows the clinic's pages lives and stays warm. */
const RESTING = '/robots.txt'

type Kept = { context: BrowserContext; resting: Page }

export type BrowserPool = ReturnType<typeof openBrowserPool>

/**
 * Browsers that have been here before, as those of most who come: they keep what they fetched and compiled, and
 * nothing of who used them. First steps are a fifth of a browser's work in a journey.
 */
export function openBrowserPool(browser: Browser) {
  const idle = new Map<string, Kept[]>()
  return {
    async lend(options: BrowserContextOptions) {
      const kind = JSON.stringify(options)
      const kept = idle.get(kind)?.pop() ?? (await keep(browser, options))
      return {
        context: kept.context,
        async giveBack() {
          if (await forget(kept)) idle.set(kind, [...(idle.get(kind) ?? []), kept])
          else await kept.context.close()
        },
      }
    },
  }
}

async function keep(browser: Browser, options: BrowserContextOptions): Promise<Kept> {
  const context = await browser.newContext(options)
  const resting = await context.newPage()
  await resting.goto(RESTING)
  return { context, resting }
}

/** Whether nothing is left of who used it. */
async function forget({ context, resting }: Kept) {
  if (resting.isClosed()) return false
  const used = context.pages().filter((page) => page !== resting)
  await Promise.all(used.map((page) => page.close()))
  await context.setOffline(false)
  await context.setGeolocation(null)
  await context.clearPermissions()
  await context.clearCookies()
  return resting.evaluate(async () => {
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    // Whose clock was taken over runs by it for ever.
    return String(setTimeout).includes('[native code]')
  })
}
