/** Cuts at the end of a word where there is one, and adds an ellipsis. */
export function truncateText(text: string, max: number) {
  const characters = Array.from(text)
  if (characters.length <= max) return text
  const cut = characters.slice(0, max).join('')
  const whole = characters[max] === ' ' ? cut : cut.replace(/\s+\S*$/, '')
  return `${whole.trimEnd()}…`
}
