import { appendFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { openCalledFiles } from './called-files.ts'

/**
 * Where `npm run check` reads which files a test file called functions of: a change inside the functions of others
 * cannot matter to it, although it loads them with the rest of the server.
 */
const notes = process.env.NOTE_WHAT_RAN

type Watch = { calledSince: () => Promise<string[]>; whileLoading: Set<string> }

const root = join(import.meta.dirname, '../../..')
const known = Symbol.for('nmw.what-ran')
const worker = globalThis as { [known]?: Promise<Watch> }

if (notes) {
  // Each test file runs this again in the same worker.
  const watch = await (worker[known] ??= startWatch())
  beforeAll(async () => {
    // Modules stay loaded for the files that follow, with whatever they worked out by then.
    for (const file of await watch.calledSince()) watch.whileLoading.add(file)
  })
  afterAll(async () => {
    const called = new Set([...watch.whileLoading, ...(await watch.calledSince())])
    const [test, ...files] = [expect.getState().testPath!, ...called].map((file) => relative(root, file))
    appendFileSync(notes, `${JSON.stringify([test, files])}\n`)
  })
}

async function startWatch(): Promise<Watch> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const calledFiles = openCalledFiles()
  const calledSince = async () => calledFiles((await session.post('Profiler.takePreciseCoverage')).result)
  return { calledSince, whileLoading: new Set() }
}
