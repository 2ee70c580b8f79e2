import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export type Outcome = {
  passed: number
  failed: number
  /** In words, where it is known which they were. */
  failures?: string[]
}
export type Step = {
  name: string
  /** Speaks while it runs. The others are heard when they are done, and in full when they failed. */
  aloud?: boolean
  /** Says what it does through `print` and what came of it by its answer. */
  run: (print: (text: string) => void) => Promise<Outcome>
}

/** Only for what hangs: a slow machine may take its time. */
const patience = 1_500

const LAST_WORDS = 20

type CommandOptions = { cwd?: string; env?: Record<string, string>; seconds?: number }

/**
 * Steps of one group run side by side, groups one after the other; a failure holds back nothing. What failed is said
 * again at the end, where the reader of a long log begins.
 */
export async function runSteps(groups: Step[][]) {
  const begin = Date.now()
  const outcomes: Outcome[] = []
  for (const group of groups) {
    outcomes.push(...(await Promise.all(group.map((step) => (step.aloud ? runAloud(step) : runQuietly(step))))))
  }
  const sum = (count: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[count], 0)
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? [])
  if (failures.length) console.log(`\n== failed\n${failures.join('\n')}`)
  console.log(`\nTook ${seconds(begin)}`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') ? 1 : 0
}

/** A tool from node_modules; true when it ends well. One that hangs is ended after its time. */
export function runCommand(
  command: string,
  args: string[],
  print: (text: string) => void,
  options: CommandOptions = {},
) {
  return new Promise<boolean>((resolve) => {
    const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print)
    const limit = (options.seconds ?? patience) * 1_000
    const timer = setTimeout(() => {
      print(`\n${command} took too long and was ended\n`)
      child.kill('SIGINT')
      setTimeout(() => child.kill('SIGKILL'), 10_000).unref()
    }, limit)
    child.once('error', (error) => print(`${command}: ${error.message}\n`))
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve(code === 0)
    })
  })
}

/** A step that counts as one. */
export function commandStep(name: string, command: string, args: string[], options?: CommandOptions): Step {
  return { name, run: async (print) => oneOutcome(await runCommand(command, args, print, options)) }
}

export function oneOutcome(passed: boolean): Outcome {
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** What a test runner wrote down. A run that failed without a failed test, or without a report, counts as one failure. */
export function readOutcome(file: string, succeeded: boolean, count: (report: unknown) => Outcome): Outcome {
  let outcome: Outcome = { passed: 0, failed: 0 }
  try {
    outcome = count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    succeeded = false
  }
  return succeeded ? outcome : { ...outcome, failed: Math.max(1, outcome.failed) }
}

async function runAloud(step: Step) {
  console.log(`\n== ${step.name}`)
  const begin = Date.now()
  const said: string[] = []
  const outcome = await attempt(step, (text) => {
    said.push(text)
    process.stdout.write(text)
  })
  console.log(`-- ${verdict(step, outcome, begin)}`)
  return withFailures(step, outcome, said)
}

async function runQuietly(step: Step) {
  const begin = Date.now()
  const said: string[] = []
  const outcome = await attempt(step, (text) => said.push(text))
  console.log(`\n== ${step.name}`)
  if (outcome.failed) process.stdout.write(said.join(''))
  console.log(`-- ${verdict(step, outcome, begin)}`)
  return withFailures(step, outcome, said)
}

/** A step that failed and does not know by what is named with its last words. */
function withFailures(step: Step, outcome: Outcome, said: string[]): Outcome {
  if (!outcome.failed || outcome.failures?.length) return outcome
  const lastWords = said.join('').trimEnd().split('\n').slice(-LAST_WORDS)
  return { ...outcome, failures: [[step.name, ...lastWords.map((line) => `    ${line}`)].join('\n')] }
}

async function attempt(step: Step, print: (text: string) => void) {
  try {
    return await step.run(print)
  } catch (error) {
    print(`${error instanceof Error ? error.message : String(error)}\n`)
    return oneOutcome(false)
  }
}

function verdict(step: Step, { passed, failed }: Outcome, begin: number) {
  return `${step.name}: ${failed ? `${failed} failed, ` : ''}${passed} passed in ${seconds(begin)}`
}

function seconds(begin: number) {
  return `${((Date.now() - begin) / 1_000).toFixed(1)} s`
}
