import type { FastifyInstance } from 'fastify'
import { fileURLToPath } from 'node:url'
import type { Env } from './env.ts'
import { clearSiteCookies } from './http/cookies.ts'
import { servePages } from './http/pages/serve-pages.ts'

const built = (path: string) => fileURLToPath(new URL(`../../web/dist/${path}`, import.meta.url))

/** Built pages, or the sources in development. */
export async function serveWeb(app: FastifyInstance, { publicUrl, appKey, publicSite, development }: Env) {
  await servePages(app, {
    buildDirectory: built(''),
    serverEntry: built('server/entry-server.js'),
    vite: development ? await openVite(app) : undefined,
    origin: publicUrl,
    appKey,
    publicSite,
    endSession: (reply) => clearSiteCookies(reply, 'member', publicUrl.startsWith('https://')),
  })
}

async function openVite(app: FastifyInstance) {
  const { createServer } = await import('vite')
  const configFile = fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url))
  return createServer({
    configFile,
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
}
