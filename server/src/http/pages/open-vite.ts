import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** Development only: Vite inside this server, on its port, reloading what changes. */
export async function openVite(app: FastifyInstance) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(import.meta.dirname, '../../../../web/vite.config.ts'),
    server: { middlewareMode: true, ws: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  return vite
}
