import { openStream } from '@nmw/contract/notification'
import type { FastifyInstance } from 'fastify'
import { findLivingSessions } from '../auth/find-living-sessions.ts'
import type { Context } from '../context.ts'
import { refuseForeignPages } from '../http/check-origin.ts'
import { Problem } from '../http/problem.ts'
import type { Identify } from '../http/route.ts'
import { visitOf } from '../http/visit.ts'
import { beat, liveStreams, MOST_STREAMS, send, write } from './live-streams.ts'
import { openListener } from './open-listener.ts'

/** How long a browser waits before it comes back, in milliseconds. */
const RETRY = 3_000

/** /legacy/stream: one long answer per page, in which the member hears what changed. */
export function serveStream(app: FastifyInstance, context: Context, identify: Identify) {
  const streams = liveStreams()
  let listener: ReturnType<typeof openListener> | undefined
  let heart: NodeJS.Timeout | undefined
  let closing = false

  function listen() {
    heart ??= setInterval(() => void keepAlive(), context.env.streamHeartbeat * 1000)
    listener ??= openListener({
      db: context.db,
      log: context.log,
      onNews: ({ account, ...event }) => streams.tell(account, event),
      onListening: () => {
        for (const stream of streams.all()) send(stream, { topic: 'sync' })
      },
    })
    return listener
  }

  async function keepAlive() {
    for (const stream of streams.all()) beat(stream)
    await listener?.check()
    try {
      const before = streams.all()
      const living = await findLivingSessions(
        context,
        'member',
        before.map(({ sessionId }) => sessionId),
      )
      for (const stream of before) if (!living.has(stream.sessionId)) streams.end(stream)
    } catch (error) {
      // While the database is away nobody is thrown out.
      context.log.warn({ err: error }, 'sessions of open streams could not be checked')
    }
  }

  app.route({
    method: openStream.method,
    url: openStream.path,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      refuseForeignPages(request, context.env.publicUrl)
      const caller = await identify(visitOf(request, reply, context.env), openStream)
      if (closing || streams.count() >= MOST_STREAMS) {
        throw new Problem(503, 'Layanan sedang sibuk. Coba lagi sebentar lagi.', { retryAfter: 30 })
      }
      const { isListening } = listen()
      const stream = streams.open(caller!)
      write(stream, `retry: ${RETRY}\n\n`)
      if (isListening()) send(stream, { topic: 'sync' })
      void reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        // Nothing else travels on it, and a stop need not wait for it to fall idle.
        .header('connection', 'close')
      return reply.send(stream.out)
    },
  })

  app.addHook('preClose', async () => {
    closing = true
    clearInterval(heart)
    for (const stream of streams.all()) streams.end(stream)
    await listener?.close()
  })
}
