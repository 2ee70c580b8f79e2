import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { RunningPostgres } from './launch-postgres.ts'
import { readPostmaster } from './postmaster.ts'
import { processStart } from './process-start.ts'

/** Uses the server that a killed process left running, once it accepts our password. */
export async function adoptPostmaster(
  data: string,
  urlAt: (port: number) => string,
): Promise<(RunningPostgres & { port: number }) | undefined> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
    const found = readPostmaster(data)
    if (!found) return undefined
    // It may still be starting or stopping.
    if (found.ready && (await acceptsConnections(urlAt(found.port)))) {
      return { pid: found.pid, port: found.port, gone: waitUntilGone(found.pid) }
    }
  }
  throw new Error(`A PostgreSQL is running in ${data} but does not let us in`)
}

async function acceptsConnections(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function waitUntilGone(pid: number) {
  const start = processStart(pid)
  if (!start) return
  do await sleep(250, undefined, { ref: false })
  while (processStart(pid) === start)
}
