/** At most so many characters, ending with a whole word where there is one, and a sign that there is more. */
export function truncateText(text: string, max: number) {
  const characters = Array.from(text)
  if (characters.length <= max) return text
  const cut = characters.slice(0, max).join('')
  const whole = characters[max] === ' ' ? cut : cut.replace(/\s+\S*$/, '')
  return `${whole.trimEnd()}…`
}
