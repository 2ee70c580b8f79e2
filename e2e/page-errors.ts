import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test'

/** What the browser and our own code log for a refused call. Whether the refusal was right, the journey checks. */
const refusedCall = /^Failed to load resource: the server responded with a status of 4\d\d|^ApiError: /

/** Collects console errors, uncaught exceptions and policy violations of every page, until the returned call. */
export async function collectErrors(context: BrowserContext, pageErrors: string[]) {
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !refusedCall.test(message.text())) pageErrors.push(`console: ${message.text()}`)
  }
  const onError = (problem: WebError) => {
    const { stack, message } = problem.error()
    pageErrors.push(`uncaught: ${stack ?? message}`)
  }
  context.on('console', onConsole).on('weberror', onError)
  // Code that tries `eval` and goes on without it shows up in this event only.
  const policy = await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber } = event
      console.error(`Content policy: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`)
    })
  })
  return async () => {
    context.off('console', onConsole).off('weberror', onError)
    await policy.dispose()
  }
}

/** What the browser logs when a journey breaks something on purpose. */
const expected = {
  'aborted call': failed('net::ERR_FAILED'),
  'reset connection': failed('net::ERR_CONNECTION_RESET'),
  'no network': failed('net::ERR_INTERNET_DISCONNECTED'),
  'network changed': failed('net::ERR_NETWORK'),
  'server gone': failed('net::ERR_(CONNECTION|SOCKET|EMPTY|INCOMPLETE)'),
  'status 500': failed('the server responded with a status of 500'),
  'status 502': failed('the server responded with a status of 502'),
  'status 503': failed('the server responded with a status of 503'),
  'missing file': /^console: (TypeError: Failed to fetch dynamically imported module|Error: Unable to preload CSS for)/,
  'refused script': /^console: Refused to execute script/,
}

/** Removes the errors that a journey expects; any other still fails it. */
export function allowErrors(pageErrors: string[], ...kinds: (keyof typeof expected)[]) {
  const left = pageErrors.filter((line) => !kinds.some((kind) => expected[kind].test(line)))
  pageErrors.splice(0, pageErrors.length, ...left)
}

function failed(reason: string) {
  return new RegExp(`^console: Failed to load resource: ${reason}`)
}
