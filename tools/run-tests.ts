import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

const passedBefore = openMemory<Passed>('tests-passed')
const calledBefore = openMemory<string[]>('tests-called')

export async function runTests(print: (text: string) => void, { report, storms, remember }: Options) {
  const fingerprints = readHouse()
  const before: Map<string, Passed> = remember ? passedBefore.recall() : new Map()
  const called = calledBefore.recall()
  const spared = new Map<string, Passed>()
  const due: string[] = []
  for (const [file, seen] of fingerprints(called)) {
    const passed = before.get(seen)
    if (passed && (passed.whole || !storms)) spared.set(file, passed)
    else due.push(file)
  }
  let outcome: Outcome = { passed: 0, failed: 0 }
  let passed = spared
  if (due.length) {
    const args = [...(storms ? [] : ['--tagsFilter=!storm']), ...(spared.size ? due : [])]
    const notes = join(dirname(report), 'what-ran.jsonl')
    outcome = await runVitest(report, print, { args, env: { NOTE_WHAT_RAN: notes } })
    passed = new Map([...spared, ...passedFiles(readReport(report), outcome.failed)])
    const ran = readNotes(notes)
    calledBefore.note(due.map((file) => [file, ran.get(file)]))
    const seen = fingerprints(calledBefore.recall())
    passedBefore.note([...seen].map(([file, one]) => [one, passed.get(file)]))
  }
  sayWhatWasNotRun(print, [...spared.values()], [...passed.values()])
  return outcome
}

/** As it is now, whatever is saved while the tests run. */
function readHouse() {
  const settings = ['package-lock.json', 'vitest.config.ts', 'tsconfig.json']
  const texts = settings.map((file) => readFileSync(join(root, file), 'utf8'))
  const [sources, surroundings] = [
    readSources(root),
    [process.version, process.platform, process.arch, ...texts, ...readData(root)],
  ]
  return (called: Map<string, string[]>) => testFingerprints(sources, surroundings, called)
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return { testResults: [] }
  }
}

/** Which files each test file called functions of. */
function readNotes(file: string) {
  if (!existsSync(file)) return new Map<string, string[]>()
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return new Map(lines.map((line) => JSON.parse(line) as [string, string[]]))
}

function sayWhatWasNotRun(print: (text: string) => void, spared: Passed[], passed: Passed[]) {
  const tests = spared.reduce((sum, one) => sum + one.tests, 0)
  if (tests) print(`${tests} tests passed before, and nothing they see has changed since.\n`)
  const partly = passed.filter(({ whole }) => !whole).length
  if (partly) print(`The storms in ${partly} files are left to npm test.\n`)
}
