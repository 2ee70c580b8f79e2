/** First letters of the first and last name without titles: 'dr. Anindita Larasati, Sp.D.V.E.' gives 'AL'. */
export function initials(name: string): string {
  const words = (name.split(',')[0] ?? '').split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '')
  return letters.join('').toUpperCase()
}
