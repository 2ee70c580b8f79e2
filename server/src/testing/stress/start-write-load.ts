import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect } from 'vitest'
import { eventually } from '../checks/eventually.ts'

/** Four clients insert increasing numbers into `written`, and reconnect when the server fails. */
export function startWriteLoad(url: string) {
  const acknowledged: number[] = []
  let next = 0
  const stopping = new AbortController()
  const write = async () => {
    while (!stopping.signal.aborted) {
      const client = new Client({ connectionString: url, connectionTimeoutMillis: 500 })
      client.on('error', () => {})
      try {
        await client.connect()
        for (let number = ++next; !stopping.signal.aborted; number = ++next) {
          await client.query('insert into written values ($1)', [number])
          acknowledged.push(number)
        }
        await client.end()
      } catch {
        await sleep(20)
      }
    }
  }
  const writing = Promise.all(Array.from({ length: 4 }, write))
  return {
    acknowledged: acknowledged as readonly number[],
    waitForMore(count: number) {
      const wanted = acknowledged.length + count
      return eventually(async () => expect(acknowledged.length).toBeGreaterThanOrEqual(wanted))
    },
    async stop() {
      stopping.abort()
      await writing
      return acknowledged
    },
  }
}
