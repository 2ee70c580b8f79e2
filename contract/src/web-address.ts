/** Signs that browsers drop or turn into others while they read an address, so that it means something else. */
// oxlint-disable-next-line no-control-regex
const treacherous = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]/

/** A page of another site, without a name and password in front of it. */
export function isWebAddress(text: string) {
  if (treacherous.test(text) || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return !username && !password
}

/** Phones begin a line with a capital; what is kept, and what the database asks for, is `https://`. */
export function withLowerScheme(text: string) {
  return text.replace(/^https?:\/\//i, (scheme) => scheme.toLowerCase())
}

/** A path of this site. */
export function isInnerPath(text: string) {
  if (treacherous.test(text) || !/^\/(?!\/)/.test(text)) return false
  const base = 'https://inner.invalid'
  return URL.canParse(text, base) && new URL(text, base).origin === base
}
