import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { allRoutes } from './all-routes.ts'
import { identifyCaller } from './auth/identify-caller.ts'
import type { Context } from './context.ts'
import { ipKey } from './http/ip-key.ts'
import { answerProblem, envelopeOf } from './http/answer-problem.ts'
import { setApiHeaders } from './http/set-api-headers.ts'
import { drainConnections } from './http/drain-connections.ts'
import { trackClosing } from './http/track-closing.ts'
import { readJsonBodies } from './http/read-json-bodies.ts'
import { Problem, tooMany } from './http/problem.ts'
import { readInProcess } from './http/read-in-process.ts'
import { mount } from './http/route.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serveDocs } from './http/serve-docs.ts'
import { serveHealth } from './http/serve-health.ts'
import { serveStream } from './live/serve-stream.ts'
import { setInvoiceHeaders } from './invoice/set-invoice-headers.ts'
import { serveInvoicePdf } from './invoice/serve-invoice-pdf.ts'
import { countStuckMessages } from './message/count-stuck-messages.ts'
import { loggerOptions, type LogStream } from './logger-options.ts'
import { shedLoad } from './http/shed-load.ts'
import { serveNotifications } from './payment/serve-notifications.ts'
import { serveCourierNotifications } from './shipping/serve-courier-notifications.ts'
import { serveExport } from './privacy/serve-export.ts'
import { serveSite } from './site/serve-site.ts'
import { serveSimulator } from './simulator/serve-simulator.ts'
import { isSentTo } from './is-sent-to.ts'
import { servePictures } from './upload/serve-pictures.ts'

/** The whole server but its pages: what `main.ts` listens with and what tests call through `inject`. */
export async function buildApp(context: Context, logTo?: LogStream): Promise<FastifyInstance> {
  const { env } = context
  const app = Fastify({
    logger: loggerOptions(env.logLevel, logTo),
    trustProxy: env.trustedProxies.length ? env.trustedProxies : false,
    genReqId: () => randomUUID(),
    bodyLimit: 256 * 1024,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 300 },
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
    // Who asks while it stops is served: refused by the library, they would hear English and miss the envelope.
    return503OnClosing: false,
  })
  app.server.maxConnections = 4_000
  app.setErrorHandler(answerProblem)
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(envelopeOf(new Problem(404, 'Data Tidak Ditemukan'))),
  )
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
  })
  trackClosing(app)
  drainConnections(app, env)
  readJsonBodies(app)
  await app.register(cookie)
  setApiHeaders(app, env)
  await app.register(helmet, securityHeaders(env))
  await app.register(rateLimit, {
    max: env.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => ipKey(ip),
    errorResponseBuilder: (_request, { ttl }) => tooMany('Terlalu banyak permintaan.', Math.ceil(ttl / 1000)),
  })
  await app.register(underPressure, {
    maxEventLoopDelay: env.maxEventLoopDelay,
    exposeStatusRoute: false,
    pressureHandler: shedLoad,
  })
  setInvoiceHeaders(app)
  const identify = identifyCaller(context)
  mount(app, allRoutes, context, identify)
  app.decorate('readInProcess', readInProcess(allRoutes, context, identify))
  serveHealth(app, context, () => countStuckMessages(context.db, context.now()))
  serveDocs(app, allRoutes)
  servePictures(app, context, identify, isSentTo)
  serveStream(app, context, identify)
  serveExport(app, context)
  serveInvoicePdf(app, context, identify)
  serveNotifications(app, context)
  serveCourierNotifications(app, context)
  serveSite(app, context)
  if (env.outside === 'simulator') serveSimulator(app, context)
  return app
}
