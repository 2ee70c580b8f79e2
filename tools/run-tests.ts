import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { openMemory } from './memory.ts'
import { type Passed, passedFiles, type Report } from './passed-files.ts'
import { readData, readSources } from './read-sources.ts'
import { type Outcome, root } from './run-steps.ts'
import { runVitest } from './run-vitest.ts'
import { type Limit, limitedBy } from './stop-in-time.ts'
import { testFingerprints } from './test-fingerprints.ts'

type Options = {
  report: string
  /** Races, kills, broken lines, made-up input as well. */
  storms: boolean
  /** Leaves out files that passed before and whose tests cannot end otherwise now. */
  remember: boolean
  /** When to leave the rest to another run. */
  until?: number | undefined
}

const passedBefore = openMemory<Passed>('tests-passed')
const calledBefore = openMemory<string[]>('tests-called')

export async function runTests(print: (text: string) => void, options: Options) {
  const fingerprints = readHouse()
  const before: Map<string, Passed> = options.remember ? passedBefore.recall() : new Map()
  const spared = new Map<string, Passed>()
  const due: string[] = []
  for (const [file, seen] of fingerprints(calledBefore.recall())) {
    const passed = before.get(seen)
    if (passed && (passed.whole || !options.storms)) spared.set(file, passed)
    else due.push(file)
  }
  const { outcome, passed, called } = await runDue(print, due, { ...options, all: !spared.size })
  calledBefore.note(called)
  const seen = fingerprints(calledBefore.recall())
  const known = new Map([...spared, ...passed])
  passedBefore.note([...seen].map(([file, one]) => [one, known.get(file)]))
  sayWhatWasNotRun(print, [...spared.values()], [...known.values()], due.length - called.length)
  return outcome
}

type Ran = { outcome: Outcome; passed: [string, Passed][]; called: [string, string[] | undefined][] }

/** The test files that had their turn: which passed, and what each called functions of. */
async function runDue(
  print: (text: string) => void,
  due: string[],
  { report, storms, until, all }: Options & { all: boolean },
): Promise<Ran> {
  if (!due.length) return { outcome: { passed: 0, failed: 0 }, passed: [], called: [] }
  const notes = join(dirname(report), 'what-ran.jsonl')
  const limit = until ? { until, endedIn: join(dirname(report), 'ended-in-time.json') } : undefined
  const outcome = await runVitest(report, print, {
    args: [
      ...(storms ? [] : ['--tagsFilter=!storm']),
      ...(limit ? ['--reporter=./tools/stop-in-time.ts'] : []),
      ...(all ? [] : due),
    ],
    env: { NOTE_WHAT_RAN: notes, ...(limit && limitedBy(limit)) },
  })
  const ended = (limit && readEnded(limit)) ?? due
  const ran = readNotes(notes)
  return {
    outcome,
    passed: passedFiles(readReport(report), outcome.failed, new Set(ended)),
    called: ended.map((file) => [file, ran.get(file)]),
  }
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

function readEnded({ endedIn }: Limit) {
  if (!existsSync(endedIn)) return undefined
  return (JSON.parse(readFileSync(endedIn, 'utf8')) as string[]).map((file) => relative(root, file))
}

/** Which files each test file called functions of. */
function readNotes(file: string) {
  if (!existsSync(file)) return new Map<string, string[]>()
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return new Map(lines.map((line) => JSON.parse(line) as [string, string[]]))
}

function sayWhatWasNotRun(print: (text: string) => void, spared: Passed[], passed: Passed[], waiting: number) {
  const tests = spared.reduce((sum, one) => sum + one.tests, 0)
  if (tests) print(`${tests} tests passed before, and nothing they see has changed since.\n`)
  const partly = passed.filter(({ whole }) => !whole).length
  if (partly) print(`The storms in ${partly} files are left to npm test.\n`)
  if (waiting) print(`A minute is over: ${waiting} test files wait for the next check; with -- --all none does.\n`)
}
