/** What the browser itself writes when a journey breaks something on purpose, by what was broken. */
const lines = {
  'aborted call': failed('net::ERR_FAILED'),
  'reset connection': failed('net::ERR_CONNECTION_RESET'),
  'no network': failed('net::ERR_INTERNET_DISCONNECTED'),
  'network changed': failed('net::ERR_NETWORK'),
  'server gone': failed('net::ERR_(CONNECTION|SOCKET|EMPTY|INCOMPLETE)'),
  'answer 500': failed('the server responded with a status of 500'),
  'answer 502': failed('the server responded with a status of 502'),
  'answer 503': failed('the server responded with a status of 503'),
  'lost file': /^console: (TypeError: Failed to fetch dynamically imported module|Error: Unable to preload CSS for)/,
  'refused script': /^console: Refused to execute script/,
}

/** Takes out the pageErrors a journey names; any other still fails it. */
export function allowErrors(pageErrors: string[], ...named: (keyof typeof lines)[]) {
  const left = pageErrors.filter((line) => !named.some((name) => lines[name].test(line)))
  pageErrors.splice(0, pageErrors.length, ...left)
}

function failed(how: string) {
  return new RegExp(`^console: Failed to load resource: ${how}`)
}
