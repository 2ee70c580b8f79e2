/** Reads one cookie from a `Cookie` header or from `document.cookie`; both are written the same way. */
export function readCookie(cookies: string, name: string) {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return decode(pair.slice(at + 1).trim())
  }
  return undefined
}

/**
 * Writes one cookie, and waits until it is written. Chromium writes it beside the script, so that a page asked for at
 * once may still go out with the old one; reading waits for what was written.
 */
export function writeCookie(cookie: string) {
  document.cookie = cookie
  void document.cookie
}

function decode(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
