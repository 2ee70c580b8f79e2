/** Counts in one pass: no array of a million words for one number. */
export function countWords(text: string) {
  let count = 0
  let inside = false
  for (let at = 0; at < text.length; at++) {
    const isSpace = text.charCodeAt(at) <= 32
    if (inside === isSpace) {
      inside = !isSpace
      if (inside) count++
    }
  }
  return count
}
