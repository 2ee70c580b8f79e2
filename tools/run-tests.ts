import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { openMemory } from './memory.ts'
import { readData, readSources } from './read-sources.ts'
import { type Outcome, root } from './run-steps.ts'
import { runVitest } from './run-vitest.ts'
import { testFingerprints } from './test-fingerprints.ts'

/** How many tests of a file passed, and whether it has no others. */
type Passed = { tests: number; whole: boolean }
type Report = { testResults: { name: string; status: string; assertionResults: { status: string }[] }[] }
type Options = {
  report: string
  /** Races, kills, broken lines, made-up input as well. */
  storms: boolean
  /** Leaves out files that passed before and whose tests cannot end otherwise now. */
  remember: boolean
}

const memory = openMemory<Record<string, Passed>>('tests-passed')

export async function runTests(print: (text: string) => void, { report, storms, remember }: Options) {
  const prints = readFingerprints()
  const before = (remember && memory.recall()) || {}
  const spared = new Map<string, Passed>()
  for (const [file, seen] of prints) {
    const passed = before[seen]
    if (passed && (passed.whole || !storms)) spared.set(file, passed)
  }
  const due = [...prints.keys()].filter((file) => !spared.has(file))
  let outcome: Outcome = { passed: 0, failed: 0 }
  let passed = spared
  if (due.length) {
    const args = [...(storms ? [] : ['--tagsFilter=!storm']), ...(spared.size ? due : [])]
    outcome = await runVitest(report, print, { args })
    passed = new Map([...spared, ...readPassed(report, outcome)])
    memory.keep(Object.fromEntries([...passed].map(([file, what]) => [prints.get(file)!, what])))
  }
  sayWhatWasNotRun(print, [...spared.values()], [...passed.values()])
  return outcome
}

function readFingerprints() {
  const settings = ['package-lock.json', 'vitest.config.ts', 'tsconfig.json']
  const texts = settings.map((file) => readFileSync(join(root, file), 'utf8'))
  return testFingerprints(readSources(root), [process.version, ...texts, ...readData(root)])
}

/** Nothing, where the run failed otherwise than by a test: which file that was is not known. */
function readPassed(report: string, { failed }: Outcome): [string, Passed][] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const ends = testResults.flatMap(({ assertionResults }) => assertionResults)
  if (ends.filter(({ status }) => status === 'failed').length !== failed) return []
  return testResults
    .filter(({ status }) => status === 'passed')
    .map(({ name, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'passed').length
      return [relative(root, name), { tests, whole: tests === assertionResults.length }]
    })
}

function sayWhatWasNotRun(print: (text: string) => void, spared: Passed[], passed: Passed[]) {
  const tests = spared.reduce((sum, one) => sum + one.tests, 0)
  if (tests) print(`${tests} tests passed before, and nothing they see has changed since.\n`)
  const partly = passed.filter(({ whole }) => !whole).length
  if (partly) print(`The storms in ${partly} files are left to npm test.\n`)
}
