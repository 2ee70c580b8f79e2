import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openMemory } from './memory.ts'
import { type Passed, passedFiles, type Report } from './passed-files.ts'
import { readData, readSources } from './read-sources.ts'
import { type Outcome, root } from './run-steps.ts'
import { runVitest } from './run-vitest.ts'
import { testFingerprints } from './test-fingerprints.ts'

type Options = {
  report: string
  /** Races, kills, broken lines, made-up input as well. */
  storms: boolean
  /** Leaves out files that passed before and whose tests cannot end otherwise now. */
  remember: boolean
}

const memory = openMemory<Passed>('tests-passed')

export async function runTests(print: (text: string) => void, { report, storms, remember }: Options) {
  const prints = readFingerprints()
  const before: Map<string, Passed> = remember ? memory.recall() : new Map()
  const spared = new Map<string, Passed>()
  for (const [file, seen] of prints) {
    const passed = before.get(seen)
    if (passed && (passed.whole || !storms)) spared.set(file, passed)
  }
  const due = [...prints.keys()].filter((file) => !spared.has(file))
  let outcome: Outcome = { passed: 0, failed: 0 }
  let passed = spared
  if (due.length) {
    const args = [...(storms ? [] : ['--tagsFilter=!storm']), ...(spared.size ? due : [])]
    outcome = await runVitest(report, print, { args })
    passed = new Map([...spared, ...passedFiles(readReport(report), outcome.failed)])
    memory.note([...prints].map(([file, seen]) => [seen, passed.get(file)]))
  }
  sayWhatWasNotRun(print, [...spared.values()], [...passed.values()])
  return outcome
}

function readFingerprints() {
  const settings = ['package-lock.json', 'vitest.config.ts', 'tsconfig.json']
  const texts = settings.map((file) => readFileSync(join(root, file), 'utf8'))
  return testFingerprints(readSources(root), [process.version, ...texts, ...readData(root)])
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return { testResults: [] }
  }
}

function sayWhatWasNotRun(print: (text: string) => void, spared: Passed[], passed: Passed[]) {
  const tests = spared.reduce((sum, one) => sum + one.tests, 0)
  if (tests) print(`${tests} tests passed before, and nothing they see has changed since.\n`)
  const partly = passed.filter(({ whole }) => !whole).length
  if (partly) print(`The storms in ${partly} files are left to npm test.\n`)
}
