import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
// Also brings the type of what `buildApp` adds to the app.
import type { Answer } from '../read-in-process.ts'
import { injectFetch } from './inject-fetch.ts'

type Fetch = (...sent: Parameters<ReturnType<typeof injectFetch>>) => Promise<Answer>

/** How a server-rendered page calls the API: reads in process, everything else as an injected request. */
export function fetchInProcess(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Fetch {
  const read = app.readInProcess?.(request, reply)
  const inject = injectFetch(app, request, (cookie) => void reply.header('set-cookie', cookie))
  return async (url, init) => {
    const direct = (init.method ?? 'GET') === 'GET' ? await read?.(url, init.headers) : undefined
    return direct ?? inject(url, init)
  }
}
