/** A slide links into the member area, or to another site in a new tab. Anything else links to home. */
export function bannerTarget(url: string) {
  if (/^https?:\/\//i.test(url) && URL.canParse(url)) return { href: url, outside: true }
  return { href: /^\/user\/(?!\/)/.test(url) ? url : '/user/home', outside: false }
}
