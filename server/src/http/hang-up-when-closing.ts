import type { FastifyInstance } from 'fastify'

/** An answer during shutdown is the last one on its connection; kept alive, it would hold up the stop for a minute. */
export function hangUpWhenClosing(app: FastifyInstance) {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close')
  })
}
