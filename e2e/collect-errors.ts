import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test'

/** The browser's own line for a refused call, and ours. Whether the refusal was right, the journey itself says. */
const refusedCall = /^Failed to load resource: the server responded with a status of 4\d\d|^ApiError: /

/** Collects what must not happen on any page, until the end: console errors, uncaught exceptions, breaches of policy. */
export async function collectErrors(context: BrowserContext, pageErrors: string[]) {
  const hear = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !refusedCall.test(message.text())) pageErrors.push(`console: ${message.text()}`)
  }
  const note = (problem: WebError) => {
    const { stack, message } = problem.error()
    pageErrors.push(`uncaught: ${stack ?? message}`)
  }
  context.on('console', hear).on('weberror', note)
  // Who tries to evaluate text and goes on without it is told by this event only.
  const policy = await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber } = event
      console.error(`Content policy: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`)
    })
  })
  return async () => {
    context.off('console', hear).off('weberror', note)
    await policy.dispose()
  }
}
