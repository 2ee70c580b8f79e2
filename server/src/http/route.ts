import type { Endpoint, Input, Result, Site } from '@nmw/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { checkOrigin } from './check-origin.ts'
import { apiRoute } from './set-api-headers.ts'
import { parseInput } from './parse-input.ts'
import { readGzipBodies } from './read-gzip-bodies.ts'
import { type Client, clientOf } from './client.ts'
import { writeAnswer, writeCachedAnswers } from './write-answer.ts'

/** The signed-in account behind a request. */
export type Caller = { sessionId: string; accountId: number; roleId: number; site: Site; pending: boolean }

type CallerOf<E extends Endpoint> = E extends { recognises: Site }
  ? { caller?: Caller | undefined }
  : E['audience'] extends 'open' | 'public'
    ? unknown
    : { caller: Caller }
type Handler<E extends Endpoint> = (
  context: Context,
  input: Input<E> & CallerOf<E> & { client: Client },
) => Promise<Result<E>>

export type Route = {
  endpoint: Endpoint
  handle: (context: Context, input: never) => Promise<unknown>
  write?: (result: object) => string
}

/** Identifies the caller, or throws. It knows sessions; this file does not. */
export type Identify = (client: Client, endpoint: Endpoint) => Promise<Caller | undefined>

export function route<E extends Endpoint>(endpoint: E, handle: Handler<NoInfer<E>>): Route {
  return { endpoint, handle }
}

/** Like `route`, for a handler that returns the same unchanging objects again and again. */
export function cachedRoute<E extends Endpoint>(endpoint: E, handle: Handler<NoInfer<E>>): Route {
  return { endpoint, handle, write: writeCachedAnswers(endpoint) }
}

export function mount(app: FastifyInstance, routes: readonly Route[], context: Context, identify: Identify) {
  for (const one of routes) {
    const { gzipBody } = one.endpoint
    if (!gzipBody) mountOne(app, one, context, identify)
    else
      void app.register(async (scope) => {
        readGzipBodies(scope, gzipBody.limit)
        mountOne(scope, one, context, identify)
      })
  }
}

function mountOne(app: FastifyInstance, { endpoint, handle, write }: Route, context: Context, identify: Identify) {
  const admitted = new WeakMap<FastifyRequest, { client: Client; caller: Caller | undefined }>()
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...apiRoute,
    // Before the body is read: an unauthorised caller cannot send us data.
    preParsing: async (request: FastifyRequest, reply: FastifyReply) => {
      const client = clientOf(request, reply, context.env)
      checkOrigin(request, client, context.env.publicUrl)
      admitted.set(request, { client, caller: await identify(client, endpoint) })
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const input = { ...parseInput(endpoint, request), ...admitted.get(request) }
      const result = await handle(context, input as never)
      void reply.header('x-server-time', context.now().getTime())
      if (!write) return writeAnswer(endpoint, result)
      void reply.type('application/json; charset=utf-8')
      return write(result as object)
    },
  })
}
