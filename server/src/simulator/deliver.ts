import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'

type Message = { path: string; body: string; headers: Record<string, string> }

/** Over the network to our own address, like a real webhook; injected where the server does not listen, as in tests. */
export async function deliver(app: FastifyInstance, { path, body, headers }: Message) {
  const own = app.server.address() as AddressInfo | null
  if (!own) return (await app.inject({ method: 'POST', url: path, headers, payload: body })).statusCode
  const everywhere = own.address === '0.0.0.0' || own.address === '::'
  const host = everywhere ? '127.0.0.1' : own.family === 'IPv6' ? `[${own.address}]` : own.address
  const answer = await fetch(`http://${host}:${own.port}${path}`, { method: 'POST', headers, body, redirect: 'manual' })
  await answer.body?.cancel()
  return answer.status
}
