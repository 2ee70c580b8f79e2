import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { RunningPostgres } from './launch-postgres.ts'
import { readPostmaster } from './postmaster.ts'
import { processStart } from './process-start.ts'

/** A server left behind by a killed process is taken as it is, once it has proved that it is ours. */
export async function adoptPostmaster(
  data: string,
  urlAt: (port: number) => string,
): Promise<(RunningPostgres & { port: number }) | undefined> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
    const found = readPostmaster(data)
    if (!found) return undefined
    // One that is on its way up or down is waited for.
    if (found.ready && (await answers(urlAt(found.port)))) {
      return { pid: found.pid, port: found.port, gone: untilGone(found.pid) }
    }
  }
  throw new Error(`A PostgreSQL is running in ${data} but does not let us in`)
}

async function answers(url: string) {
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

async function untilGone(pid: number) {
  const start = processStart(pid)
  if (!start) return
  do await sleep(250, undefined, { ref: false })
  while (processStart(pid) === start)
}
