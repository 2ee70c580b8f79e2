/**
 * A text in the browser's storage. Where that is switched off, missing as in some apps' own browsers, or full, it lives
 * as long as the page.
 */
export function storedText(open: () => Storage, key: string) {
  let refused: string | undefined
  return {
    read() {
      if (refused !== undefined) return refused
      try {
        return open().getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    write(text: string) {
      try {
        open().setItem(key, text)
        refused = undefined
      } catch {
        refused = text
      }
    },
    forget() {
      refused = undefined
      try {
        open().removeItem(key)
      } catch {
        // Nothing lies there.
      }
    },
  }
}
