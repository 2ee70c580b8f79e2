import { isMemberPage, memberPath } from '@nmw/contract/member-paths'

/**
 * Where a slide leads: an inner path into the member area, http(s) out of it, nothing to its own promo page, and so does
 * what patients have no page for. Checked again when it is shown, because rows may be older than what the form refuses.
 */
export function bannerLink({ url, slug }: { url: string | null; slug: string }) {
  const own = `/user/promo/${encodeURIComponent(slug)}`
  if (!url) return own
  if (/^https?:\/\//i.test(url)) return URL.canParse(url) ? url : own
  if (!/^\/(?![/\\])/.test(url)) return own
  return (isMemberPage(url) && memberPath(url)) || own
}
