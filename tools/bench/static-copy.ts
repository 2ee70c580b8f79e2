import { createServer } from 'node:http'
import { once } from 'node:events'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Cookies } from '../test-clinic/log-in.ts'

type CachedFile = { headers: Record<string, string>; body: Buffer }

/** Serves the same rendered page with its pictures and fonts but without scripts, from memory. */
export async function serveStaticCopy(origin: string, path: string, cookies: Cookies) {
  const files = new Map<string, CachedFile>([[path, await fetchPage(origin + path, cookies)]])
  const find = async (url: string) => {
    const found = files.get(url) ?? (await fetchFile(origin + url))
    files.set(url, found)
    return found
  }
  const server = createServer((request, response) => {
    find(request.url ?? '/').then(
      ({ headers, body }) => response.writeHead(200, { ...headers, 'content-length': body.length }).end(body),
      () => response.writeHead(404).end(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function fetchPage(url: string, cookies: Cookies): Promise<CachedFile> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(url, { headers: { accept: 'text/html', cookie }, redirect: 'error' })
  const html = withoutScripts(await answer.text())
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  return { headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }, body }
}

async function fetchFile(url: string): Promise<CachedFile> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  const type = answer.headers.get('content-type') ?? ''
  const plain = Buffer.from(await answer.arrayBuffer())
  if (!/svg|text|json/.test(type)) return { headers: { 'content-type': type }, body: plain }
  return { headers: { 'content-type': type, 'content-encoding': 'br' }, body: brotliCompressSync(plain) }
}

function withoutScripts(html: string) {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
}
