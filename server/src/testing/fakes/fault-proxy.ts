import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

type Mode = 'clear' | 'slow' | 'silent' | 'refusing'

const DELAY = 15

/** A proxy in front of the database that delays, drops, refuses or cuts connections. */
export async function openFaultProxy(target: string) {
  const { hostname, port } = new URL(target)
  let mode: Mode = 'clear'
  const open = new Set<Socket>()

  function forward(from: Socket, to: Socket) {
    from.on('data', (bytes) => {
      if (mode === 'silent') return
      if (mode === 'slow') setTimeout(() => to.writable && to.write(bytes), DELAY)
      else to.write(bytes)
    })
    from.on('close', () => to.destroy())
    from.on('error', () => to.destroy())
  }

  const proxy = createServer((client) => {
    if (mode === 'refusing') {
      client.destroy()
      return
    }
    const database = connect(Number(port), hostname)
    for (const socket of [client, database]) {
      open.add(socket)
      socket.once('close', () => open.delete(socket))
    }
    forward(client, database)
    forward(database, client)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const { port: own } = proxy.address() as { port: number }

  /** Destroys every connection, even during a response. */
  function cut() {
    for (const socket of open) socket.destroy()
  }
  return {
    /** The URL through this proxy. */
    through: (url: string) =>
      Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(own), search: '' }).href,
    set: (next: Mode) => void (mode = next),
    cut,
    async close() {
      cut()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}
