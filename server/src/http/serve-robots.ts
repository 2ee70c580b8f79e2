import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'

const closed = ['/user/', '/dashboard', '/ops', '/invoice/', '/_sim', '/_ui']

/** What search engines may visit: the public site, or nothing while it is closed. */
export function serveRobots(app: FastifyInstance, { publicSite, publicUrl }: Pick<Env, 'publicSite' | 'publicUrl'>) {
  const rules = publicSite
    ? [...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`]
    : ['Disallow: /']
  const text = ['User-agent: *', ...rules, ''].join('\n')
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  )
}
