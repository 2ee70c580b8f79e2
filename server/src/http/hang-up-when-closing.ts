import type { FastifyInstance } from 'fastify'

/**
 * An answer during shutdown is the last one on its connection; kept alive, it would hold up the stop for a minute. Who
 * has sent nothing yet, or half a request, has `grace` milliseconds: a server that closes enforces no other limit.
 */
export function hangUpWhenClosing(app: FastifyInstance, grace: number) {
  app.addHook('onSend', async (_request, reply) => {
    if (app.isClosing()) void reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    const timer = setTimeout(() => app.server.closeAllConnections(), grace).unref()
    app.server.once('close', () => clearTimeout(timer))
  })
}
