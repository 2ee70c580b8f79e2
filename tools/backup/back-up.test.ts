import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../server/src/database/embedded/embedded-postgres.ts'
import { size } from '../../server/src/testing/stress/full-size.ts'
import { printFigure } from '../../server/src/testing/stress/print-figure.ts'
import { startWriteLoad } from '../../server/src/testing/stress/start-write-load.ts'
import { backUp } from './back-up.ts'
import { makeTemporaryData } from '../test-clinic/temporary-data.ts'

const clinic = makeTemporaryData()
const copies = makeTemporaryData()
const restored = makeTemporaryData()
const env = { dataDirectory: clinic.directory, databaseUrl: undefined }

beforeAll(async () => {
  const postgres = await start(clinic.directory)
  await query(postgres.url, 'create table written (number int primary key)')
  await postgres.stop()
  writeFileSync(join(clinic.directory, 'secret-key'), 'kunci', { mode: 0o600 })
  for (const [folder, name] of [
    ['files/private', 'foto.webp'],
    ['files/parts', 'half.part'],
    ['assets/gallery', 'cabang.jpg'],
  ] as const) {
    mkdirSync(join(clinic.directory, folder), { recursive: true })
    writeFileSync(join(clinic.directory, folder, name), name)
  }
})

afterAll(async () => {
  for (const { remove } of [clinic, copies, restored]) await remove()
})

test('backup: a copy made while four clients write has everything acknowledged before the copy began', async () => {
  const rounds = size({ small: 1, full: 10 })
  let fewest = Infinity
  for (let round = 0; round < rounds; round++) {
    const postgres = await start(clinic.directory)
    await query(postgres.url, 'truncate written')
    const writers = startWriteLoad(postgres.url)
    await writers.waitForMore(200)
    const before = writers.acknowledged.length
    const copy = join(copies.directory, `copy-${round}`)
    await backUp(env, copy)
    await writers.waitForMore(50)
    await writers.stop()
    await postgres.stop()

    const numbers = await numbersIn(copy)
    const lost = writers.acknowledged.slice(0, before).filter((number) => !numbers.has(number))
    expect(lost).toEqual([])
    fewest = Math.min(fewest, numbers.size)
  }
  printFigure(`F14: ${rounds} copies under 4 writers, at least ${fewest} rows in each: 0 acknowledged before were lost`)
})

test('backup: a stopped clinic is copied with its key, uploads and assets, without unfinished uploads and pid files', async () => {
  const copy = join(copies.directory, 'quiet')
  await backUp(env, copy)
  expect(readFileSync(join(copy, 'secret-key'), 'utf8')).toBe('kunci')
  for (const path of ['files/private/foto.webp', 'assets/gallery/cabang.jpg']) {
    expect(existsSync(join(copy, path)), path).toBe(true)
  }
  for (const path of ['files/parts/half.part', 'postgres/data/postmaster.pid', 'postgres/port']) {
    expect(existsSync(join(copy, path)), path).toBe(false)
  }
  expect([...(await numbersIn(copy))]).toHaveLength((await numbersIn(clinic.directory, { inPlace: true })).size)
})

test('backup: refuses a folder that is not empty or inside the data directory, and a database it does not own', async () => {
  await expect(backUp(env, copies.directory)).rejects.toThrow('is not empty')
  await expect(backUp(env, join(clinic.directory, 'copy'))).rejects.toThrow('is inside the data directory')
  await expect(backUp({ ...env, dataDirectory: copies.directory }, join(copies.directory, 'none'))).rejects.toThrow(
    `There is no clinic in ${copies.directory}`,
  )
  await expect(backUp({ ...env, databaseUrl: 'postgres://elsewhere' }, join(copies.directory, 'none'))).rejects.toThrow(
    'pg_dump',
  )
})

/** The rows that a clinic restored from the copy finds in its database. */
async function numbersIn(copy: string, { inPlace = false } = {}) {
  const directory = inPlace ? copy : join(restored.directory, 'data')
  if (!inPlace) execFileSync('cp', ['-a', copy, directory])
  const postgres = await start(directory)
  const rows = await query(postgres.url, 'select number from written')
  await postgres.stop()
  if (!inPlace) rmSync(directory, { recursive: true })
  return new Set(rows.map(({ number }) => number as number))
}

function start(dataDirectory: string) {
  return startEmbeddedPostgres({ directory: join(dataDirectory, 'postgres') })
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}
