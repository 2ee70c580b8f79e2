import type { Endpoint } from '@nmw/contract/endpoint'
import { openStream } from '@nmw/contract/notification'
import { openOpsStream } from '@nmw/contract/ops-live'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findValidSessions } from '../auth/find-valid-sessions.ts'
import type { Context } from '../context.ts'
import { refuseCrossOrigin } from '../http/check-origin.ts'
import { parseInput } from '../http/parse-input.ts'
import { Problem } from '../http/problem.ts'
import type { Caller, Identify } from '../http/route.ts'
import { clientOf } from '../http/client.ts'
import { requireBranch } from '../staff-branch/work-branches.ts'
import { sendHeartbeat, liveStreams, MAX_STREAMS, send, write } from './live-streams.ts'
import { openListener } from './open-listener.ts'

/** Milliseconds a browser waits before it reconnects. */
const RETRY_DELAY = 3_000

/**
 * /legacy/stream and /legacy/ops/stream: one long response per page that reports changes, to a member about the
 * account, to a staff screen about its branch.
 */
export function serveStream(app: FastifyInstance, context: Context, identify: Identify) {
  const streams = liveStreams()
  let listener: ReturnType<typeof openListener> | undefined
  let heartbeat: NodeJS.Timeout | undefined

  function listen() {
    heartbeat ??= setInterval(() => void keepAlive(), context.env.streamHeartbeat * 1000)
    listener ??= openListener({
      db: context.db,
      log: context.log,
      onNews: (news) => {
        if ('account' in news) streams.notifyAccount(news.account, { topic: news.topic, id: news.id })
        else streams.notifyBranch(news.branch, { topic: news.topic, id: news.id })
      },
      onListening: () => {
        for (const stream of streams.all()) send(stream, { topic: 'sync' })
      },
    })
    return listener
  }

  async function keepAlive() {
    for (const stream of streams.all()) sendHeartbeat(stream)
    await listener?.check()
    try {
      const before = streams.all()
      for (const site of ['member', 'ops'] as const) {
        const own = before.filter((stream) => stream.site === site)
        const ids = own.map(({ sessionId }) => sessionId)
        const valid = await findValidSessions(context, site, ids)
        for (const stream of own) if (!valid.has(stream.sessionId)) streams.end(stream)
      }
    } catch (error) {
      // While the database is away no stream is closed.
      context.log.warn({ err: error }, 'sessions of open streams could not be checked')
    }
  }

  function serve(
    endpoint: Endpoint,
    branchOf: (request: FastifyRequest, caller: Caller) => Promise<number | undefined>,
  ) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        refuseCrossOrigin(request, context.env.publicUrl)
        const caller = (await identify(clientOf(request, reply, context.env), endpoint))!
        const branchId = await branchOf(request, caller)
        if (app.isClosing() || streams.count() >= MAX_STREAMS) {
          throw new Problem(503, 'Layanan sedang sibuk. Coba lagi sebentar lagi.', { retryAfter: 30 })
        }
        const { isListening } = listen()
        const { accountId, sessionId, site } = caller
        const stream = streams.open({ accountId, sessionId, site, branchId })
        write(stream, `retry: ${RETRY_DELAY}\n\n`)
        if (isListening()) send(stream, { topic: 'sync' })
        void reply
          .header('content-type', 'text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store, no-transform')
          .header('x-accel-buffering', 'no')
          // Nothing else is sent on it, so a stop need not wait for it to become idle.
          .header('connection', 'close')
        return reply.send(stream.out)
      },
    })
  }

  serve(openStream, async () => undefined)
  serve(openOpsStream, async (request, caller) => {
    const { branch } = parseInput(openOpsStream, request).query as { branch: number }
    return (await requireBranch(context.db, caller, branch)).id
  })

  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    for (const stream of streams.all()) streams.end(stream)
    await listener?.close()
  })
}
