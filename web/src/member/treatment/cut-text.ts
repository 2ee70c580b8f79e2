/** At most so many characters, whole words where there are any, and a sign that there is more. */
export function cutText(text: string, max: number) {
  const characters = Array.from(text)
  if (characters.length <= max) return text
  const head = characters.slice(0, max).join('')
  const words = characters[max] === ' ' ? head : head.replace(/\s+\S*$/, '')
  return `${words.replace(/[\s,;:]+$/, '')}…`
}
