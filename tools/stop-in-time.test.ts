import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, test } from 'vitest'
import { root, runCommand } from './run-steps.ts'
import { limitedBy } from './stop-in-time.ts'

const passes = "test('passes', () => {})"
const fails = "test('fails', () => { throw new Error() })"
const passesAfter = (moment: number) =>
  `test('waits', () => new Promise((done) => setTimeout(done, ${moment} + 5_000 - Date.now())), 60_000)`

/** The machine's own, by which the run lives: the tests may live years ahead. */
const machineTime = () => Math.round(performance.timeOrigin + performance.now())

/** A real run of real files, the first of which has its turn however slow the machine is. */
async function runLimited(write: (until: number) => Record<string, string>) {
  for (const seconds of [2, 10, 50]) {
    const ran = await runUntil(machineTime() + seconds * 1_000, write)
    if (ran.ended?.length) return ran
  }
  throw new Error('No file had its turn')
}

async function runUntil(until: number, write: (until: number) => Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'limited-'))
  const limit = { until, endedIn: join(folder, 'ended.json') }
  for (const [at, [name, text]] of Object.entries(write(until)).entries()) {
    // The largest goes first.
    writeFileSync(join(folder, `${name}.test.js`), `${text}\n${'//\n'.repeat(1_000 - 100 * at)}`)
  }
  const reporter = join(root, 'tools/stop-in-time.ts')
  const args = ['run', '--root', folder, '--globals', '--maxWorkers=1', `--reporter=${reporter}`]
  const succeeded = await runCommand('vitest', args, () => {}, { cwd: folder, env: limitedBy(limit) })
  const paths = existsSync(limit.endedIn) ? (JSON.parse(readFileSync(limit.endedIn, 'utf8')) as string[]) : undefined
  return { succeeded, ended: paths?.map((path) => basename(path, '.test.js')) }
}

describe.concurrent('when the time is over', () => {
  test('what had no turn waits, what was cut short counts for nothing, and neither is a failure', async ({
    expect,
  }) => {
    const ran = await runLimited((until) => ({ quick: passes, slow: passesAfter(until), late: fails }))
    expect(ran).toEqual({ succeeded: true, ended: ['quick'] })
  })

  test('what failed before is a failure', async ({ expect }) => {
    const ran = await runLimited((until) => ({ quick: fails, slow: passesAfter(until) }))
    expect(ran).toEqual({ succeeded: false, ended: ['quick'] })
  })

  test('a run that ended before knows nothing of it', async ({ expect }) => {
    const ran = await runUntil(machineTime() + 600_000, () => ({ quick: passes }))
    expect(ran).toEqual({ succeeded: true, ended: undefined })
  })
})
