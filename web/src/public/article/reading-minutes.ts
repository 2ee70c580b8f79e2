const WORDS_A_MINUTE = 200

/** How long an unhurried reader takes, from the HTML of a text; never less than a minute. */
export function readingMinutes(html: string) {
  const words = html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
