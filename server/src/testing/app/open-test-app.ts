import type { Endpoint, Envelope } from '@nmw/contract/endpoint'
import { fillPath } from '@nmw/contract/fill-path'
import type { FastifyInstance } from 'fastify'
import { buildApp, type Service } from '../../app.ts'
import type { Log } from '../../context.ts'
import { createContext, type Jobs } from '../../create-context.ts'
import { openDatabase } from '../../database/connection.ts'
import { readEnv } from '../../env.ts'
import type { Route } from '../../http/route.ts'
import type { LogStream } from '../../logger-options.ts'
import { findMissingRoutes } from './find-missing-routes.ts'
import { recordAuditCoverage } from './audit-coverage.ts'
import { testTimeouts, TEST_SECRET, testSettings } from './test-settings.ts'
import { type Answer, createTestVisitor } from './test-visitor.ts'
import { openTestDatabase } from './open-test-database.ts'

export type TestApp = Awaited<ReturnType<typeof openTestApp>>
type Sent = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }

export type TestAppOptions = {
  /** The routes that this test file and its helpers call. A call without a route fails and names the one to add. */
  routes?: readonly Route[]
  /** Those that answer without an envelope. */
  services?: readonly Service[]
  /** The jobs that `context.wake` runs. */
  jobs?: Jobs
  settings?: Record<string, string>
  connect?: typeof openDatabase
  template?: string
  logTo?: LogStream
}

/** The server with some of its routes and its own database. Close it at the end of the file. */
export async function openTestApp({
  routes = [],
  services = [],
  jobs = {},
  settings = {},
  connect = openDatabase,
  template,
  logTo,
}: TestAppOptions = {}) {
  const database = await openTestDatabase(template)
  const env = readEnv({ ...testSettings, ...settings })
  const { db, pool, close } = connect(database.url, { ...testTimeouts, onError: () => {} })
  const errors: unknown[] = []
  let built: FastifyInstance | undefined
  const log: Log = {
    info: (detail, message) => built?.log.info(detail, message),
    warn: (detail, message) => built?.log.warn(detail, message),
    error(error, message) {
      errors.push(error)
      built?.log.error(error, message)
    },
  }
  const { context, settle, run } = await createContext({ db, env, secretKey: TEST_SECRET, log, jobs })
  const app = await buildApp(context, { routes: [...new Set(routes)], services, logTo })
  const missing: string[] = []
  app.addHook('onRequest', async ({ is404, method, url }) => {
    const found = is404 && (await findMissingRoutes(method, url))
    if (found) missing.push(`${method} ${url} has no route in this test: add ${found} to the routes of openTestApp`)
  })
  built = app
  const auditCoverage = recordAuditCoverage()

  function recordCall(endpoint: Endpoint, sent: Sent, extra: Record<string, string>, code: number, requestId: unknown) {
    auditCoverage.record({
      endpoint,
      requestId: String(requestId),
      key: extra['idempotency-key'] ?? (sent.body as { key?: string } | null | undefined)?.key,
      content: JSON.stringify([extra['authorization'], extra['cookie'], sent.params, sent.query, sent.body]),
      succeeded: code === 200,
    })
  }

  async function send(
    endpoint: Endpoint,
    { params = {}, query = {}, body }: Sent,
    extra: Record<string, string>,
    ip: string,
  ) {
    const response = await app.inject({
      method: endpoint.method,
      url: fillPath(endpoint.path, params),
      query,
      remoteAddress: ip,
      headers: { origin: env.publicUrl, ...(body !== undefined && { 'content-type': 'application/json' }), ...extra },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    if (missing[0]) throw new Error(missing[0])
    recordCall(endpoint, { params, query, body }, extra, response.statusCode, response.headers['x-request-id'])
    return {
      ...response.json<Envelope>(),
      code: response.statusCode,
      headers: response.headers,
      cookies: response.cookies,
    } as Answer
  }

  return {
    app,
    context,
    env,
    db,
    pool,
    url: database.url,
    settle,
    /** Runs a job now, or after the run in progress. */
    run,
    errors,
    send,
    /** For calls by another way than `send`, so that they count for the audit log too. */
    recordCall,
    clock: context.simulator!.clock,
    /** A browser with its own IP address, user agent and cookies. */
    visitor: (agent?: string) => createTestVisitor(send, agent),
    /** Fails if a successful write left no audit entry. */
    async close() {
      const unaudited = await auditCoverage.findMissing(db)
      await app.close()
      await settle()
      await close()
      await database.drop()
      if (missing[0]) throw new Error(missing[0])
      if (unaudited.length) throw new Error(`Not in the audit log: ${[...new Set(unaudited)].join(', ')}`)
    },
  }
}
