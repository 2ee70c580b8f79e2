import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { onceAMinute } from '../http/once-a-minute.ts'
import { COURIER_NOTIFY_PATH } from '../outside/courier/courier-notify-path.ts'
import { receiveCourierNotification } from './receive-courier-notification.ts'

const BODY_LIMIT = 256 * 1024

/** Webhook of the couriers. It is authenticated by a shared key, so it is not in the contract. */
export function serveCourierNotifications(app: FastifyInstance, context: Context) {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    const config = { rateLimit: { max: Math.max(context.env.requestsPerMinute, 6_000) } }
    const mayNote = onceAMinute()
    scope.post(COURIER_NOTIFY_PATH, { config, bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const client = { ip: request.ip, requestId: request.id }
      const { authorization = '' } = request.headers
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const received = { authorization, body, at: context.now() }
      const status = await receiveCourierNotification(context, client, received, mayNote)
      const answer = { status: status === 200, result: null, message: status === 200 ? 'OK' : 'Ditolak' }
      return reply.code(status).header('cache-control', 'no-store').send(answer)
    })
  })
}
