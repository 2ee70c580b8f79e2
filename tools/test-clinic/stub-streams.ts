import type { BrowserContext } from '@playwright/test'

/** The stream of a member's page stays open, so its network would never be idle: here it ends at once. */
export function stubStreams(context: BrowserContext) {
  return context.route(/\/legacy\/(ops\/)?stream(\?|$)/, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'retry: 60000\n\n' }),
  )
}
