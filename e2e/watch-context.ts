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
  await context.exposeFunction('reportViolation', (text: string) => void complaints.push(`content policy: ${text}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
    })
  })
}
