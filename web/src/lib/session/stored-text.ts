/**
 * A text in browser storage. If storage is disabled, missing (as in some in-app browsers) or full, it lasts as long as
 * the page.
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
        // Storage is disabled, so there is nothing to remove.
      }
    },
  }
}
