import { createSubscription } from '@nmw/contract/subscription'
import { listArticles } from '@nmw/contract/article'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

type Wanted = {
  /** The servers that run now. */
  servers: () => string[]
  /** Authorization of a member. */
  headers: Record<string, string>
  workers: number
  /** Milliseconds between two rounds of a worker. */
  pause?: number
}

/**
 * Continuous reads and writes, sent as by a proxy in front of two servers: not to a server that is not ready, to the
 * other where a connection is refused, and reads again where one breaks. Every other error counts as a failure.
 */
export function startSteadyLoad({ servers, headers, workers, pause = 0 }: Wanted) {
  const failures: string[] = []
  const written: string[] = []
  const unready = new Set<string>()
  const stopping = new AbortController()
  let asked = 0
  let passedOver = 0
  let turn = 0

  async function ask(method: string, path: string, body?: object, refusedBy: string[] = []): Promise<void> {
    const left = servers().filter((url) => !refusedBy.includes(url) && !unready.has(url))
    const url = left[turn++ % left.length]
    if (!url) return void failures.push(`${method} ${path}: no server left`)
    try {
      const { status, said } = await send(url + path, method, { 'content-type': 'application/json', ...headers }, body)
      if (status !== 200) failures.push(`${method} ${path}: ${status} ${said.slice(0, 100)}`)
    } catch (error) {
      const { code = String(error) } = error as NodeJS.ErrnoException
      if (method !== 'GET' && code !== 'ECONNREFUSED') return void failures.push(`${method} ${path}: ${code}`)
      passedOver++
      return ask(method, path, body, [...refusedBy, url])
    }
  }

  async function work(worker: number) {
    for (let turn = 0; !stopping.signal.aborted; turn++) {
      const email = `steady-${worker}-${turn}@nmw.example`
      const before = failures.length
      await ask(createSubscription.method, createSubscription.path, { email })
      if (failures.length === before) written.push(email)
      await ask('GET', listArticles.path)
      await ask('GET', readShellProfile.path)
      asked += 3
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
    asked: () => asked,
    async stop() {
      stopping.abort()
      await working
      await watching
      return { asked, passedOver, failures, written }
    },
  }
}

/** On a connection of its own, so that the end of another call does not affect it. */
function send(url: string, method: string, headers: Record<string, string>, body?: object) {
  return new Promise<{ status: number; said: string }>((resolve, reject) => {
    const asking = request(url, { method, headers, agent: false }, (answer) => {
      text(answer).then((said) => resolve({ status: answer.statusCode!, said }), reject)
    })
    asking.on('error', reject)
    asking.end(body && JSON.stringify(body))
  })
}
