import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cookiesOf, logIn } from '../test-clinic/log-in.ts'
import { root } from '../shared/root.ts'
import type { Benchmark } from './benchmark.ts'
import { keepAliveClient } from './keep-alive-client.ts'

const PATH = '/user/home'
const WARM_UP = 500
const ROUNDS = 40
const PAGES = 20

/**
 * The CPU time of the home page: its render alone, and the whole page with reads and compression. A busy machine only
 * adds to it, so the least of many short rounds is what the work itself costs.
 */
export const homeRender: Benchmark = {
  name: 'home-render',
  async measure({ url }) {
    const cookies = cookiesOf(await logIn(url, 'siti@nmw.example'), url)
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const client = keepAliveClient(url, { accept: 'text/html', 'accept-encoding': 'br', cookie })
    try {
      const render = await openRenderer(url, cookie)
      return [
        { name: `${PATH}: CPU of the render`, value: await leastOf(render, ownCpu), unit: 'ms', goal: { atMost: 5 } },
        {
          name: `${PATH}: CPU of the whole page`,
          value: await leastOf(
            () => client.get(PATH),
            () => cpuOf(url),
          ),
          unit: 'ms',
        },
      ]
    } finally {
      client.close()
    }
  },
}

/** Milliseconds of CPU for one page. */
async function leastOf(page: () => Promise<unknown>, cpu: () => number | Promise<number>) {
  const view = async (times: number) => {
    for (let turn = 0; turn < times; turn++) await page()
  }
  await view(WARM_UP)
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const before = await cpu()
    await view(PAGES)
    least = Math.min(least, ((await cpu()) - before) / PAGES)
  }
  return least
}

function ownCpu() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function cpuOf(url: string) {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const seconds = /^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]
  if (!seconds) throw new Error('The metrics lack process_cpu_seconds_total')
  return Number(seconds) * 1000
}

type Render = (request: Request, page: object) => Promise<{ html?: string }>

/** The renderer that the server loads, with the API's real answers cached. */
async function openRenderer(origin: string, cookies: string) {
  const entry = pathToFileURL(join(root, 'web/dist/server/entry-server.js')).href
  const { render } = (await import(entry)) as { render: Render }
  const answers = new Map<string, { ok: boolean; status: number; body: unknown }>()
  const read = async (url: string, { headers }: { headers: Record<string, string> }) => {
    const answer = await fetch(origin + url, { headers: { ...headers, cookie: cookies } })
    const cached = { ok: answer.ok, status: answer.status, body: await answer.json() }
    answers.set(url, cached)
    return cached
  }
  const page = {
    assets: () => '',
    nonce: 'nonce',
    cookies,
    origin,
    flags: { publicSite: true, appKey: 'nmw-public' },
    fetch: async (url: string, init: { headers: Record<string, string> }) => {
      const { ok, status, body } = answers.get(url) ?? (await read(url, init))
      return { ok, status, headers: { get: () => null }, json: async () => body }
    },
  }
  return async () => {
    const { html } = await render(new Request(origin + PATH), page)
    if (!html?.includes('Klinik NMW Menteng')) throw new Error('This was not the home page')
  }
}
