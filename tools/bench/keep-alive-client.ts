import { connect, type Socket } from 'node:net'

/**
 * Asks one server over connections that stay open. Deliberately bare: on two cores the asker's own work is taken from
 * the one who answers.
 */
export function keepAliveClient(url: string, headers: Record<string, string> = {}) {
  const { hostname, port, host } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const idle: Socket[] = []
  const open: Socket[] = []

  function socket() {
    const found = idle.pop()
    if (found) return found
    const made = connect(Number(port), hostname).setNoDelay(true)
    open.push(made)
    return made
  }

  async function ask(request: string) {
    const used = socket()
    const answer = await exchange(used, request)
    idle.push(used)
    return answer
  }

  return {
    get: (path: string) => ask(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`),
    put(path: string, body: string) {
      const length = `content-length: ${Buffer.byteLength(body)}\r\n`
      return ask(`PUT ${path} HTTP/1.1\r\n${lines.join('')}${length}\r\n${body}`)
    },
    close: () => open.forEach((each) => each.destroy()),
  }
}

function exchange(socket: Socket, request: string) {
  return new Promise<Buffer>((resolve, reject) => {
    let received = Buffer.alloc(0)
    const end = (finish: () => void) => {
      socket.off('data', take).off('error', fail).off('close', closed)
      finish()
    }
    const fail = (error: Error) => end(() => reject(error))
    const closed = () => fail(new Error('The connection was closed before the answer'))
    const take = (part: Buffer) => {
      received = received.length ? Buffer.concat([received, part]) : Buffer.from(part)
      const head = received.indexOf('\r\n\r\n')
      if (head < 0) return
      const text = received.toString('latin1', 0, head)
      if (!text.startsWith('HTTP/1.1 200 ')) return fail(new Error(text.split('\r\n')[0]))
      const start = head + 4
      if (received.length >= start + lengthOf(text)) end(() => resolve(received.subarray(start)))
    }
    socket.on('data', take).once('error', fail).once('close', closed)
    socket.write(request)
  })
}

function lengthOf(head: string) {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!length) throw new Error('An answer without its length')
  return Number(length)
}
