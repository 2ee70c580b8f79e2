import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { serveAssets } from '../http/serve-assets.ts'
import { serveFeed } from '../http/serve-feed.ts'
import { serveRobots } from '../http/serve-robots.ts'
import { serveSitemap } from '../http/serve-sitemap.ts'
import { listFeedItems } from './list-feed-items.ts'
import { listSiteAddresses } from './list-site-addresses.ts'

/** Serves robots.txt, sitemap, feed and static assets. */
export function serveSite(app: FastifyInstance, context: Context) {
  const { env } = context
  serveRobots(app, env)
  serveSitemap(app, env, () => listSiteAddresses(context))
  serveFeed(app, env, () => listFeedItems(context))
  serveAssets(app, env)
}
