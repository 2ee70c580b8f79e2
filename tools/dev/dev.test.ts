import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../server/src/testing/checks/eventually.ts'
import { restartOnSave } from './restart-on-save.ts'

let folder: string
let ended: (number | null)[]
let server: Awaited<ReturnType<typeof restartOnSave>> | undefined

/** A server that records what `part.ts` says at each start. */
const program = `import { appendFileSync } from 'node:fs'
import { part } from './src/part.ts'
appendFileSync('starts', part + ' ')
setInterval(() => {}, 60_000)`

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nmw-dev-'))
  ended = []
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'server.ts'), program)
  writeFileSync(join(folder, 'starts'), '')
  write('part.ts', 'one')
})
afterEach(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true })
})

test('dev: the server restarts after each save by rename', async () => {
  await start()
  for (const [round, part] of ['two', 'three', 'four'].entries()) {
    saveByRename(part)
    await eventually(() => expect(starts()).toHaveLength(round + 2))
  }
  expect(starts()).toEqual(['one', 'two', 'three', 'four'])
})

test('dev: the server restarts after each save in place', async () => {
  await start()
  write('part.ts', 'two')
  await eventually(() => expect(starts()).toEqual(['one', 'two']))
  write('part.ts', 'three')
  await eventually(() => expect(starts()).toEqual(['one', 'two', 'three']))
})

test('dev: a server that does not start is reported, and the next save starts it again', async () => {
  await start()
  rmSync(join(folder, 'src/part.ts'))
  await eventually(() => expect(ended).toEqual([1]))
  write('part.ts', 'two')
  await eventually(() => expect(starts()).toEqual(['one', 'two']))
})

test('dev: saves of many files at once are one restart', async () => {
  await start({ burst: 1_000 })
  for (let number = 0; number < 50; number += 1) write(`other-${number}.ts`, 'new')
  saveByRename('two')
  await eventually(() => expect(starts()).toEqual(['one', 'two']))
  await sleep(1_500)
  expect(starts()).toEqual(['one', 'two'])
})

test('dev: a settings file counts that did not exist at the start, ignored files do not', async () => {
  await start()
  write('part.test.ts', 'ignored')
  await sleep(300)
  writeFileSync(join(folder, '.env'), 'PORT=1')
  await eventually(() => expect(starts()).toEqual(['one', 'one']))
  renameSync(join(folder, '.env'), join(folder, '.env.old'))
  await eventually(() => expect(starts()).toHaveLength(3))
})

test('dev: after a stop the process is gone and saves start nothing', async () => {
  const [child] = await start()
  await server!.stop()
  expect(child!.signalCode).toBe('SIGTERM')
  saveByRename('two')
  await sleep(500)
  expect(starts()).toEqual(['one'])
})

async function start({ burst = 100 } = {}) {
  const children: ChildProcess[] = []
  server = await restartOnSave({
    paths: [join(folder, 'src'), join(folder, '.env')],
    ignored: (path) => /\.(test\.ts|tmp)$/.test(path),
    start() {
      const child = spawn(process.execPath, ['server.ts'], { cwd: folder, stdio: 'ignore' })
      children.push(child)
      return child
    },
    onExit: (code) => ended.push(code),
    burst,
  })
  await eventually(() => expect(starts()).toEqual(['one']))
  return children
}

function starts() {
  return readFileSync(join(folder, 'starts'), 'utf8').split(' ').filter(Boolean)
}

function write(name: string, part: string) {
  writeFileSync(join(folder, 'src', name), `export const part: string = '${part}'`)
}

/** As vim, JetBrains, `sed -i` and git do. */
function saveByRename(part: string) {
  write('part.ts.tmp', part)
  renameSync(join(folder, 'src/part.ts.tmp'), join(folder, 'src/part.ts'))
}
