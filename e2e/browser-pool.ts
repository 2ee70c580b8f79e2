import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/** A page without content: while it is open, the renderer process of the clinic's pages stays warm. */
const IDLE_PAGE = '/robots.txt'

type Pooled = { context: BrowserContext; idlePage: Page }

export type BrowserPool = ReturnType<typeof openBrowserPool>

/**
 * Reuses browser contexts with their caches, like the browser of a returning visitor, but without any data of the user
 * before. First steps are a fifth of a browser's work in a journey.
 */
export function openBrowserPool(browser: Browser) {
  const idle = new Map<string, Pooled[]>()
  return {
    async acquire(options: BrowserContextOptions) {
      const kind = JSON.stringify(options)
      const pooled = idle.get(kind)?.pop() ?? (await create(browser, options))
      return {
        context: pooled.context,
        async release() {
          if (await reset(pooled)) idle.set(kind, [...(idle.get(kind) ?? []), pooled])
          else await pooled.context.close()
        },
      }
    },
  }
}

async function create(browser: Browser, options: BrowserContextOptions): Promise<Pooled> {
  const context = await browser.newContext(options)
  const idlePage = await context.newPage()
  await idlePage.goto(IDLE_PAGE)
  return { context, idlePage }
}

/** Whether no data of the last user is left. */
async function reset({ context, idlePage }: Pooled) {
  if (idlePage.isClosed()) return false
  const used = context.pages().filter((page) => page !== idlePage)
  await Promise.all(used.map((page) => page.close()))
  await context.setOffline(false)
  await context.setGeolocation(null)
  await context.clearPermissions()
  await context.clearCookies()
  return idlePage.evaluate(async () => {
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    // A clock that was installed cannot be removed.
    return String(setTimeout).includes('[native code]')
  })
}
