/** Characters that browsers drop or replace in a URL, so that it leads elsewhere. */
// oxlint-disable-next-line no-control-regex
const unsafeCharacters = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]/

/** A URL of another site, without user name and password. */
export function isWebAddress(text: string) {
  if (unsafeCharacters.test(text) || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return !username && !password
}

/** Phones capitalise the first letter of a line; the database requires a lower-case `https://`. */
export function lowercaseScheme(text: string) {
  return text.replace(/^https?:\/\//i, (scheme) => scheme.toLowerCase())
}

export function isInnerPath(text: string) {
  if (unsafeCharacters.test(text) || !/^\/(?!\/)/.test(text)) return false
  const base = 'https://inner.invalid'
  return URL.canParse(text, base) && new URL(text, base).origin === base
}
