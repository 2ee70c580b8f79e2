import type { Envelope } from '@nmw/contract/endpoint'
import { fillPath } from '@nmw/contract/fill-path'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { killProcess } from './kill-process.ts'
import type { TestApp } from '../app/open-test-app.ts'

const folder = dirname(fileURLToPath(import.meta.url))
/** Compiles once, not in every run. */
const NODE_COMPILE_CACHE = join(folder, '../../../../node_modules/.cache/compiled')

// Vitest selects tests by the modules they import. It finds those of a child process only by this line.
import.meta.glob('./second-server.ts')

type Wanted = {
  /** Route files below server/src: those whose routes the test also passes to `openTestApp`. */
  routes: string[]
  /** Adds routes with every kind of bug. */
  bugRoutes?: boolean
}

/** A second server process on the same database. Its `testApp` sends requests to it. */
export function startSecondServer(testApp: TestApp, { routes, bugRoutes = false }: Wanted) {
  return startServer(testApp, 'second-server.ts', {
    args: [JSON.stringify(routes), ...(bugRoutes ? ['bug-routes'] : [])],
    silent: bugRoutes,
  })
}

/** Starts a program of this folder. Any other than the second server must be named for Vitest by its test, as above. */
export async function startServer(testApp: TestApp, program: string, { args = [] as string[], silent = false } = {}) {
  const child = spawn(process.execPath, [join(folder, program), testApp.url, ...args], {
    stdio: 'pipe',
    env: { ...process.env, NODE_COMPILE_CACHE },
  })
  const printed: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed.push(text)
    if (!silent) process.stderr.write(text)
  })
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  child.stdout.setEncoding('utf8').on('data', (text: string) => printed.push(text))
  const base = `http://127.0.0.1:${port.toString()}`

  const send: TestApp['send'] = async (endpoint, { params = {}, query = {}, body }, extra) => {
    const address = new URL(fillPath(endpoint.path, params), base)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    const response = await fetch(address, {
      method: endpoint.method,
      headers: {
        origin: testApp.env.publicUrl,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...extra,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    // A repeat may be answered by the other process, which then has no audit entry of its own.
    testApp.recordCall(endpoint, { params, query, body }, extra, response.status, response.headers.get('x-request-id'))
    const envelope = (await response.json()) as Envelope
    return { ...envelope, code: response.status, headers: Object.fromEntries(response.headers), cookies: [] }
  }

  return {
    testApp: { ...testApp, send },
    url: base,
    pid: child.pid!,
    /** Everything it has printed since it started to serve. */
    output: () => printed.join(''),
    /** The exit code, once it has exited; null after a signal. */
    exited,
    kill: () => killProcess(child),
    async stop() {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}
