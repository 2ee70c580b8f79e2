import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../testing/checks/eventually.ts'
import { size } from '../../testing/stress/full-size.ts'
import { killProcess } from '../../testing/stress/kill-process.ts'
import { printFigure } from '../../testing/stress/print-figure.ts'
import { startWriteLoad } from '../../testing/stress/start-write-load.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { processStart } from './process-start.ts'

const isRoot = process.getuid?.() === 0
let home: string
let directory: string
const cleanups: (() => unknown)[] = []

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'nmw-postgres-'))
  chmodSync(home, 0o755)
  directory = join(home, 'postgres')
})

afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
  rmSync(home, { recursive: true, force: true })
})

test('embedded postgres: the first start makes a private UTF-8 cluster on loopback, a restart keeps data, port and password', async () => {
  const first = await start()
  expect(first.adopted).toBe(false)
  await query(first.url, 'create table saved (word text); insert into saved values (lower($$PERTAMA É$$))')
  const [settings] = await query(
    first.url,
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('timezone') as zone,
      current_setting('listen_addresses') as listens, current_setting('unix_socket_directories') as sockets,
      current_setting('fsync') as fsync, current_setting('max_connections') as connections,
      pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale
      from pg_database where datname = current_database()`,
  )
  expect(settings).toEqual({
    version: 18,
    zone: 'UTC',
    listens: '127.0.0.1',
    sockets: '',
    fsync: 'on',
    connections: '60',
    encoding: 'UTF8',
    provider: 'b',
    locale: 'C.UTF-8',
  })
  expect(statSync(join(directory, 'password')).mode & 0o777).toBe(0o600)
  expect(statSync(first.data).mode & 0o777).toBe(0o700)
  expect(statSync(first.data).uid).not.toBe(0)
  const stranger = Object.assign(new URL(first.url), { password: 'wrong' })
  await expect(query(stranger.href, 'select 1')).rejects.toThrow('password authentication failed')
  const pid = postmasterPid(first.data)
  await first.stop()
  expect(processStart(pid)).toBeUndefined()

  const second = await start()
  expect(second.url).toBe(first.url)
  expect(await query(second.url, 'select word from saved')).toEqual([{ word: 'pertama é' }])
  await second.stop()
})

test('embedded postgres: a server whose parent was killed is adopted, watched and stopped', async () => {
  const { parent, url, data } = await startInOtherProcess()
  await query(url, "insert into saved values ('before the kill')")
  const pid = postmasterPid(data)
  await killProcess(parent)
  const adopting = await start()
  expect(adopting).toMatchObject({ adopted: true, url })
  expect(postmasterPid(data)).toBe(pid)
  process.kill(pid, 'SIGKILL')
  await eventually(() => query(url, 'select 1', 500))
  expect(await query(url, "select word from saved where word = 'before the kill'")).toHaveLength(1)
  expect(postmasterPid(data)).not.toBe(pid)
  await adopting.stop()
  await expect(query(url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
})

test('embedded postgres: a server that dies comes back on the same port with everything committed', async () => {
  const server = await start()
  await query(server.url, "insert into saved values ('committed')")
  await query(server.url, 'create table written (number int primary key)')
  const kills = size({ small: 1, full: 10 })
  const writers = startWriteLoad(server.url)
  for (let kill = 0; kill < kills; kill++) {
    await writers.waitForMore(100)
    process.kill(postmasterPid(server.data), 'SIGKILL')
    await eventually(() => query(server.url, 'select 1', 500))
  }
  const acknowledged = await writers.stop()
  const found = new Set((await query(server.url, 'select number from written')).map(({ number }) => number))
  const lost = acknowledged.filter((number) => !found.has(number))
  const unacknowledged = found.size - acknowledged.length
  printFigure(
    `F2: ${kills} times kill -9 under 4 writers: ${acknowledged.length} acknowledged, ${lost.length} lost, ${unacknowledged} saved without acknowledgement`,
  )
  expect(lost).toEqual([])
  expect(unacknowledged).toBeLessThanOrEqual(kills * 4)
  await server.stop()
})

test('embedded postgres: the server starts over the pid file of a crash, even if its pid now belongs to another process', async () => {
  const { parent, url, data } = await startInOtherProcess()
  await killProcess(parent)
  const pidFile = join(data, 'postmaster.pid')
  const pid = postmasterPid(data)
  process.kill(pid, 'SIGKILL')
  // The port is free only when the process is gone.
  await eventually(async () => expect(processStart(pid)).toBeUndefined())
  const { uid, gid } = statSync(data)
  const stranger = spawn('sleep', ['60'], { uid, gid, cwd: '/', stdio: 'ignore' })
  cleanups.push(() => killProcess(stranger))
  writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(stranger.pid)))
  const server = await start()
  expect(server).toMatchObject({ adopted: false, url })
  expect(await query(url, "select word from saved where word = 'committed'")).toHaveLength(1)
  await server.stop()
  expect(processStart(stranger.pid!)).toBeDefined()
})

test('embedded postgres: Ctrl-C in the terminal reaches the app and not the database', async () => {
  const { parent, url, data } = await startInOtherProcess()
  process.kill(-parent.pid!, 'SIGINT')
  await once(parent.stdout, 'data')
  await sleep(200)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  await killProcess(parent)
  await (await start()).stop()
  expect(existsSync(join(data, 'postmaster.pid'))).toBe(false)
})

test('embedded postgres: without its password a cluster is refused and left unchanged', async () => {
  const password = readFileSync(join(directory, 'password'), 'utf8')
  rmSync(join(directory, 'password'))
  await expect(startEmbeddedPostgres({ directory })).rejects.toThrow(`put ${join(directory, 'password')} back`)
  writeFileSync(join(directory, 'password'), password)
  const server = await start()
  expect(await query(server.url, "select word from saved where word = 'committed'")).toHaveLength(1)
  await server.stop()
})

test.runIf(isRoot)(
  'embedded postgres: below a folder only root may enter, the data lies elsewhere and is found again',
  async () => {
    const closed = join(home, 'closed')
    cpSync(directory, join(closed, 'postgres'), { recursive: true })
    chmodSync(closed, 0o700)
    const inside = join(closed, 'postgres')
    const first = await startEmbeddedPostgres({ directory: inside })
    cleanups.push(() => rmSync(dirname(first.data), { recursive: true, force: true }), first.stop)
    expect(first.data.startsWith(home)).toBe(false)
    expect(existsSync(join(inside, 'data'))).toBe(false)
    expect(statSync(first.data).uid).not.toBe(0)
    await query(first.url, "insert into saved values ('elsewhere')")
    await first.stop()

    const second = await startEmbeddedPostgres({ directory: inside })
    cleanups.push(second.stop)
    expect(second.data).toBe(first.data)
    expect(await query(second.url, "select word from saved where word in ('committed', 'elsewhere')")).toHaveLength(2)
    await second.stop()

    const copied = join(home, 'copied')
    cpSync(inside, copied, { recursive: true })
    await expect(startEmbeddedPostgres({ directory: copied })).rejects.toThrow(`belongs to ${inside}`)

    chmodSync(dirname(first.data), 0o777)
    await expect(startEmbeddedPostgres({ directory: inside })).rejects.toThrow('only we can write')
  },
)

async function start() {
  const server = await startEmbeddedPostgres({ directory })
  cleanups.push(server.stop)
  return server
}

async function startInOtherProcess() {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))}
    process.on('SIGINT', () => console.log('interrupted'))
    const { url, data } = await startEmbeddedPostgres({ directory: ${JSON.stringify(directory)} })
    console.log(JSON.stringify({ url, data }))
    setInterval(() => {}, 60_000)`
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  cleanups.push(() => killProcess(parent))
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  return { parent, ...(JSON.parse(line.toString()) as { url: string; data: string }) }
}

async function query(url: string, sql: string, timeout = 10_000): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: timeout })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

function postmasterPid(data: string) {
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
}
