import type { BrowserContext } from '@playwright/test'

/** An open stream keeps the network from ever being idle: here it ends at once. */
export function stubStreams(context: BrowserContext) {
  return context.route(/\/legacy\/(ops\/)?stream(\?|$)/, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'retry: 60000\n\n' }),
  )
}
