import { siteName, pageTitle } from '../../lib/page/page-title.ts'
import type { PageHead } from '../../lib/reads/content.ts'

export type HeadTags = {
  meta: Record<string, string>[]
  links: Record<string, string>[]
  scripts: { type: string; children: string }[]
}

const feed = { rel: 'alternate', type: 'application/rss+xml', title: `Artikel ${siteName}`, href: '/articles/rss.xml' }

export function headTags(head: PageHead, origin: string): HeadTags {
  const title = pageTitle(head.title)
  const address = origin + head.path
  const card = { title, description: head.description }
  const image = head.image ? `${origin}/img/${encodeURIComponent(head.image)}?w=1200` : undefined
  return {
    meta: [
      { title },
      { name: 'description', content: head.description },
      ...(head.hidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      ...properties('og', { ...card, type: head.kind ?? 'website', url: address, site_name: siteName }),
      { property: 'og:locale', content: 'id_ID' },
      { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
      ...(image ? [...properties('og', { image }), { name: 'twitter:image', content: image }] : []),
    ],
    links: [...(head.hidden ? [] : [{ rel: 'canonical', href: address }]), feed],
    scripts: (head.facts ?? []).map((fact) => ({ type: 'application/ld+json', children: asJson(fact) })),
  }
}

function properties(prefix: string, values: Record<string, string>) {
  return Object.entries(values).map(([name, content]) => ({ property: `${prefix}:${name}`, content }))
}

/** Escaped so that user text cannot close the script element. */
function asJson(fact: object) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...fact })
  return text.replaceAll(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
