import type { FastifyInstance } from 'fastify'

/** An answer during shutdown is the last one on its connection; kept alive, it would hold up the stop for a minute. */
export function hangUpWhenClosing(app: FastifyInstance) {
  app.addHook('onSend', async (_request, reply) => {
    if (app.isClosing()) void reply.header('connection', 'close')
  })
}
