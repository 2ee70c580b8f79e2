import { connect, type Socket } from 'node:net'

/** A client with connections that stay open. Deliberately bare: on two cores its own work is taken from the server. */
export function keepAliveClient(url: string, headers: Record<string, string> = {}) {
  const { hostname, port, host } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const idle: Socket[] = []
  const open: Socket[] = []

  function openSocket() {
    const socket = connect(Number(port), hostname).setNoDelay(true)
    open.push(socket)
    return socket
  }

  async function send(request: string) {
    const socket = idle.pop() ?? openSocket()
    const body = await exchange(socket, request)
    idle.push(socket)
    return body
  }

  return {
    get: (path: string) => send(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`),
    send(method: 'POST' | 'PUT', path: string, body: unknown) {
      const text = JSON.stringify(body)
      const about = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`
      return send(`${method} ${path} HTTP/1.1\r\n${lines.join('')}${about}\r\n${text}`)
    },
    close: () => open.forEach((each) => each.destroy()),
  }
}

function exchange(socket: Socket, request: string) {
  return new Promise<Buffer>((resolve, reject) => {
    let received = Buffer.alloc(0)
    const end = (finish: () => void) => {
      socket.off('data', receive).off('error', fail).off('close', closed)
      finish()
    }
    const fail = (error: Error) => end(() => reject(error))
    const closed = () => fail(new Error('The connection was closed before the answer'))
    const receive = (part: Buffer) => {
      received = received.length ? Buffer.concat([received, part]) : Buffer.from(part)
      const head = received.indexOf('\r\n\r\n')
      if (head < 0) return
      const text = received.toString('latin1', 0, head)
      if (!text.startsWith('HTTP/1.1 200 ')) return fail(new Error(text.split('\r\n')[0]))
      const start = head + 4
      if (received.length >= start + lengthOf(text)) end(() => resolve(received.subarray(start)))
    }
    socket.on('data', receive).once('error', fail).once('close', closed)
    socket.write(request)
  })
}

function lengthOf(head: string) {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!length) throw new Error('An answer without its length')
  return Number(length)
}
