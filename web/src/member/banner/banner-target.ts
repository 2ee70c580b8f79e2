/** Where a slide may lead: into the member area, or out of the app in a tab of its own. All else stays home. */
export function bannerTarget(url: string) {
  if (/^https?:\/\//i.test(url) && URL.canParse(url)) return { href: url, outside: true }
  return { href: /^\/user\/(?!\/)/.test(url) ? url : '/user/home', outside: false }
}
