import { join } from 'node:path'
import { commandStep, type Step } from './run-steps.ts'
import { runVitest } from './run-vitest.ts'

/** What did not change since the last run is not checked again. */
const remembered = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']

/**
 * Both tools are written in Go and end soon: garbage is cheaper left lying. Their threads check what they share several
 * times over, and the other cores are busy with the tests.
 */
const frugal = { GOGC: '400', GOMAXPROCS: '1' }

/** What needs neither a build nor a browser, all at once: the tests often wait and leave the cores to the others. */
export function checkSteps(reports: string, { storms }: { storms: boolean }): Step[] {
  const args = storms ? [] : ['--tagsFilter=!storm']
  return [
    {
      name: storms ? 'api and unit tests' : 'api and unit tests, storms left to npm test',
      aloud: true,
      run: (print) => runVitest(join(reports, 'vitest.json'), print, { args }),
    },
    commandStep('format', 'oxfmt', ['--check', '.']),
    commandStep('imports', 'node', ['tools/check-imports.ts']),
    commandStep('lint', 'oxlint', ['--type-aware', '--deny-warnings'], { env: frugal }),
    commandStep('types', 'tsc', ['--project', 'tsconfig.json', '--singleThreaded', ...remembered], { env: frugal }),
  ]
}
