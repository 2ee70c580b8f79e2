import type { Envelope } from '@nmw/contract/endpoint'
import { fillPath } from '@nmw/contract/fill-path'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { killProcess } from './kill-process.ts'
import type { TestApp } from '../app/open-test-app.ts'

const folder = dirname(fileURLToPath(import.meta.url))
/** Compiled once, not in every run. */
const NODE_COMPILE_CACHE = join(folder, '../../../../node_modules/.cache/compiled')

// Vitest selects tests by the modules they import. It sees those of a process only when they are named here.
import.meta.glob('./second-server.ts')

type Wanted = {
  /** Files of routes below server/src; those whose routes the test hands to `openTestApp` too. */
  routes: string[]
  /** Adds routes that fail in every way. */
  canaries?: boolean
}

/** Another process that serves the same clinic: `testApp` as it is reached through that one. */
export function startSecondServer(testApp: TestApp, { routes, canaries = false }: Wanted) {
  return startServer(testApp, 'second-server.ts', {
    args: [JSON.stringify(routes), ...(canaries ? ['canaries'] : [])],
    silent: canaries,
  })
}

/** One of the programs in this folder; the test that starts another than the second server names it for Vitest as above. */
export async function startServer(testApp: TestApp, program: string, { args = [] as string[], silent = false } = {}) {
  const child = spawn(process.execPath, [join(folder, program), testApp.url, ...args], {
    stdio: 'pipe',
    env: { ...process.env, NODE_COMPILE_CACHE },
  })
  const said: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.push(text)
    if (!silent) process.stderr.write(text)
  })
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text))
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
    const envelope = (await response.json()) as Envelope
    return { ...envelope, code: response.status, headers: Object.fromEntries(response.headers), cookies: [] }
  }

  return {
    testApp: { ...testApp, send },
    url: base,
    pid: child.pid!,
    /** Everything it has printed since it serves. */
    said: () => said.join(''),
    /** Its exit code, once it has ended; null when a signal ended it. */
    exited,
    kill: () => killProcess(child),
    async stop() {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}
