import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { killProcess } from '../../testing/stress/kill-process.ts'
import { lockDataDirectory } from './data-lock.ts'

let directory: string
const children: ChildProcess[] = []

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'nmw-lock-'))
})

afterEach(async () => {
  for (const child of children.splice(0)) await killProcess(child)
  rmSync(directory, { recursive: true, force: true })
})

test('data lock: a second process learns the pid that uses the directory, and gets it after the release', async () => {
  const release = lockDataDirectory(directory)
  const refused = startLocker()
  expect(await outputOf(refused)).toBe(`Another process (pid ${process.pid}) is already using ${directory}`)
  release()
  expect(await outputOf(startLocker())).toBe('locked')
})

test('data lock: the same process cannot lock it twice', () => {
  const release = lockDataDirectory(directory)
  expect(() => lockDataDirectory(directory)).toThrow(`pid ${process.pid}`)
  release()
  lockDataDirectory(directory)()
})

test('data lock: the lock of a killed process is replaced and deleted', async () => {
  const first = startLocker()
  expect(await outputOf(first)).toBe('locked')
  expect(() => lockDataDirectory(directory)).toThrow(`pid ${first.pid}`)
  await killProcess(first)
  expect(readdirSync(directory)).toHaveLength(1)
  const release = lockDataDirectory(directory)
  expect(readdirSync(directory)).toHaveLength(1)
  release()
  expect(readdirSync(directory)).toEqual([])
})

test.each([
  ['another living process', process.ppid],
  ['ourselves', process.pid],
])('data lock: a stale lock whose pid now belongs to %s is replaced', (_, pid) => {
  const stale = join(directory, `lock-${pid}-000000000000`)
  writeFileSync(stale, '')
  const release = lockDataDirectory(directory)
  expect(existsSync(stale)).toBe(false)
  release()
})

test('data lock: of many processes starting at once over a stale lock exactly one gets it', async () => {
  writeFileSync(join(directory, 'lock-999999999-000000000000'), '')
  const startAt = process.hrtime.bigint() + 1_000_000_000n
  const answers = await Promise.all(Array.from({ length: 5 }, () => outputOf(startLocker(startAt))))
  expect(answers.filter((answer) => answer === 'locked')).toHaveLength(1)
  expect(answers.filter((answer) => answer.startsWith('Another process (pid '))).toHaveLength(4)
})

/** The monotonic clock is the same for all processes, also where tests move the date. */
function startLocker(startAt = 0n) {
  const script = `
    import { lockDataDirectory } from ${JSON.stringify(join(import.meta.dirname, 'data-lock.ts'))}
    while (process.hrtime.bigint() < ${startAt}n) {}
    try {
      lockDataDirectory(${JSON.stringify(directory)})
      console.log('locked')
      setInterval(() => {}, 60_000)
    } catch (error) {
      console.log(error.message)
    }`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

async function outputOf(child: ChildProcess) {
  const [chunk] = (await once(child.stdout!, 'data')) as [Buffer]
  return chunk.toString().trim()
}
