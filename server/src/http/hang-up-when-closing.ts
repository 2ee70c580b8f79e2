import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '../env.ts'

type Patience = Pick<Env, 'stopGrace' | 'stopDrain'>

/**
 * An answer during shutdown is the last one on its connection; kept alive, it would hold up the stop for a minute. Who
 * has sent nothing yet, or half a request, has `stopGrace` milliseconds: a server that closes enforces no other limit.
 * Who knocks at the very moment the door shuts gets no answer, so before that it stays open for `stopDrain`.
 */
export function hangUpWhenClosing(app: FastifyInstance, { stopGrace, stopDrain }: Patience) {
  app.addHook('onSend', async (_request, reply) => {
    if (app.isClosing()) void reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    if (stopDrain) await sleep(stopDrain)
    const timer = setTimeout(() => app.server.closeAllConnections(), stopGrace).unref()
    app.server.once('close', () => clearTimeout(timer))
  })
}
