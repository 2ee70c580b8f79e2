import { join } from 'node:path'
import { commandStep, readOutcome, runCommand, type Step } from './run-steps.ts'

/** What needs neither a build nor a browser. */
export function checkSteps(reports: string): Step[][] {
  return [
    [
      commandStep('format', 'oxfmt', ['--check', '.']),
      commandStep('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
      commandStep('types', 'tsc', ['--project', 'tsconfig.json']),
      commandStep('imports', 'node', ['tools/check-imports.ts']),
    ],
    [{ name: 'api and unit tests', run: (print) => runVitest(join(reports, 'vitest.json'), print) }],
  ]
}

async function runVitest(report: string, print: (text: string) => void) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const succeeded = await runCommand('vitest', ['run', ...reporters], print)
  return readOutcome(report, succeeded, (found) => {
    const { numPassedTests, numFailedTests } = found as { numPassedTests: number; numFailedTests: number }
    return { passed: numPassedTests, failed: numFailedTests }
  })
}
