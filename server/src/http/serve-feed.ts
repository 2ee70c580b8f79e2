import { BRAND } from '@nmw/contract/brand'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { escapeXml } from './escape-xml.ts'

export type FeedItem = { title: string; path: string; text: string; category: string; publishedAt: Date }

const FEED_PATH = '/articles/rss.xml'

export function serveFeed(
  app: FastifyInstance,
  { publicSite, publicUrl }: Pick<Env, 'publicSite' | 'publicUrl'>,
  listItems: () => Promise<FeedItem[]>,
) {
  app.get(FEED_PATH, async (_request, reply) => {
    if (!publicSite) return reply.callNotFound()
    const items = await listItems()
    const channel = [
      tag('title', `Artikel ${BRAND.name}`),
      tag('link', `${publicUrl}/articles`),
      tag('description', BRAND.description),
      tag('language', 'id'),
      ...items.slice(0, 1).map(({ publishedAt }) => tag('lastBuildDate', publishedAt.toUTCString())),
      `<atom:link href="${escapeXml(publicUrl + FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
      ...items.map((item) => itemOf(item, publicUrl)),
    ]
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=900')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${channel.join('\n')}\n</channel></rss>\n`,
      )
  })
}

function itemOf({ title, path, text, category, publishedAt }: FeedItem, publicUrl: string) {
  const address = publicUrl + encodeURI(path)
  const parts = [
    tag('title', title),
    tag('link', address),
    tag('guid', address),
    tag('pubDate', publishedAt.toUTCString()),
    tag('category', category),
    tag('description', text),
  ]
  return `<item>${parts.join('')}</item>`
}

function tag(name: string, text: string) {
  return `<${name}>${escapeXml(text)}</${name}>`
}
