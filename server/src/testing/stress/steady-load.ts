import { createSubscription } from '@nmw/contract/subscription'
import { listArticles } from '@nmw/contract/article'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

type Wanted = {
  /** The servers that are running. */
  servers: () => string[]
  headers: Record<string, string>
  workers: number
  /** Milliseconds between two rounds of a worker. */
  pause?: number
}

/**
 * Continuous reads and writes, as sent by a load balancer: never to a server that is not ready; refused connections and
 * broken reads are retried on the other one. Every other error is a failure.
 */
export function startSteadyLoad({ servers, headers, workers, pause = 0 }: Wanted) {
  const failures: string[] = []
  const written: string[] = []
  const unready = new Set<string>()
  const stopping = new AbortController()
  let sent = 0
  let retried = 0
  let next = 0

  async function call(method: string, path: string, body?: object, refusedBy: string[] = []): Promise<void> {
    const left = servers().filter((url) => !refusedBy.includes(url) && !unready.has(url))
    const url = left[next++ % left.length]
    if (!url) return void failures.push(`${method} ${path}: no server left`)
    try {
      const { status, content } = await send(
        url + path,
        method,
        { 'content-type': 'application/json', ...headers },
        body,
      )
      if (status !== 200) failures.push(`${method} ${path}: ${status} ${content.slice(0, 100)}`)
    } catch (error) {
      const { code = String(error) } = error as NodeJS.ErrnoException
      if (method !== 'GET' && code !== 'ECONNREFUSED') return void failures.push(`${method} ${path}: ${code}`)
      retried++
      return call(method, path, body, [...refusedBy, url])
    }
  }

  async function work(worker: number) {
    for (let round = 0; !stopping.signal.aborted; round++) {
      const email = `steady-${worker}-${round}@nmw.example`
      const before = failures.length
      await call(createSubscription.method, createSubscription.path, { email })
      if (failures.length === before) written.push(email)
      await call('GET', listArticles.path)
      await call('GET', readShellProfile.path)
      sent += 3
      if (pause) await sleep(pause)
    }
  }

  async function watch() {
    while (!stopping.signal.aborted) {
      for (const url of servers()) {
        const { status } = await send(`${url}/readyz`, 'GET', {}).catch(() => ({ status: 0 }))
        if (status !== 200) unready.add(url)
      }
      await sleep(100)
    }
  }

  const watching = watch()
  const working = Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
  return {
    sent: () => sent,
    async stop() {
      stopping.abort()
      await working
      await watching
      return { sent, retried, failures, written }
    },
  }
}

/** On a new connection, so that the end of another call does not affect it. */
function send(url: string, method: string, headers: Record<string, string>, body?: object) {
  return new Promise<{ status: number; content: string }>((resolve, reject) => {
    const outgoing = request(url, { method, headers, agent: false }, (answer) => {
      text(answer).then((content) => resolve({ status: answer.statusCode!, content }), reject)
    })
    outgoing.on('error', reject)
    outgoing.end(body && JSON.stringify(body))
  })
}
