export type SafeLink = { kind: 'inner' | 'outer' | 'contact'; href: string }

/** Signs that browsers drop or turn into others while they read an address, so that it means something else. */
// oxlint-disable-next-line no-control-regex
const unsafeCharacters = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]/
const contact = /^(mailto|tel):[^:/?#]+$/i
const base = 'https://inner.invalid'

/** What a link in text from people may lead to: a place of ours, a web page, a mail address or a number. */
export function safeLink(text: string): SafeLink | undefined {
  const href = text.trim()
  if (!href || unsafeCharacters.test(href)) return undefined
  if (href.startsWith('#')) return { kind: 'inner', href }
  if (href.startsWith('/')) return staysHere(href) ? { kind: 'inner', href } : undefined
  if (contact.test(href.split('?')[0] ?? '')) return { kind: 'contact', href }
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined
  const { username, password } = new URL(href)
  // 'https://kliniknmw.example@elsewhere.example' only looks as if it led to us.
  return username || password ? undefined : { kind: 'outer', href }
}

function staysHere(href: string) {
  return !href.startsWith('//') && URL.canParse(href, base) && new URL(href, base).origin === base
}
