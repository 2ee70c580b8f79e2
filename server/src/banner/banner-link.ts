import { memberPath } from '@nmw/contract/member-paths'

/**
 * Where a slide leads: none to its own promo page, an inner path into the member area, http(s) out of it. Checked again
 * when it is shown, because rows may come from elsewhere than our own form.
 */
export function bannerLink({ url, slug }: { url: string | null; slug: string }) {
  const own = `/user/promo/${encodeURIComponent(slug)}`
  if (!url) return own
  if (/^https?:\/\//i.test(url)) return URL.canParse(url) ? url : own
  if (!/^\/(?![/\\])/.test(url)) return own
  return memberPath(url) ?? own
}
