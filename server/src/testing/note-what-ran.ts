import { appendFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'

/**
 * Where `npm run check` reads which files a test file called functions of: a change inside the functions of others
 * cannot matter to it, although it loads them with the rest of the server. `tools/note-calls.ts` lets them tell.
 */
const notes = process.env.NOTE_WHAT_RAN

const root = join(import.meta.dirname, '../../..')
const worker = globalThis as {
  __nmwRan?: Map<string, { called: boolean }>
  /** Modules stay loaded for the test files that follow, with whatever they worked out by then. */
  __nmwRanWhileLoading?: Set<string>
}

if (notes) {
  const whileLoading = (worker.__nmwRanWhileLoading ??= new Set())
  beforeAll(() => {
    for (const file of calledSince()) whileLoading.add(file)
  })
  afterAll(() => {
    const called = new Set([...whileLoading, ...calledSince()])
    appendFileSync(notes, `${JSON.stringify([relative(root, expect.getState().testPath!), [...called]])}\n`)
  })
}

function calledSince() {
  return [...(worker.__nmwRan ?? [])].flatMap(([file, ran]) => {
    const { called } = ran
    ran.called = false
    return called ? [file] : []
  })
}
