import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FakeRequest } from './fake-doku-state.ts'

/** A fake company on loopback, and another server at `otherUrl` that no client may call, for redirects. */
export async function startFakeServer(
  answer: (request: FakeRequest, response: ServerResponse) => unknown,
  onOtherRequest: () => unknown,
) {
  const server = createServer((request, response) => void receive(request, response))
  // On a machine that stalls, a connection kept alive could close during the next request.
  server.keepAliveTimeout = 0
  const other = createServer((_request, response) => {
    onOtherRequest()
    response.end('{}')
  })
  const servers = [server, other]
  await Promise.all(servers.map((one) => new Promise<void>((done) => one.listen(0, '127.0.0.1', done))))
  const [url, otherUrl] = servers.map((one) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`)
  async function receive(request: IncomingMessage, response: ServerResponse) {
    const { method, url, headers } = request
    answer({ method: method!, path: url!, headers, body: await text(request) }, response)
  }

  return {
    url: url!,
    otherUrl: otherUrl!,
    async stop() {
      for (const one of servers) {
        one.closeAllConnections()
        await new Promise((done) => one.close(done))
      }
    },
  }
}
