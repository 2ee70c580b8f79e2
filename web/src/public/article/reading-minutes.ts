const WORDS_A_MINUTE = 200

/** At 200 words a minute, at least one minute. */
export function readingMinutes(html: string) {
  const words = html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
