import { join } from 'node:path'
import { lint } from './lint.ts'
import { commandStep, oneOutcome, type Step } from './run-steps.ts'
import { runVitest } from './run-vitest.ts'

/** What did not change since the last run is not checked again. */
const remembered = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']

/**
 * Both tools are written in Go and end soon: garbage is cheaper left lying. Their threads check what they share several
 * times over, and the other cores are busy with the tests.
 */
const frugal = { GOGC: '400', GOMAXPROCS: '1' }

type Options = {
  /** Races, kills, broken lines, made-up input as well. */
  storms: boolean
  /** Leaves out what the linter has seen before. */
  remember: boolean
}

/** What needs neither a build nor a browser, all at once: the tests often wait and leave the cores to the others. */
export function checkSteps(reports: string, { storms, remember }: Options): Step[] {
  const args = storms ? [] : ['--tagsFilter=!storm']
  return [
    {
      name: storms ? 'api and unit tests' : 'api and unit tests, storms left to npm test',
      aloud: true,
      run: (print) => runVitest(join(reports, 'vitest.json'), print, { args }),
    },
    commandStep('format', 'oxfmt', ['--check', '.']),
    commandStep('imports', 'node', ['tools/check-imports.ts']),
    { name: 'lint', run: async (print) => oneOutcome(await lint(print, { env: frugal, remember })) },
    commandStep('types', 'tsc', ['--project', 'tsconfig.json', '--singleThreaded', ...remembered], { env: frugal }),
  ]
}
