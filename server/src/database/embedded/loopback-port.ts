import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { writeWholeFile } from './write-whole-file.ts'

/** The last port if it is still free, otherwise a new one, saved for the next start. */
export async function chooseLoopbackPort(directory: string) {
  const file = join(directory, 'port')
  const remembered = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (remembered > 1_023 && remembered < 65_536 && (await isFree(remembered))) return remembered
  for (;;) {
    // Below the range of outgoing connections: otherwise a client that keeps reconnecting to a stopped server could get
    // the server's own port and block its restart.
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    if (!(await isFree(port))) continue
    writeWholeFile(file, String(port))
    return port
  }
}

function isFree(port: number) {
  return new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
