import type { Page } from '@playwright/test'

/** The first request is executed, but its response is lost. Returns the idempotency keys that were sent. */
export async function dropFirstResponse(page: Page, path: string) {
  const keys: (string | undefined)[] = []
  await page.route(`**${path}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    const answer = await route.fetch()
    await (keys.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer }))
  })
  return keys
}
