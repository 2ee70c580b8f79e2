import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { escapeXml } from './escape-xml.ts'

/** A public page; `changedAt` where it is known. */
export type SiteAddress = { path: string; changedAt?: Date | undefined }

/** Limit of the format. */
const MAX_ADDRESSES = 50_000

export function serveSitemap(
  app: FastifyInstance,
  { publicSite, publicUrl }: Pick<Env, 'publicSite' | 'publicUrl'>,
  listAddresses: () => Promise<SiteAddress[]>,
) {
  app.get('/sitemap.xml', async (_request, reply) => {
    if (!publicSite) return reply.callNotFound()
    const lines = (await listAddresses()).slice(0, MAX_ADDRESSES).map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
      return `<url><loc>${escapeXml(publicUrl + encodeURI(path))}</loc>${changed}</url>`
    })
    const body = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`)
  })
}
