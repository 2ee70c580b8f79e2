import { STREAM_PATH } from '@nmw/contract/stream-path'
import { Gauge, Histogram, Registry } from '@prometheus-io/client'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { processMetrics } from './process-metrics.ts'

/** Messages that are overdue, by what became of them. */
type CountStuck = (db: Context['db'], now: Date) => Promise<Record<string, number>>

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * /healthz: the process responds. /readyz: so does its database, and it is not stopping. /metrics: for the operator's
 * scraper.
 */
export const serveHealth =
  (countStuck: CountStuck) =>
  (app: FastifyInstance, { db, env, now }: Context) => {
    const requests = new Registry()
    const duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers: [requests],
    })
    const stuck = new Gauge({
      name: 'outbox_stuck_messages',
      help: 'Messages given up (failed), run out unsent (expired) or under way for more than five minutes (late)',
      labelNames: ['state'],
      registers: [requests],
    })
    const registry = Registry.merge([processMetrics(), requests])
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none'
      // A stream lasts as long as its page is open, which says nothing about the server.
      if (route === STREAM_PATH && reply.statusCode === 200) return
      duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    })

    app.get('/healthz', async () => ({ status: 'ok' }))
    app.get('/readyz', async (_request, reply) => {
      const notReady = () => reply.code(503).send({ status: 'not ready' })
      if (app.isClosing()) return notReady()
      try {
        await db.execute(sql`select 1 from pgboss.version, drizzle.__drizzle_migrations limit 1`)
        return { status: 'ready' }
      } catch {
        return notReady()
      }
    })
    app.get('/metrics', async (request, reply) => {
      const allowed = env.metricsToken
        ? request.headers.authorization === `Bearer ${env.metricsToken}`
        : loopback.has(request.ip)
      if (!allowed) return reply.callNotFound()
      stuck.reset()
      // Without its database the operator needs the other metrics.
      const counted = await countStuck(db, now()).catch(() => ({}))
      for (const [state, count] of Object.entries(counted)) stuck.set({ state }, count)
      return reply.type(registry.contentType).send(await registry.metrics())
    })
  }
