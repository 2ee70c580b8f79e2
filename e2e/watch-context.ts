import type { BrowserContext } from '@playwright/test'

/** The browser's own line for a refused call, and ours. Whether the refusal was right, the journey itself says. */
const refusedCall = /^Failed to load resource: the server responded with a status of 4\d\d|^ApiError: /

/** Collects what must not happen on any page: console errors, uncaught exceptions, breaches of the content policy. */
export async function watchContext(context: BrowserContext, complaints: string[]) {
  context.on('console', (message) => {
    if (message.type() === 'error' && !refusedCall.test(message.text())) complaints.push(`console: ${message.text()}`)
  })
  context.on('weberror', (problem) => {
    const { stack, message } = problem.error()
    complaints.push(`uncaught: ${stack ?? message}`)
  })
  // Who tries to evaluate text and goes on without it is told by this event only.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber } = event
      console.error(`Content policy: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`)
    })
  })
}
