/** Counts by walking once over the text: no list of a million words is made for a number. */
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
