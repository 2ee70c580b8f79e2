import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { onceAMinute } from '../http/once-a-minute.ts'
import { notFound } from '../http/problem.ts'
import { DOKU_NOTIFY_PATH, SNAP_NOTIFY_PATH, SNAP_TOKEN_PATH } from '../outside/payment/notification-paths.ts'
import type { ReceivedNotification } from '../outside/payment/payment-gateway.ts'
import { receiveNotification } from './receive-notification.ts'

const BODY_LIMIT = 64 * 1024

/**
 * Webhooks of the gateways. They are authenticated by a signature over the raw body, so they are not in the contract
 * and read the body unparsed, whatever its content type.
 */
export function serveNotifications(app: FastifyInstance, context: Context) {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    // After an outage a gateway sends many notifications from one address.
    const config = { rateLimit: { max: Math.max(context.env.requestsPerMinute, 6_000) } }

    const mayNote = onceAMinute()
    for (const path of [DOKU_NOTIFY_PATH, SNAP_NOTIFY_PATH]) {
      scope.post(path, { config, bodyLimit: BODY_LIMIT }, async (request, reply) => {
        const client = { ip: request.ip, requestId: request.id }
        const { status, body } = await receiveNotification(context, client, receivedOf(request, path), mayNote)
        return reply.code(status).header('cache-control', 'no-store').send(body)
      })
    }
    scope.post(SNAP_TOKEN_PATH, { config, bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const { issueToken } = context.outside.payment
      if (!issueToken) throw notFound()
      const { status, body } = issueToken(receivedOf(request, SNAP_TOKEN_PATH))
      return reply.code(status).header('cache-control', 'no-store').send(body)
    })
  })

  function receivedOf({ headers, body }: FastifyRequest, path: string): ReceivedNotification {
    const single = Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    return { headers: Object.fromEntries(single), body: bytes, path, at: context.now() }
  }
}
