import { isMemberPage, memberPath } from '@nmw/contract/member-paths'

/**
 * Where a slide leads: an inner path into the member area, an http(s) URL, otherwise its own promo page. Checked again
 * when shown, because rows may be older than the form's rules.
 */
export function bannerLink({ url, slug }: { url: string | null; slug: string }) {
  const own = `/user/promo/${encodeURIComponent(slug)}`
  if (!url) return own
  if (/^https?:\/\//i.test(url)) return URL.canParse(url) ? url : own
  if (!/^\/(?![/\\])/.test(url)) return own
  return (isMemberPage(url) && memberPath(url)) || own
}
