/** Reads one cookie from a `Cookie` header or from `document.cookie`, which have the same format. */
export function readCookie(cookies: string, name: string) {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return decode(pair.slice(at + 1).trim())
  }
  return undefined
}

/**
 * Writes one cookie and waits for it: Chromium writes asynchronously, so a request sent at once may still carry the old
 * value. Reading `document.cookie` waits for the write.
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
