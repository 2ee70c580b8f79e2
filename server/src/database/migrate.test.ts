import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, expect, inject, test } from 'vitest'
import { size } from '../testing/stress/full-size.ts'
import { openTestDatabase } from '../testing/app/open-test-database.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { runSql } from '../testing/setup/run-sql.ts'
import { migrate } from './migrate.ts'

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))
const drops: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const drop of drops.splice(0)) await drop()
})

test('migrations: one that is interrupted at any moment leaves nothing half done, and the next run completes it', async () => {
  const begin = performance.now()
  const whole = await emptyDatabase()
  await migrate(whole, MIGRATIONS)
  const took = performance.now() - begin
  const finished = await columnsIn(whole)

  const cuts = size({ small: 1, full: 25 })
  let url = await emptyDatabase()
  let cut = 0
  for (let number = 1; cut < cuts; number++) {
    const migrating = migrate(url, MIGRATIONS).then(
      () => 'done',
      () => 'cut off',
    )
    // At any point of the migration on this machine: the promise holds at every moment.
    await sleep((took * ((number * 7) % 20)) / 20)
    await endConnections(url)
    if ((await migrating) === 'done') url = await emptyDatabase()
    else {
      cut++
      expect(await columnsIn(url)).toEqual([])
    }
  }
  await migrate(url, MIGRATIONS)
  expect(await columnsIn(url)).toEqual(finished)
  printFigure(`F13: a migration cut off ${cut} times: nothing left of it each time, and whole in the end`)
})

async function emptyDatabase() {
  const { url, drop } = await openTestDatabase('template0')
  drops.push(drop)
  return url
}

function endConnections(url: string) {
  const name = new URL(url).pathname.slice(1)
  return runSql(
    inject('postgresUrl'),
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
}

async function columnsIn(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ word: string }>(
    `select c.relname || ' ' || a.attname as word from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and a.attnum > 0 order by 1`,
  )
  await client.end()
  return rows.map(({ word }) => word)
}
