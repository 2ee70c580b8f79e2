/** At most so many characters, and a sign that there is more. */
export function cutText(text: string, max: number) {
  const characters = Array.from(text)
  return characters.length <= max ? text : `${characters.slice(0, max).join('').trimEnd()}…`
}
