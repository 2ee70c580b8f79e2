import { join } from 'node:path'
import { lint } from './lint.ts'
import { commandStep, oneOutcome, type Step } from './run-steps.ts'
import { runTests } from './run-tests.ts'

/** What did not change since the last run is not checked again. */
const remembered = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']

/**
 * Both tools are written in Go and end soon: garbage is cheaper left lying, up to a limit that they stay under. Their
 * threads check what they share several times over, and the other cores are busy with the tests.
 */
const frugal = { GOGC: 'off', GOMEMLIMIT: '2GiB', GOMAXPROCS: '1' }

type Options = {
  /** Races, kills, broken lines, made-up input as well. */
  storms: boolean
  /** Leaves out what was clean or passed before and cannot have changed. */
  remember: boolean
  /** When the tests that had no turn yet are left to the next check. */
  until?: number | undefined
}

/** What needs neither a build nor a browser, all at once: the tests often wait and leave the cores to the others. */
export function checkSteps(reports: string, { storms, remember, until }: Options): Step[] {
  return [
    // Those that begin at once go first: the others work out beforehand what is left to do.
    commandStep('types', 'tsc', ['--project', 'tsconfig.json', '--singleThreaded', ...remembered], { env: frugal }),
    commandStep('format', 'oxfmt', ['--check', '.']),
    commandStep('imports', 'node', ['tools/check-imports.ts']),
    {
      name: 'api and unit tests',
      aloud: true,
      run: (print) => runTests(print, { report: join(reports, 'vitest.json'), storms, remember, until }),
    },
    { name: 'lint', run: async (print) => oneOutcome(await lint(print, { env: frugal, remember })) },
  ]
}
