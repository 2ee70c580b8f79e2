import type { Envelope } from '@nmw/contract/endpoint'
import { fillPath } from '@nmw/contract/fill-path'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { killHard } from './kill-hard.ts'
import type { TestApp } from './open-test-app.ts'

const program = fileURLToPath(new URL('./second-server.ts', import.meta.url))
/** Never called: tells Vitest that a change of the server concerns the tests that start one. */
export const loadSecondServer = () => import('./second-server.ts')
/** Compiled once, not in every run. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url))

/** Another process that serves the same clinic: `testApp` as it is reached through that one. */
export async function startSecondServer(testApp: TestApp, { canaries = false, whole = false } = {}) {
  const wanted = [...(canaries ? ['canaries'] : []), ...(whole ? ['whole'] : [])]
  const child = spawn(process.execPath, [program, testApp.url, ...wanted], {
    stdio: 'pipe',
    env: { ...process.env, NODE_COMPILE_CACHE },
  })
  const said: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.push(text)
    if (!canaries) process.stderr.write(text)
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
    kill: () => killHard(child),
    async stop() {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}
