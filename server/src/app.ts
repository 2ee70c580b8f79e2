import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
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
import { type Identify, mount, type Route } from './http/route.ts'
import { securityHeaders } from './http/security-headers.ts'
import { loggerOptions, type LogStream } from './logger-options.ts'
import { shedLoad } from './http/shed-load.ts'

/** Adds routes that answer without an envelope: files, streams, webhooks of other companies. */
export type Service = (app: FastifyInstance, context: Context, identify: Identify) => void

type Parts = { routes: readonly Route[]; services?: readonly Service[]; logTo?: LogStream | undefined }

/** The server with the given routes: all in production, in a test those it calls. So this file imports no feature. */
export async function buildApp(context: Context, { routes, services = [], logTo }: Parts): Promise<FastifyInstance> {
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
    // Requests are still answered during a shutdown: the library's own 503 is English and has no envelope.
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
  const identify = identifyCaller(context)
  mount(app, routes, context, identify)
  app.decorate('readInProcess', readInProcess(routes, context, identify))
  for (const serve of services) serve(app, context, identify)
  return app
}
