import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { stripVTControlCharacters } from 'node:util'

let errors = 0

/** Answers in place of a server that does not start, with the reason, until it is closed. */
export async function serveStartError(output: string, { port, host }: { port: number; host: string }) {
  const text = stripVTControlCharacters(output).trim()
  const id = String((errors += 1))
  const server = createServer(({ headers }, response) => {
    const html = headers.accept?.includes('text/html')
    response
      .writeHead(503, {
        'content-type': html ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'x-start-error': id,
      })
      .end(html ? page(text, id) : `${text}\n`)
  })
  // Open pages wait until Vite's WebSocket can be reached and then reload, to find the reason here.
  server.on('upgrade', ({ headers }, socket) => {
    const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
    const accept = createHash('sha1').update(key).digest('base64')
    socket.on('error', () => {})
    socket.end(
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        `Sec-WebSocket-Protocol: ${headers['sec-websocket-protocol'] ?? ''}\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
  })
  server.listen(port, host)
  // Another process may have the port, which is then what the terminal says.
  await once(server, 'listening').catch(() => {})
  return async () => {
    if (!server.listening) return
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}

/** Reloads when the server is back, or does not start for another reason. */
function page(text: string, id: string) {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The server does not start</title>
<style>:root{color-scheme:light dark;font:16px/1.5 system-ui}body{margin:2rem}pre{white-space:pre-wrap;font-size:14px}</style></head>
<body><h1>The server does not start</h1><pre>${escaped}</pre><p>The next save starts it again, and this page reloads.</p>
<script>setInterval(()=>fetch('/healthz').then(({headers})=>headers.get('x-start-error')!=='${id}'&&location.reload(),()=>{}),500)</script>
</body></html>`
}
