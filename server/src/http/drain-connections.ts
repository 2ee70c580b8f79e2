import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '../env.ts'

type Timeouts = Pick<Env, 'stopGrace' | 'stopDrain'>

/**
 * During shutdown a response closes its connection; kept alive, it would delay the stop by a minute. Connections
 * without a whole request are cut after `stopGrace`, because a closing server enforces no other timeout. For
 * `stopDrain` new requests are still accepted, because one that arrives just as the port closes gets no response.
 */
export function drainConnections(app: FastifyInstance, { stopGrace, stopDrain }: Timeouts) {
  app.addHook('onSend', async (_request, reply) => {
    if (app.isClosing()) void reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    if (stopDrain) await sleep(stopDrain)
    const timer = setTimeout(() => app.server.closeAllConnections(), stopGrace).unref()
    app.server.once('close', () => clearTimeout(timer))
  })
}
