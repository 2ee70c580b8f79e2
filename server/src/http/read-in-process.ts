import type { FastifyReply, FastifyRequest } from 'fastify'
import { parse as parseQuery } from 'node:querystring'
import type { Context } from '../context.ts'
import { envelopeOf, problemOf } from './answer-problem.ts'
import { parseInput } from './parse-input.ts'
import type { Caller, Identify, Route } from './route.ts'
import { clientOf } from './client.ts'
import { writeAnswer } from './write-answer.ts'

/** The part of a `fetch` response that a call uses. */
export type Answer = Pick<Response, 'ok' | 'status' | 'json'> & { headers: Pick<Headers, 'get'> }
export type ReadInProcess = (url: string, headers: Record<string, string>) => Promise<Answer> | undefined

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads the API for the visitor who requested this page. */
    readInProcess?: (request: FastifyRequest, reply: FastifyReply) => ReadInProcess
  }
}

/**
 * API reads of a server-rendered page: the same routes and rules, without a request for each. Undefined for anything
 * but a read of the contract.
 */
export function readInProcess(routes: readonly Route[], context: Context, identify: Identify) {
  const find = findReads(routes)
  return (request: FastifyRequest, reply: FastifyReply): ReadInProcess => {
    const callers = new Map<string, Promise<Caller | undefined>>()
    return (url, headers) => {
      const found = find(url)
      return found && answer(found)

      async function answer({ route: { endpoint, handle }, params, query }: Found) {
        const { id, ip, cookies } = request
        const asked = { id, ip, cookies, headers: { ...request.headers, ...headers }, params, query } as FastifyRequest
        try {
          const client = clientOf(asked, reply, context.env)
          // The caller is identified once per page for each kind of call.
          const kind = `${endpoint.audience} ${endpoint.roles?.join() ?? ''} ${endpoint.recognises ?? ''}`
          const identified = callers.get(kind) ?? identify(client, endpoint)
          callers.set(kind, identified)
          const input = { ...parseInput(endpoint, asked), client, caller: await identified }
          const envelope = writeAnswer(endpoint, await handle(context, input as never))
          return { ok: true, status: 200, headers: requestIdHeader(id), json: async () => envelope }
        } catch (error) {
          const problem = problemOf(error)
          if (problem.status >= 500) request.log.error({ err: error }, problem.message)
          return {
            ok: false,
            status: problem.status,
            headers: requestIdHeader(id),
            json: async () => envelopeOf(problem),
          }
        }
      }
    }
  }
}

function requestIdHeader(requestId: string) {
  return { get: (name: string) => (name === 'x-request-id' ? requestId : null) }
}

type Found = { route: Route; params: Record<string, string>; query: Record<string, unknown> }

function findReads(routes: readonly Route[]) {
  const reads = routes.filter(({ endpoint }) => endpoint.method === 'GET')
  const plain = new Map(reads.map((route) => [route.endpoint.path as string, route]))
  const patterns = reads.filter(({ endpoint }) => endpoint.path.includes(':')).map((route) => patternOf(route))

  return (url: string): Found | undefined => {
    const [path = '', search = ''] = url.split('?')
    const query = { ...parseQuery(search) }
    const route = plain.get(path)
    if (route) return { route, params: {}, query }
    for (const { route: candidate, pattern } of patterns) {
      const groups = pattern.exec(path)?.groups
      if (!groups) continue
      const params = Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)])
      return { route: candidate, params: Object.fromEntries(params) as Record<string, string>, query }
    }
    return undefined
  }
}

function patternOf(route: Route) {
  const source = route.endpoint.path.replaceAll('.', '\\.').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
  return { route, pattern: new RegExp(`^${source}$`) }
}
